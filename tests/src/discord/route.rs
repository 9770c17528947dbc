//! The routes of Discord's API that the fake knows, with the names of the published description.

use std::collections::BTreeMap;

macro_rules! routes {
    ($($(#[$doc:meta])* $op:ident $method:literal $path:literal;)*) => {
        /// The purpose of a request.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Op { $($(#[$doc])* $op,)* }

        const ROUTES: &[(Op, &str, &str)] = &[$((Op::$op, $method, $path),)*];
    };
}

routes! {
    /// The address of the gateway.
    GetGateway "GET" "/gateway";
    /// The address of the gateway, and how many shards to start.
    GetGatewayBot "GET" "/gateway/bot";
    /// The bot as a user.
    GetMe "GET" "/users/@me";
    /// A user.
    GetUser "GET" "/users/{user_id}";
    /// Opens a private channel.
    CreateDm "POST" "/users/@me/channels";
    /// The application.
    GetApplication "GET" "/applications/@me";
    /// The application, at its older address.
    GetOldApplication "GET" "/oauth2/applications/@me";
    /// The registered commands.
    ListCommands "GET" "/applications/{application_id}/commands";
    /// Registers all commands.
    SetCommands "PUT" "/applications/{application_id}/commands";
    /// Registers one command.
    CreateCommand "POST" "/applications/{application_id}/commands";
    /// Answers an interaction.
    Callback "POST" "/interactions/{interaction_id}/{interaction_token}/callback";
    /// Sends a message after the answer.
    FollowUp "POST" "/webhooks/{webhook_id}/{webhook_token}";
    /// Reads the answer.
    GetOriginal "GET" "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    /// Edits the answer.
    EditOriginal "PATCH" "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    /// Deletes the answer.
    DeleteOriginal "DELETE" "/webhooks/{webhook_id}/{webhook_token}/messages/@original";
    /// Reads a follow-up.
    GetFollowUp "GET" "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
    /// Edits a follow-up.
    EditFollowUp "PATCH" "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
    /// Deletes a follow-up.
    DeleteFollowUp "DELETE" "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}";
    /// Posts to a channel.
    CreateMessage "POST" "/channels/{channel_id}/messages";
    /// Reads the messages of a channel.
    ListMessages "GET" "/channels/{channel_id}/messages";
    /// Reads a message.
    GetMessage "GET" "/channels/{channel_id}/messages/{message_id}";
    /// Edits a message.
    EditMessage "PATCH" "/channels/{channel_id}/messages/{message_id}";
    /// Deletes a message.
    DeleteMessage "DELETE" "/channels/{channel_id}/messages/{message_id}";
    /// A channel.
    GetChannel "GET" "/channels/{channel_id}";
    /// Changes a channel or a thread.
    EditChannel "PATCH" "/channels/{channel_id}";
    /// Deletes a channel or a thread.
    DeleteChannel "DELETE" "/channels/{channel_id}";
    /// Starts a thread under a message.
    ThreadFromMessage "POST" "/channels/{channel_id}/messages/{message_id}/threads";
    /// Starts a thread.
    CreateThread "POST" "/channels/{channel_id}/threads";
    /// Adds a person to a thread.
    AddThreadMember "PUT" "/channels/{channel_id}/thread-members/{user_id}";
    /// A guild.
    GetGuild "GET" "/guilds/{guild_id}";
    /// The channels of a guild.
    ListChannels "GET" "/guilds/{guild_id}/channels";
    /// The roles of a guild.
    ListRoles "GET" "/guilds/{guild_id}/roles";
    /// A member of a guild.
    GetMember "GET" "/guilds/{guild_id}/members/{user_id}";
}

/// The names and values in a path.
pub(crate) type Params = BTreeMap<&'static str, String>;

impl Op {
    /// Finds the route of a method and a path (after `/api/v10`).
    pub(crate) fn find(method: &str, path: &str) -> Option<(Self, Params)> {
        // Names that begin with `@` are not numbers, so exact paths come before those with a parameter.
        let found = |(op, wanted, template): &(Self, &'static str, &'static str)| {
            let same = *wanted == method;
            same.then(|| params(template, path)).flatten().map(|params| (*op, params))
        };
        ROUTES.iter().find_map(found)
    }

    /// The method and the path, as the published description writes them.
    pub(crate) fn described(self) -> (&'static str, &'static str) {
        let found = ROUTES.iter().find(|(op, ..)| *op == self);
        found.map_or(("", ""), |(_, method, path)| (method, path))
    }

    /// Whether the token of an interaction replaces the bot's token.
    pub(crate) fn by_token(self) -> bool {
        let path = self.described().1;
        path.contains("webhook_token") || path.contains("interaction_token")
    }
}

fn params(template: &'static str, path: &str) -> Option<Params> {
    let (wanted, given): (Vec<_>, Vec<_>) = (template.split('/').collect(), path.split('/').collect());
    let mut params = Params::new();
    if wanted.len() != given.len() {
        return None;
    }
    for (wanted, given) in wanted.into_iter().zip(given) {
        match wanted.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
            Some(name) if !given.is_empty() => drop(params.insert(name, given.to_owned())),
            _ if wanted == given => {}
            _ => return None,
        }
    }
    Some(params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_found_by_its_own_path() {
        for (op, method, path) in ROUTES {
            let (found, params) = Op::find(method, path).unwrap();
            assert_eq!(found, *op, "{method} {path}");
            assert_eq!(params.len(), path.matches('{').count());
        }
        assert_eq!(Op::find("GET", "/gateways"), None);
        assert_eq!(Op::find("DELETE", "/gateway"), None);
    }
}
