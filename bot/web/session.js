// Who sits at this page. The session is a secret of this tab: another tab can be somebody else, and the browser remembers all for
// next time.

/** The people who came in from this browser, the newest first: {name, session}. */
export const known = JSON.parse(localStorage.getItem("duelhall.people") ?? "[]");

let session = sessionStorage.getItem("duelhall.session");

/** Whether somebody sits here. */
export const isIn = () => Boolean(session);

/** What each request says of this page. */
export const headers = () => ({ Authorization: `Bearer ${session}`, "Accept-Language": document.documentElement.lang });

/** Somebody sits down here. */
export function sit(person) {
  session = person.session;
  sessionStorage.setItem("duelhall.session", session);
  sessionStorage.removeItem("duelhall.level");
  keep([person, ...others()].slice(0, 6));
}

/** The hall does not know this session any more. */
export function forget() {
  keep(others());
  sessionStorage.removeItem("duelhall.session");
  sessionStorage.removeItem("duelhall.level");
  location.reload();
}

const others = () => known.filter((person) => person.session !== session);
const keep = (people) => localStorage.setItem("duelhall.people", JSON.stringify(people));
