### The missions of War: their names, and what is said before them.

war-mission-usa-1 = Kasserine Pass
war-briefing-usa-1 = Tunisia, February 1943. German tanks break through the thin American line at Kasserine. The opponent is few and hurried: build up, keep your units, and push back.
war-mission-usa-2 = Beach at Gela
war-briefing-usa-2 = Sicily, July 1943. The landing is ashore, but tanks drive at the beach. Ships and guns help; hold the sand until the attack is spent.
war-mission-usa-3 = Winter Line
war-briefing-usa-3 = Italy, December 1943. Mud holds up every vehicle on the way to Rome. The opponent has dug in: infantry and guns will have to do it.
