/**
 * Written by `node --run generate` from docs/api/openapi.json; a test tells when that has moved on.
 */

export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an app has to know to ask for tokens (RFC 8414)
         * @description For: everybody. No token may.
         */
        get: operations["oauth.server"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-protected-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who gives tokens for this API (RFC 9728)
         * @description For: everybody. No token may.
         */
        get: operations["oauth.resource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/security.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where whoever has found a hole can write
         * @description For: everybody. No token may.
         */
        get: operations["securityTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All banners
         * @description For: moderator. No token may.
         */
        get: operations["banners.admin.list"];
        put?: never;
        /**
         * A new banner; of a picture elsewhere a copy is kept
         * @description For: admin. No token may.
         */
        post: operations["banners.admin.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a banner
         * @description For: admin. No token may.
         */
        put: operations["banners.admin.update"];
        post?: never;
        /**
         * Take a banner away; it can be brought back
         * @description For: admin. No token may.
         */
        delete: operations["banners.admin.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/banners/{id}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often a banner was seen and clicked on each day, for a spreadsheet
         * @description For: admins. No token may.
         */
        get: operations["banners.exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily figures, for a spreadsheet
         * @description For: admins. No token may.
         */
        get: operations["admin.exportFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories in their order
         * @description For: moderator. No token may.
         */
        get: operations["forum.admin.category.list"];
        put?: never;
        /**
         * Makes a category
         * @description For: admin. No token may.
         */
        post: operations["forum.admin.category.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a category; what is missing stays
         * @description For: admin. No token may.
         */
        put: operations["forum.admin.category.update"];
        post?: never;
        /**
         * Takes a category away with all that is in it
         * @description For: admin. No token may.
         */
        delete: operations["forum.admin.category.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a post
         * @description For: admin. No token may.
         */
        post: operations["forum.admin.post.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/posts-admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts, of one thread or of all
         * @description For: moderator. No token may.
         */
        get: operations["forum.admin.post.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects a post
         * @description For: admin. No token may.
         */
        put: operations["forum.admin.post.update"];
        post?: never;
        /**
         * Deletes a post; the first one goes with its thread
         * @description For: admin. No token may.
         */
        delete: operations["forum.admin.post.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/subforums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subforums, of one category or of all
         * @description For: moderator. No token may.
         */
        get: operations["forum.admin.subforum.list"];
        put?: never;
        /**
         * Makes a subforum
         * @description For: admin. No token may.
         */
        post: operations["forum.admin.subforum.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/subforums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a subforum; what is missing stays
         * @description For: admin. No token may.
         */
        put: operations["forum.admin.subforum.update"];
        post?: never;
        /**
         * Takes a subforum away with its threads
         * @description For: admin. No token may.
         */
        delete: operations["forum.admin.subforum.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads, of one subforum or of all
         * @description For: moderator. No token may.
         */
        get: operations["forum.admin.thread.list"];
        put?: never;
        /**
         * Starts a thread
         * @description For: admin. No token may.
         */
        post: operations["forum.admin.thread.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes or moves a thread; what is missing stays
         * @description For: admin. No token may.
         */
        put: operations["forum.admin.thread.update"];
        post?: never;
        /**
         * Deletes a thread with its posts
         * @description For: admin. No token may.
         */
        delete: operations["forum.admin.thread.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much there is
         * @description For: moderator. No token may.
         */
        get: operations["admin.stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All members, searched, sorted and filtered
         * @description For: moderator. No token may.
         */
        get: operations["admin.members.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change username, address, role and status of a member
         * @description For: admin. No token may.
         */
        put: operations["admin.members.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in through the external provider
         * @description For: everybody. No token may.
         */
        get: operations["auth.external.begin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oidc/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the external provider sends the browser back to
         * @description For: everybody. No token may.
         */
        get: operations["auth.external.finish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in member
         * @description For: member. No token may.
         */
        get: operations["auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banner-reports/{token}/report.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same of an advertiser’s banners
         * @description For: everybody. No token may.
         */
        get: operations["banners.exportReportByLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of a position
         * @description For: everybody. No token may.
         */
        get: operations["banners.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/{id}/click": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A banner was clicked; counts with the token of its impression
         * @description For: everybody. No token may.
         */
        post: operations["banners.click"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banners/{id}/impression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A banner was seen; counts with the token of the page that shows it
         * @description For: everybody. No token may.
         */
        post: operations["banners.impression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counting-boards/bye": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The process gives the board back */
        post: operations["autoscoring.bye"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counting-boards/hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A process begins to hold a board; one at a time does */
        post: operations["autoscoring.hello"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/counting-boards/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All darts of the visit, as they are seen now; at least every ten seconds */
        post: operations["autoscoring.seen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The forum overview
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.category.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a thread or a post; a quote marker in the content quotes a post
         * @description For: member. Scope: `forum:write`
         */
        post: operations["forum.post.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Corrects an own post within 30 minutes
         * @description For: member. Scope: `forum:write`
         */
        put: operations["forum.post.update"];
        post?: never;
        /**
         * Deletes an own post, except the first; moderators any post
         * @description For: member. Scope: `forum:write`
         */
        delete: operations["forum.post.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/recent-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest posts, at most 5
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.post.recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/subforums/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A subforum
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.subforum.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/subforums/{subforumId}/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads of a subforum, pinned first, then by last activity
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.thread.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All tags
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.tag.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/tags/{slug}/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Threads that bear a tag, the newest first
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.tag.threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a thread with its first post
         * @description For: member. Scope: `forum:write`
         */
        post: operations["forum.thread.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A thread
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.thread.get"];
        put?: never;
        post?: never;
        /**
         * Deletes a thread that nobody has answered; moderators any thread
         * @description For: member. Scope: `forum:write`
         */
        delete: operations["forum.thread.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forum/threads/{threadId}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of a thread in reading order: answers stand beneath their post
         * @description For: everybody. Scope: `forum:read`
         */
        get: operations["forum.post.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friend requests that wait, got and sent, the latest first
         * @description For: member. Scope: `friends:read`
         */
        get: operations["social.friends.requests"];
        put?: never;
        /**
         * Asks a member to be a friend; who has been asked by them is one at once
         * @description For: member. Scope: `friends:write`
         */
        post: operations["social.friends.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friend-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an own friend request back
         * @description For: member. Scope: `friends:write`
         */
        delete: operations["social.friends.cancel"];
        options?: never;
        head?: never;
        /**
         * Accepts or declines a friend request
         * @description For: member. Scope: `friends:write`
         */
        patch: operations["social.friends.respond"];
        trace?: never;
    };
    "/api/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own friends, the latest first
         * @description For: member. Scope: `friends:read`
         */
        get: operations["social.friends.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/friends/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a friendship; again changes nothing
         * @description For: member. Scope: `friends:write`
         */
        delete: operations["social.friends.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Completed games of two members, the latest first: public ones, and the own
         * @description For: everybody. Scope: `games:read`
         */
        get: operations["games.listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a game stands: what is left, averages, checkouts, who throws next
         * @description For: everybody. Scope: `games:read`
         */
        get: operations["games.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a game stands, and every visit as it is thrown
         * @description For: everybody. Scope: `games:read`
         */
        get: operations["games.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leagues, those with most teams first
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A league with its officers and seasons
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/divisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A division with its table, teams and fixtures
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.divisions.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/divisions/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What its players have done, best of singles first
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/divisions/{id}/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points and fines that rules and officers took
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.penalties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/divisions/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A division, then its fixtures and its table as they change
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.divisions.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/entries/{entryId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a team has done in a season, player by player, best of singles first
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.squads.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/entries/{entryId}/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is registered for a team in a season
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.squads.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A fixture with line-ups and its whole sheet
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/boards/{boardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is at a board of its evening: the game, else what comes next
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.board"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/boards/{boardId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games at a board of its evening, one after the other
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.boardStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the sheet for a side
         * @description For: member. Scope: `leagues:write`
         */
        post: operations["leagues.fixtures.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decides a fixture as an officer, with a reason
         * @description For: member. Scope: `leagues:write`
         */
        put: operations["leagues.fixtures.decide"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disputes the sheet: the officers decide
         * @description For: member. Scope: `leagues:write`
         */
        post: operations["leagues.fixtures.dispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enters results of several games at once
         * @description For: member. Scope: `leagues:write`
         */
        put: operations["leagues.fixtures.enterAll"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/games/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enters or corrects the result of a game
         * @description For: member. Scope: `leagues:write`
         */
        put: operations["leagues.fixtures.enter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/games/{number}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the result of a game back
         * @description For: member. Scope: `leagues:write`
         */
        post: operations["leagues.fixtures.clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/line-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Names a line-up of a side
         * @description For: member. Scope: `leagues:write`
         */
        put: operations["leagues.fixtures.nameLineUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evening of a fixture
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/{id}/substitutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets somebody come in at a position
         * @description For: member. Scope: `leagues:write`
         */
        post: operations["leagues.fixtures.substitute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/fixtures/at-lounge/{loungeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is next at a lounge, or being played
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.fixtures.listOfLounge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leagues that one runs, and teams that one plays for
         * @description For: member. Scope: `leagues:read`
         */
        get: operations["leagues.listOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/players/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player has done in all seasons, the latest first
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.players.figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A season with its divisions and rules
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.seasons.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}/fixtures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fixtures of a season with their results, for a spreadsheet
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.exportFixtures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}/games.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every game of the sheets of a season, for a spreadsheet
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.exportGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}/season.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A season with its divisions, tables, teams, fixtures and sheets
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.exportSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}/squads.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is registered for which team of a season, for a spreadsheet
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.exportSquads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/seasons/{id}/tables.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tables of a season, for a spreadsheet
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.exportTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A team with its captains and seasons
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.teams.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leagues/user/{userId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has done in all leagues, as far as they show it; the latest season first
         * @description For: everybody. Scope: `leagues:read`
         */
        get: operations["leagues.players.ofMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the sign-in page
         * @description For: everybody. No token may.
         */
        get: operations["auth.login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out; only when the navigation begins on this site
         * @description For: everybody. No token may.
         */
        get: operations["auth.logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directory of lounges, the newest first unless told otherwise
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["lounges.search"];
        put?: never;
        /**
         * Adds a lounge, which its creator then owns
         * @description For: member. Scope: `lounges:write`
         */
        post: operations["lounges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lounge
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["lounges.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{id}/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of a lounge for a spreadsheet, in the language of `Accept-Language`
         * @description For: the lounge’s team and admins. Scope: `bookings:read`
         */
        get: operations["bookings.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When which boards of a lounge are free
         * @description For: everybody. Scope: `bookings:read`
         */
        get: operations["bookings.availability.times"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/availability/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Says whenever other times may be free
         * @description For: everybody. Scope: `bookings:read`
         */
        get: operations["bookings.availability.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/boards/{boardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is at a board of a lounge: the game, else what comes next
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["boards.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/boards/{boardId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game at a board of a lounge, and the next one when it is over
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["boards.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a lounge’s boards are taken; by whom is for its team only
         * @description For: everybody. Scope: `bookings:read`
         */
        get: operations["bookings.listOfLounge"];
        put?: never;
        /**
         * Books boards at the lounge’s price, whatever totalPrice says
         * @description For: member. Scope: `bookings:write`
         */
        post: operations["bookings.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounges/{loungeId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a lounge, newest first
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["lounges.review.list"];
        put?: never;
        /**
         * Reviews a lounge; an own review that is there already is changed
         * @description For: member. Scope: `lounges:write`
         */
        post: operations["lounges.review.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ads that everybody sees, the newest first unless told otherwise
         * @description For: everybody. Scope: `market:read`
         */
        get: operations["market.items.list"];
        put?: never;
        /**
         * Puts an ad online
         * @description For: member. Scope: `market:write`
         */
        post: operations["market.items.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An ad
         * @description For: everybody. Scope: `market:read`
         */
        get: operations["market.items.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/{id}/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the conversation with the seller of an item, or finds it
         * @description For: member. No token may.
         */
        post: operations["market.conversations.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/{id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remembers an ad; again changes nothing
         * @description For: member. Scope: `market:write`
         */
        post: operations["market.favourites.add"];
        /**
         * Forgets an ad; again changes nothing
         * @description For: member. Scope: `market:write`
         */
        delete: operations["market.favourites.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offers a price for an item, in the conversation with its seller
         * @description For: member. Scope: `market:write`
         */
        post: operations["market.offers.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells the moderators what is wrong with an ad; each member can do so once
         * @description For: member. No token may.
         */
        post: operations["market.items.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/conversations/{conversationId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says something in a conversation about an item
         * @description For: member. No token may.
         */
        post: operations["market.conversations.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/sellers/{sellerId}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A seller: what was checked, badges, statistics, and how the trust score comes about
         * @description For: everybody. Scope: `market:read`
         */
        get: operations["market.sellers.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/sellers/{sellerId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What others say of a seller, newest first
         * @description For: everybody. Scope: `market:read`
         */
        get: operations["market.sellers.reviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ads of a member, the latest first
         * @description For: everybody. Scope: `market:read`
         */
        get: operations["market.items.ofUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/verifications/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The document of a check that waits; each look is noted in the log
         * @description For: admin. No token may.
         */
        get: operations["market.verifications.document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/marketplace/verifications/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one document for a check as the body; it is stored encrypted, and deleted with the decision
         * @description For: member. At most 8 MB. No token may.
         */
        post: operations["market.verifications.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-channel-admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Names another admin of a channel
         * @description For: member. No token may.
         */
        post: operations["media.admins.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Media channels, those with most followers first unless told otherwise
         * @description For: everybody. Scope: `media:read`
         */
        get: operations["media.channels.list"];
        put?: never;
        /**
         * Lists a channel, whose admin the member becomes
         * @description For: member. Scope: `media:write`
         */
        post: operations["media.channels.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A channel
         * @description For: everybody. Scope: `media:read`
         */
        get: operations["media.channels.get"];
        /**
         * Changes what a channel says; what is missing stays
         * @description For: member. Scope: `media:write`
         */
        put: operations["media.channels.update"];
        post?: never;
        /**
         * Takes a channel off the list; for an hour its admins can bring it back
         * @description For: member. Scope: `media:write`
         */
        delete: operations["media.channels.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says something to another member
         * @description For: member. No token may.
         */
        post: operations["social.conversations.sendDirect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages/{friendId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said with another member, the latest page first, each page in its order
         * @description For: member. No token may.
         */
        get: operations["social.conversations.directMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/moderation/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moderators and admins have done, for a spreadsheet
         * @description For: moderators and admins, as far as it is theirs. No token may.
         */
        get: operations["moderation.exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description For: everybody. No token may.
         */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-data/archives/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The archive of everything that the member has here, as a ZIP file
         * @description For: the member whose archive it is. No token may.
         */
        get: operations["ownData.archive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the own profile; what is not given stays as it is
         * @description For: member. Scope: `profile:write`
         */
        put: operations["social.profiles.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A profile, as far as it is for the reader
         * @description For: everybody. Scope: `profile:read`
         */
        get: operations["social.profiles.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that matches, the best matches first
         * @description For: everybody. Scope: `search:read`
         */
        get: operations["search.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the access token of this request is, and what it allows
         * @description For: member. Any token may.
         */
        get: operations["access.token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public tournaments with those who take part; what is still to come first
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.listDocumented"];
        put?: never;
        /**
         * Announces a tournament; times without an offset are those of Berlin
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/boards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds boards of the lounge or others
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.evening.addBoards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/boards/{boardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is at a board: the game, else what comes next
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.evening.board"];
        /**
         * Names a board anew, or takes it out of use
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.updateBoard"];
        post?: never;
        /**
         * Removes a board at which nobody plays
         * @description For: member. Scope: `tournaments:write`
         */
        delete: operations["tournaments.evening.removeBoard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/boards/{boardId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games at a board, one after the other
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.evening.boardStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls a tournament off, with a reason by choice
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that one is there
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a tournament by hand
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All draws with their seeds, for checking; the last one holds
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.draw.list"];
        put?: never;
        /**
         * Draws, or draws anew
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.draw.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/draws/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a draw would look like
         * @description For: member. Scope: `tournaments:read`
         */
        post: operations["tournaments.draw.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who plays, in the order of registration
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.entries.list"];
        put?: never;
        /**
         * Enters a member, a guest or a team
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.entries.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes an entry out: it has withdrawn or didn’t come
         * @description For: member. Scope: `tournaments:write`
         */
        delete: operations["tournaments.entries.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/{entryId}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets an entry play at one board only, or at any
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.wishBoard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/{entryId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that an entry is there, or isn’t
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.entries.setCheckedIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/{entryId}/late": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an entry a place in the running tournament
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.draw.enterLate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/{entryId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that the fee is paid, or isn’t
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.entries.setPaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/entries/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Frees the seats of who hasn’t checked in
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.entries.releaseNoShows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/evening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Boards, calls and the queue
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.evening.get"];
        /**
         * How matches are called: by themselves, rests, who marks
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legs and sets of the rounds that differ
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.draw.listFormats"];
        /**
         * Sets legs and sets of a round that hasn’t begun
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.draw.setFormat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bracket, tables and results as they stand
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.matches.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches of a tournament with their results, as a file
         * @description For: organisers of the tournament. Scope: `tournaments:read`
         */
        get: operations["tournaments.matchesAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Matches of a tournament with their results, as a file
         * @description For: organisers of the tournament. Scope: `tournaments:read`
         */
        get: operations["tournaments.matchesAsJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms or disputes what the other side said
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.matches.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets a match go on at another board
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.moveMatch"];
        /**
         * Calls a match to a board
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.evening.callMatch"];
        /**
         * Takes a call back, and holds the match back
         * @description For: member. Scope: `tournaments:write`
         */
        delete: operations["tournaments.evening.putBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/consequences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a result, or none, would open again
         * @description For: member. Scope: `tournaments:read`
         */
        post: operations["tournaments.matches.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts a match before the queue, or back in its turn
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.putFirst"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Holds a match back from the queue, or lets it go
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.holdMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/marker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lets somebody else mark a match, or nobody
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.evening.swapMarker"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says, as a player, how a match ended
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.matches.report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enters or corrects a result
         * @description For: member. Scope: `tournaments:write`
         */
        put: operations["tournaments.matches.decide"];
        post?: never;
        /**
         * Takes a result back: it is played again
         * @description For: member. Scope: `tournaments:write`
         */
        delete: operations["tournaments.matches.reopen"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/matches/{matchId}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores a match live; asked again, it is the same game
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.matches.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/participants.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Participants for a spreadsheet
         * @description For: the tournament’s organisers. Scope: `tournaments:read`
         */
        get: operations["tournaments.exportCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/participants.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Participants as JSON
         * @description For: the tournament’s organisers. Scope: `tournaments:read`
         */
        get: operations["tournaments.exportJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announces a draft
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a seat, or a place in the waiting list
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to play, with everybody who is in the draw
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is played at a tournament, and each match as it changes
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/throws.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every visit that was scored at a tournament, as a file
         * @description For: organisers of the tournament. Scope: `tournaments:read`
         */
        get: operations["tournaments.throwsAsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/throws.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every visit that was scored at a tournament, as a file
         * @description For: organisers of the tournament. Scope: `tournaments:read`
         */
        get: operations["tournaments.throwsAsJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the own seat, or the place in the waiting list, back
         * @description For: member. Scope: `tournaments:write`
         */
        post: operations["tournaments.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tournaments/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments in which a member plays, the latest announced first
         * @description For: everybody. Scope: `tournaments:read`
         */
        get: operations["tournaments.listOfMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one picture as the body; what nothing shows is removed after a day
         * @description For: member. At most 8 MB and 40 megapixels. Scope: `profile:write` or `forum:write` or `market:write` or `media:write`
         */
        post: operations["uploads.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members, by username
         * @description For: member. Scope: `profile:read`
         */
        get: operations["social.people.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member’s own bookings, latest first; upcoming ones soonest first
         * @description For: member. Scope: `bookings:read`
         */
        get: operations["bookings.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members whose name or username is like the query, the best matches first
         * @description For: member. Scope: `profile:read`
         */
        get: operations["social.people.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same lounges, with the price as hourlyRate, too
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["lounges.venues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/venues/favorites/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite lounges of a member whose profile is public, the latest first
         * @description For: everybody. Scope: `lounges:read`
         */
        get: operations["lounges.favourite.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What webhooks can hear, each with the kinds of subjects that hear of it
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.kinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To what a webhook can be narrowed: what you run or belong to, or what is at the address of a page
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.subjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your webhooks, and those of teams of what you run
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Sets up a webhook; only this answer has its secret
         * @description For: member. Scope: `webhooks:write`
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A webhook
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.get"];
        /**
         * Changes a webhook, or switches it on or off; what is missing stays
         * @description For: member. Scope: `webhooks:write`
         */
        put: operations["webhooks.update"];
        post?: never;
        /**
         * Deletes a webhook with its messages
         * @description For: member. Scope: `webhooks:write`
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a webhook got and waits for in the last 30 days, the latest first
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A message with its content and the beginning of the last answer
         * @description For: member. Scope: `webhooks:read`
         */
        get: operations["webhooks.delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message once more, with the same id and content
         * @description For: member. Scope: `webhooks:write`
         */
        post: operations["webhooks.replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test message at once, and tells what its receiver answers
         * @description For: member. Scope: `webhooks:write`
         */
        post: operations["webhooks.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends once more all that was given up since a time, at most 10,000 messages
         * @description For: member. Scope: `webhooks:write`
         */
        post: operations["webhooks.replayFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret; the former one signs as well for 24 hours
         * @description For: member. Scope: `webhooks:write`
         */
        post: operations["webhooks.rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings as a calendar, for programs that read its address again and again
         * @description For: everybody. No token may.
         */
        get: operations["bookings.readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/category/{id}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest posts of a category
         * @description For: everybody. No token may.
         */
        get: operations["forum.categoryFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest posts of the forum as a feed
         * @description For: everybody. No token may.
         */
        get: operations["forum.forumFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/member/{id}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest posts of a member whose profile everybody may see
         * @description For: everybody. No token may.
         */
        get: operations["forum.memberFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/subforum/{id}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest posts of a subforum
         * @description For: everybody. No token may.
         */
        get: operations["forum.subforumFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/tag/{slug}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest threads that bear a tag
         * @description For: everybody. No token may.
         */
        get: operations["forum.tagFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/thread/{id}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest posts of a thread
         * @description For: everybody. No token may.
         */
        get: operations["forum.threadFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forum/thread/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A thread as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["forum.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The score of a public game, or a great visit, as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["games.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does the process answer?
         * @description For: everybody. No token may.
         */
        get: operations["health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can it take requests, or do jobs, and what is missing?
         * @description For: everybody. No token may.
         */
        get: operations["health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leagues/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All fixtures of a league as a calendar
         * @description For: everybody. No token may.
         */
        get: operations["leagues.leagueCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leagues/divisions/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fixtures of a division as a calendar
         * @description For: everybody. No token may.
         */
        get: operations["leagues.divisionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leagues/teams/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a team plays as a calendar
         * @description For: everybody. No token may.
         */
        get: operations["leagues.teamCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/{id}/picture.jpg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An ad as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["market.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/marketplace/{id}/qr.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link to an ad as a QR code of 200 × 200 pixels
         * @description For: everybody. No token may.
         */
        get: operations["market.qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture in one of its widths; it never changes. Those of drafts and of private messages are for who may read these
         * @description For: everybody. No token may.
         */
        get: operations["uploads.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus metrics; from the machine itself or with the token of METRICS_TOKEN
         * @description For: everybody. No token may.
         */
        get: operations["metrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an app sends a member’s browser, to be let do something (OAuth 2.1)
         * @description For: everybody. No token may.
         */
        get: operations["oauth.authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a token back that the app needs no more (RFC 7009)
         * @description For: everybody. No token may.
         */
        post: operations["oauth.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tokens for a code or for a refresh token (OAuth 2.1)
         * @description For: everybody. No token may.
         */
        post: operations["oauth.token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oche-bridge.tgz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The program that runs beside a board, as npx takes it
         * @description For: everybody. No token may.
         */
        get: operations["autoscoring.bridge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players/{username}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of a player who shows them to everybody, as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["statistics.picture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where crawlers find nothing, and where the sitemap is
         * @description For: everybody. No token may.
         */
        get: operations["robots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The files of the sitemap
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/channels-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: channels, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.channels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/clubs-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: clubs, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.clubs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/items-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: items, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/leagues-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: leagues, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.leagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/lounges-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: lounges, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.lounges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/pages.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages of which there are few
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/threads-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: threads, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.threads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/tournaments-{part}.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public pages: tournaments, by the thousands
         * @description For: everybody. No token may.
         */
        get: operations["sitemap.tournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament as a file for calendars
         * @description For: everybody. No token may.
         */
        get: operations["tournaments.calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A public tournament as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["tournaments.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops the mails that the link is from, by one click in a mail program (RFC 8058)
         * @description For: everybody. No token may.
         */
        post: operations["notifications.unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues/{id}/picture.jpg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An active lounge as a picture of 1200 × 630 pixels, for shared links
         * @description For: everybody. No token may.
         */
        get: operations["lounges.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Ad: {
            agreedPrice: number | null;
            area: {
                latitude: number;
                longitude: number;
            } | null;
            attributes: components["schemas"]["AdAttributes"];
            can: {
                favourite: boolean;
                message: boolean;
                offer: boolean;
                report: boolean;
            };
            /** @enum {string} */
            category: "darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other";
            city: string | null;
            condition: ("new" | "like_new" | "good" | "fair" | "poor") | null;
            country: string;
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            currency: "EUR";
            description: string;
            distanceKm: number | null;
            favouriteCount: number;
            id: number;
            images: string[];
            includesVat: boolean;
            /** @enum {string} */
            intent: "sell" | "wanted";
            isAvailable: boolean;
            isFavourite: boolean;
            isOwn: boolean;
            location: string | null;
            lounge: {
                city: string;
                id: number;
                name: string;
            } | null;
            meets: boolean;
            own: {
                can: {
                    delete: boolean;
                    edit: boolean;
                    markSold: boolean;
                    pause: boolean;
                    publish: boolean;
                    renew: boolean;
                };
                copies: {
                    id: number;
                    /** @enum {string} */
                    status: "draft" | "active" | "reserved" | "paused" | "sold" | "expired" | "deleted";
                    title: string;
                }[];
                expiresAt: string | null;
                review: ("waiting" | "rejected" | "blocked") | null;
                reviewReason: string | null;
                revision: number;
            } | null;
            picture: components["schemas"]["Picture"] | null;
            pictures: components["schemas"]["Picture"][];
            price: number;
            publishedAt: string | null;
            renewedAt: string | null;
            seller: {
                avatar: string | null;
                /** Format: date-time */
                createdAt: string;
                firstName: string;
                id: string;
                lastName: string;
                totalListings: number;
            };
            sellerId: string;
            sellerTermsAccepted: boolean;
            /** @enum {string} */
            sellerType: "private" | "business";
            shippingPrice: number | null;
            ships: boolean;
            soldAt: string | null;
            /** @enum {string} */
            status: "draft" | "active" | "reserved" | "paused" | "sold" | "expired" | "deleted";
            suspicions: ("payment_link" | "payment_method" | "messenger" | "phone" | "email" | "bank_account" | "link" | "trick" | "picture" | "price")[];
            takesMore: boolean;
            takesOffers: boolean;
            title: string;
            trader: components["schemas"]["Trader"] | null;
            /** Format: date-time */
            updatedAt: string;
            viewCount: number;
            wear: number | null;
            zipCode: string | null;
        };
        AdAttributes: {
            barrelDiameter: number | null;
            barrelLength: number | null;
            barrelShape: ("straight" | "torpedo" | "bomb" | "scallop" | "taper") | null;
            boardSegments: ("round_wire" | "triangle_wire" | "blade" | "electronic" | "magnetic") | null;
            brand: string | null;
            flightShape: ("standard" | "small" | "slim" | "pear" | "kite" | "vortex") | null;
            grip: ("smooth" | "ring" | "micro" | "shark" | "razor" | "knurled" | "mixed") | null;
            model: string | null;
            points: ("fixed" | "moving" | "changeable" | "conversion") | null;
            shaftLength: ("extra_short" | "short" | "between" | "medium" | "long") | null;
            shaftMaterial: ("nylon" | "polycarbonate" | "aluminium" | "carbon" | "titanium") | null;
            tip: ("steel" | "soft") | null;
            tungsten: number | null;
            weight: number | null;
        };
        AdminBanner: {
            advertiser: string;
            counts: {
                clicks: number;
                impressions: number;
            };
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            endDate: string | null;
            id: number;
            imageUrl: string | null;
            isActive: boolean;
            narrowPicture: components["schemas"]["Picture"] | null;
            picture: components["schemas"]["Picture"] | null;
            position: components["schemas"]["BannerPosition"];
            priority: number;
            startDate: string | null;
            /** @enum {string} */
            state: "running" | "planned" | "paused" | "over" | "deleted";
            targetUrl: string | null;
            title: string;
        };
        AdminCategory: {
            /** Format: date-time */
            createdAt: string;
            deletedAt: string | null;
            description: string | null;
            holdsClubs: boolean;
            id: number;
            isActive: boolean;
            name: string;
            position: number;
            postCount: number;
            subforumCount: number;
            threadCount: number;
        };
        AdminMember: {
            canSanction: boolean;
            country: string;
            counts: {
                bookings: number;
                clubs: number;
                games: number;
                items: number;
                leagues: number;
                lounges: number;
                posts: number;
                reviews: number;
                threads: number;
                tournaments: number;
            };
            email: string;
            emailVerified: boolean;
            firstName: string;
            hasPassword: boolean;
            id: string;
            isHidden: boolean;
            isOwn: boolean;
            /** Format: date-time */
            joinedAt: string;
            /** Format: date-time */
            lastActiveAt: string;
            lastName: string;
            leavesAt: string | null;
            /** @enum {string} */
            locale: "de" | "en";
            moderates: string[];
            openCases: number;
            passkeys: number;
            profileImageUrl: string | null;
            /** @enum {string} */
            role: "user" | "moderator" | "admin";
            secondFactor: boolean;
            silencedUntil: string | null;
            /** @enum {string} */
            status: "active" | "suspended" | "banned";
            statusReason: string | null;
            suspendedUntil: string | null;
            username: string;
            userType: string;
            visibility: ("public" | "friends" | "private") | null;
            zipCode: string | null;
        };
        AdminPost: {
            author: {
                firstName: string;
                lastName: string;
            };
            authorId: string;
            content: string;
            /** Format: date-time */
            createdAt: string;
            deletedAt: string | null;
            editedAt: string | null;
            id: number;
            isThreadDeleted: boolean;
            number: number;
            parentNumber: number | null;
            parentPostId: number | null;
            rootNumber: number;
            threadId: number;
            threadTitle: string;
        };
        AdminSubforum: {
            category: {
                id: number;
                name: string;
            };
            categoryId: number;
            clubId: number | null;
            /** Format: date-time */
            createdAt: string;
            deletedAt: string | null;
            description: string | null;
            hasSolutions: boolean;
            id: number;
            isActive: boolean;
            isLocked: boolean;
            name: string;
            position: number;
            postCount: number;
            threadCount: number;
        };
        AdminThread: {
            author: {
                firstName: string;
                lastName: string;
            };
            authorId: string;
            category: {
                id: number;
                name: string;
            };
            content: string;
            /** Format: date-time */
            createdAt: string;
            deletedAt: string | null;
            id: number;
            isAnnouncement: boolean;
            isLocked: boolean;
            isPinned: boolean;
            /** Format: date-time */
            lastPostAt: string;
            postCount: number;
            subforum: {
                id: number;
                name: string;
            };
            subforumId: number;
            title: string;
        };
        Author: {
            firstName: string;
            lastName: string;
        };
        Banner: {
            advertiser: string;
            endDate: string | null;
            id: number;
            imageUrl: string;
            isActive: boolean;
            position: components["schemas"]["BannerPosition"];
            priority: number;
            startDate: string | null;
            targetUrl: string | null;
            title: string;
        };
        /** @enum {string} */
        BannerPosition: "header" | "sidebar" | "footer" | "navigation_bottom" | "leaderboard_top" | "leaderboard_bottom" | "tournament_page" | "marketplace" | "venue_page" | "club_page" | "game_page" | "profile_page" | "dashboard";
        BoardState: {
            board: {
                id: number;
                name: string;
            };
            event: {
                id: number;
                kind: string;
                name: string;
            } | null;
            game: components["schemas"]["GameState"] | null;
            last: {
                names: [
                    string,
                    string
                ];
                number: number;
                score: [
                    number,
                    number
                ];
                winner: number | null;
            } | null;
            match: {
                names: [
                    string,
                    string
                ];
                number: number;
                /** @enum {string} */
                status: "called" | "playing";
            } | null;
            next: {
                names: [
                    string,
                    string
                ];
                number: number;
                until: string | null;
            } | null;
        };
        Booking: {
            boards: {
                id: number;
                name: string;
            }[];
            can: {
                cancel: boolean;
                move: boolean;
                review: boolean;
            };
            /** Format: date-time */
            cancellableUntil: string;
            cancelled: {
                /** @enum {string} */
                as: "member" | "lounge" | "system";
                /** Format: date-time */
                at: string;
                reason: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endTime: string;
            expiresAt: string | null;
            groupSize: number | null;
            id: number;
            isAnyBoard: boolean;
            lounge: {
                address: string;
                city: string;
                id: number;
                name: string;
                phone: string | null;
                timeZone: string;
                zipCode: string | null;
            };
            notes: string | null;
            /** Format: date-time */
            startTime: string;
            /** @enum {string} */
            status: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
            totalPrice: number;
        };
        Channel: {
            /** Format: date-time */
            createdAt: string;
            description: string;
            id: number;
            images: string[];
            isActive: boolean;
            isVerified: boolean;
            latestEpisodeAt: string | null;
            logo: string | null;
            name: string;
            numberOfFollowers: number;
            /** @enum {string} */
            platform: "YouTube" | "Podcast" | "Twitch" | "TikTok" | "Blog" | "Forum";
            url: string;
            videos: string[];
        };
        CurrentUser: {
            country: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            emailVerified: boolean;
            firstName: string;
            hasPassword: boolean;
            id: string;
            lastName: string;
            leavesAt: string | null;
            moderates: string[];
            profileImageUrl: string | null;
            /** @enum {string} */
            role: "user" | "moderator" | "admin";
            secondFactor: boolean;
            secondFactorSetupRequired: boolean;
            silencedUntil: string | null;
            silenceReason: string | null;
            /** @enum {string} */
            status: "active" | "suspended" | "banned" | "deleted";
            statusReason: string | null;
            suspendedUntil: string | null;
            userType: string;
            zipCode: string | null;
        };
        DealReview: {
            answer: {
                /** Format: date-time */
                createdAt: string;
                text: string;
            } | null;
            author: {
                firstName: string;
                id: string;
                lastName: string;
                profileImageUrl: string | null;
                username: string;
            };
            /** @enum {string} */
            authorRole: "buyer" | "seller";
            can: {
                answer: boolean;
                report: boolean;
            };
            comment: string;
            /** Format: date-time */
            createdAt: string;
            id: number;
            isHidden: boolean;
            publishedAt: string | null;
            rating: number;
        };
        DecidedFormat: {
            bullBeforeDecider?: boolean;
            legs: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            };
            sets?: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            };
            winByTwo?: {
                suddenDeath?: number;
            };
        };
        DecidedFormatInput: {
            bullBeforeDecider?: boolean;
            legs: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            };
            sets?: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            };
            winByTwo?: {
                suddenDeath?: number;
            };
        };
        Division: {
            canManage: boolean;
            fixtures: {
                awayId: number;
                boards: ("kept" | "refused") | null;
                games: [
                    number,
                    number
                ];
                homeId: number;
                id: number;
                isDecided: boolean;
                isFixed: boolean;
                legs: [
                    number,
                    number
                ];
                lounge: {
                    city: string;
                    id: number;
                    name: string;
                } | null;
                points: [
                    number,
                    number
                ] | null;
                round: number;
                startsAt: string | null;
                /** @enum {string} */
                status: "planned" | "live" | "reported" | "disputed" | "confirmed" | "forfeit" | "annulled";
                venue: string | null;
            }[];
            format: components["schemas"]["FixtureFormat"];
            id: number;
            isDouble: boolean;
            league: {
                id: number;
                name: string;
                region: string;
                timeZone: string;
            };
            level: number;
            name: string;
            ownEntryIds: number[];
            plan: {
                /** @enum {string} */
                kind?: "evenings" | "venueDays";
                problems: {
                    away?: number;
                    given?: number;
                    home?: number;
                    /** @enum {string} */
                    key: "teamCount" | "tooFewRounds" | "keyUnknown" | "keyTaken" | "fixedImpossible" | "noDate" | "venueTeamCount" | "tooFewDays" | "noVenue" | "fewBoards" | "tooLong";
                    needed?: number;
                    round?: number;
                    team?: number;
                    teams?: number[];
                }[];
                wishes: {
                    against: {
                        moreShifted: number;
                        wishes: number[];
                    } | null;
                    broken: {
                        rounds: number[];
                        teams: number[];
                    }[];
                    isMet: boolean;
                    wish: {
                        atOnce: number;
                        /** @constant */
                        kind: "sharedBoards";
                        teams: number[];
                        weight?: number;
                    } | {
                        /** @constant */
                        kind: "evenWeeks";
                        team: number;
                        weight?: number;
                    } | {
                        /** @constant */
                        kind: "oddWeeks";
                        team: number;
                        weight?: number;
                    } | {
                        /** @constant */
                        kind: "derby";
                        teams: [
                            number,
                            number
                        ];
                        weight?: number;
                        /** @enum {string} */
                        when: "early" | "late";
                    } | {
                        /** @constant */
                        kind: "maxHomeInARow";
                        most: number;
                        weight?: number;
                    } | {
                        /** @constant */
                        kind: "homeTwice";
                        times: number;
                        weight?: number;
                    };
                }[];
            } | null;
            plannedAt: string | null;
            promotes: number;
            relegates: number;
            revision: number;
            rounds: string[];
            rules: components["schemas"]["LeagueRules"];
            season: {
                id: number;
                name: string;
                /** @enum {string} */
                status: "planned" | "running" | "over";
            };
            siblings: {
                id: number;
                level: number;
                name: string;
            }[];
            standings: components["schemas"]["LeagueStanding"][];
            teams: {
                club: {
                    id: number;
                    name: string;
                } | null;
                divisionId: number;
                entryId: number;
                homeTime: string;
                homeWeekday: number;
                keyNumber: number | null;
                lounge: {
                    city: string;
                    id: number;
                    name: string;
                } | null;
                name: string;
                squadCount: number;
                teamId: number;
                venue: string | null;
                withdrawn: ("annulled" | "kept") | null;
            }[];
        };
        DivisionSummary: {
            fixtureCount: number;
            id: number;
            isDouble: boolean;
            level: number;
            liveCount: number;
            name: string;
            played: number;
            promotes: number;
            relegates: number;
            standings: components["schemas"]["LeagueStanding"][];
            teamCount: number;
        };
        Done: {
            /** @constant */
            ok: true;
        };
        DrawOptions: {
            allPlaces?: boolean;
            bestNext?: number;
            groups?: number;
            perGroup?: number;
            reset?: boolean;
            rounds?: number;
            thirdPlace?: boolean;
            tieBreaks?: ("legDifference" | "headToHead" | "legsWon" | "lot")[];
            twice?: boolean;
        };
        Entrant: {
            hasLeft: boolean;
            id: number;
            isOwn: boolean;
            name: string;
            place: number | null;
            players: {
                name: string;
                userId: string | null;
                username: string | null;
            }[];
            seed: number | null;
        };
        Error: {
            /**
             * @description Stable; there may be new ones, so take an unknown one by its status
             * @enum {string}
             */
            code: "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "BAD_INPUT" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_SETUP_REQUIRED" | "EMAIL_NOT_VERIFIED" | "ACCOUNT_SUSPENDED" | "ACCOUNT_SILENCED" | "ACCOUNT_BANNED" | "IDEMPOTENCY_KEY_REUSED" | "UNSUPPORTED_MEDIA_TYPE" | "METHOD_NOT_ALLOWED" | "CROSS_SITE" | "INVALID_CREDENTIALS" | "ALREADY_SIGNED_IN" | "INVALID_TOKEN" | "INVALID_SECOND_FACTOR" | "SECOND_FACTOR_ALREADY_ON" | "PASSKEY_REFUSED" | "TOO_MANY_PASSKEYS" | "EXTERNAL_SIGN_IN_FAILED" | "UNKNOWN_TOKEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "TOKEN_IN_ADDRESS" | "TOO_MANY_TOKENS" | "TOO_MANY_APPS" | "OAUTH_UNKNOWN_APP" | "OAUTH_WRONG_REDIRECT" | "OAUTH_BAD_REQUEST" | "CATEGORY_INACTIVE" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED" | "POST_WAITS" | "POST_CHANGED" | "WIKI_NEEDS_LEVEL" | "TAGS_NEED_LEVEL" | "EDIT_WAITS" | "THREAD_NOT_FOUND" | "SUBFORUM_NOT_FOUND" | "TAG_NOT_FOUND" | "TAG_TAKEN" | "POST_NOT_FOUND" | "OWN_POST" | "DRAFT_NOT_FOUND" | "TOO_MANY_FORUM_DRAFTS" | "PARENT_POST_NOT_FOUND" | "THREAD_HAS_REPLIES" | "FIRST_POST" | "EDIT_WINDOW_OVER" | "POST_UNDO_OVER" | "REMINDER_IN_PAST" | "NO_SOLUTIONS_HERE" | "FIRST_POST_NO_SOLUTION" | "CATEGORY_NOT_FOUND" | "CLUB_PLACE" | "POST_STAYS" | "PLACE_NOT_BESIDE" | "THREAD_MOVED" | "FIRST_POST_STAYS" | "POSTS_ELSEWHERE" | "SAME_THREAD" | "SAME_SUBFORUM" | "REORDERING_NOT_FOUND" | "REORDERING_FINAL" | "REORDERING_CHANGED" | "MEMBER_NOT_FOUND" | "PROFILE_UNDECIDED" | "PROFILE_PRIVATE" | "USERNAME_TAKEN" | "USERNAME_CHANGED_LATELY" | "FRIEND_REQUEST_SENT" | "ALREADY_FRIENDS" | "FRIEND_REQUESTS_CLOSED" | "TOO_MANY_FRIEND_REQUESTS" | "FRIEND_REQUEST_NOT_FOUND" | "THAT_IS_YOU" | "UPLOAD_TOO_LARGE" | "UPLOAD_TOO_MANY_PIXELS" | "UPLOAD_WRONG_FORMAT" | "UPLOAD_BROKEN" | "UPLOAD_UNREACHABLE" | "UPLOAD_NOT_FOUND" | "LOUNGE_NOT_FOUND" | "LOUNGE_HIDDEN" | "LOUNGE_INACTIVE" | "ZIP_CODE_UNKNOWN" | "BOARD_NOT_FOUND" | "BOARD_NAME_TAKEN" | "BOARD_HAS_BOOKINGS" | "LAST_BOARD" | "TOO_MANY_LOUNGE_BOARDS" | "TOO_MANY_LOUNGES" | "ALREADY_STAFF" | "INVITATION_REQUESTED" | "OWNER_STAYS" | "CLAIM_ALREADY_OPEN" | "CLAIM_DECIDED" | "REVIEW_NOT_FOUND" | "REVIEW_OF_OWN_LOUNGE" | "REVIEW_ANSWERED" | "BOOKING_NOT_FOUND" | "BOOKING_GUEST_HAS_ACCOUNT" | "BOOKING_END_BEFORE_START" | "BOOKING_IN_PAST" | "BOOKING_TOO_SOON" | "BOOKING_TOO_FAR_AHEAD" | "BOOKING_TOO_SHORT" | "BOOKING_TOO_LONG" | "BOOKING_OFF_GRID" | "OUTSIDE_OPENING_HOURS" | "TOO_MANY_BOARDS" | "BOARD_TAKEN" | "TOO_MANY_BOOKINGS" | "PRICE_CHANGED" | "BOOKING_STATUS" | "CANCELLATION_DEADLINE_OVER" | "SERIES_CONFLICT" | "SERIES_EMPTY" | "SERIES_TOO_LONG" | "SERIES_NOT_FOUND" | "BLOCK_NOT_FOUND" | "SLOT_IS_FREE" | "ALREADY_WAITING" | "TOO_MANY_WISHES" | "OFFER_OVER" | "WAITING_ENTRY_NOT_FOUND" | "FEED_NOT_FOUND" | "THING_NOT_FOUND" | "OWN_THING" | "ALREADY_REPORTED" | "REPORT_LINK_INVALID" | "PATTERN_KNOWN" | "CASE_NOT_FOUND" | "CASE_CLAIMED" | "CASE_NOT_CLAIMED" | "CASE_CLOSED" | "ACTION_NOT_POSSIBLE" | "UNDO_OVER" | "CASE_IS_OWN" | "DECISION_NOT_FOUND" | "ALREADY_APPEALED" | "APPEAL_OVER" | "APPEAL_NOT_FOUND" | "APPEAL_NOT_YOURS" | "SANCTION_NOT_FOUND" | "SANCTION_OVER" | "REMOVAL_NOT_FOUND" | "UNSUBSCRIBE_LINK_BROKEN" | "KIND_NOT_FOUND" | "KIND_TRANSACTIONAL" | "PLACE_NOT_FOUND" | "LEVEL_NOT_OFFERED" | "WEBHOOK_NOT_FOUND" | "WEBHOOK_THING_NOT_FOUND" | "WEBHOOK_TEAM_ONLY" | "WEBHOOKS_TOO_MANY" | "WEBHOOK_DELIVERY_NOT_FOUND" | "WEBHOOK_DELIVERY_WAITS" | "GAME_NOT_FOUND" | "GAME_NOT_OPEN" | "GAME_SCORED_ELSEWHERE" | "GAME_MOVED_ON" | "VISIT_IMPOSSIBLE" | "PLAYER_TWICE" | "INVITATION_OVER" | "PIN_NOT_SET" | "WRONG_PIN" | "PIN_LOCKED" | "PASSWORD_NOT_ENOUGH" | "FRIEND_WITHOUT_AVERAGE" | "GUEST_CLAIMED" | "GAME_CLAIMED" | "SHOWS_FULL" | "GAME_NOT_OVER" | "ALREADY_PLAYING" | "NOT_AMONG_PLAYERS" | "RESULT_SETTLED" | "NOT_YOURS_TO_CONFIRM" | "ALREADY_DISPUTED" | "DISPUTE_OVER" | "GAME_WAS_ON" | "GAME_WOULD_GO_ON" | "NOBODY_TO_WIN" | "CHALLENGE_NOT_FOUND" | "CHALLENGE_OVER" | "CHALLENGE_IN_PAST" | "CHALLENGE_TOO_LONG" | "CHALLENGE_TOO_FAR_AHEAD" | "CHALLENGE_NEEDS_PLACE" | "CHALLENGE_NEEDS_NAME" | "TOO_MANY_CHALLENGES" | "ANSWER_OUTSIDE_TIME" | "ANSWER_NOT_FOUND" | "MEETING_BOOKING_UNFIT" | "LOBBY_TAKEN" | "LOBBY_OTHER_LEVEL" | "LOBBY_OWN" | "BOARD_IN_PLAY" | "PLAYER_IN_PLAY" | "MATCH_ELSEWHERE" | "TABLET_UNKNOWN" | "TABLET_TAKEN" | "TABLET_CODE_WRONG" | "TABLET_OVER" | "BOARD_TOKEN_UNKNOWN" | "BOARD_HELD" | "COUNTING_BOARD_NOT_FOUND" | "COUNTING_BOARD_TAKEN" | "COUNTING_BOARD_EXISTS" | "TOO_MANY_COUNTING_BOARDS" | "PICTURE_CLOSED" | "PICTURE_RELAYED_ONLY" | "CAMERA_UNKNOWN" | "TOURNAMENT_NOT_FOUND" | "TOURNAMENT_STATUS" | "TOURNAMENT_FULL" | "TOURNAMENT_RULES_UNFIT" | "TOURNAMENT_BOARDS_BOOKED" | "REGISTRATION_NOT_OPEN" | "REGISTRATION_CLOSED" | "ALREADY_REGISTERED" | "TOURNAMENT_NOT_PUBLIC" | "ALREADY_IN_TOURNAMENT" | "NOT_REGISTERED" | "TOURNAMENT_FOR_TEAMS" | "TOURNAMENT_CLUB_ONLY" | "TOURNAMENT_INVITED_ONLY" | "TOURNAMENT_RATING_LIMIT" | "ENTRY_NOT_FOUND" | "CHECK_IN_CLOSED" | "TEAM_SIZE_UNFIT" | "SEED_TAKEN" | "TOO_MANY_ORGANISERS" | "DRAW_MISSING" | "DRAW_OUTDATED" | "DRAW_TOO_FEW" | "DRAW_TOO_MANY" | "DRAW_OPTIONS_UNFIT" | "ALREADY_DRAWN" | "COURSE_FULL" | "MATCH_NOT_FOUND" | "MATCH_NOT_READY" | "SCORE_IMPOSSIBLE" | "NOT_YOUR_MATCH" | "RESULT_TO_ANSWER" | "NOT_YOURS_TO_ANSWER" | "RESULT_MOVED_ON" | "NO_SCORER" | "NO_SUCH_ROUND" | "ROUND_HAS_BEGUN" | "TOURNAMENT_BOARD_TWICE" | "TOURNAMENT_BOARDS_FULL" | "BOARD_OUT_OF_ORDER" | "STEP_NOT_FOUND" | "UNDO_TOO_LATE" | "SERIES_UNKNOWN" | "SERIES_DATE_ANNOUNCED" | "SERIES_DATE_UNKNOWN" | "SERIES_CLOSED" | "SERIES_CREATOR_AWAY" | "QUALIFIER_TWICE" | "QUALIFIER_CIRCLE" | "QUALIFIER_TEAMS" | "QUALIFIER_SEATS" | "CONVERSATION_NOT_FOUND" | "CONVERSATION_BLOCKED" | "CONVERSATION_OVER" | "CONVERSATION_NOT_REPORTED" | "CONVERSATION_UNWANTED" | "MESSAGE_NOT_FOUND" | "MESSAGE_FIXED" | "GROUP_FULL" | "GROUP_OWNER_ONLY" | "GROUP_MEMBER_UNWILLING" | "NOT_IN_GROUP" | "ITEM_NOT_FOUND" | "ITEM_CHANGED" | "ITEM_RESERVED" | "ITEM_SOLD" | "ITEM_BLOCKED" | "ITEM_NOT_POSSIBLE" | "ITEM_NOT_DUE" | "TOO_MANY_DRAFTS" | "TRADER_DATA_MISSING" | "OWN_ITEM" | "SAVED_SEARCH_NOT_FOUND" | "TOO_MANY_SAVED_SEARCHES" | "OFFER_NOT_FOUND" | "OFFER_NOT_OPEN" | "OFFER_NOT_YOURS" | "OFFER_ITEM_RESERVED" | "OFFER_ON_WANTED" | "OFFER_TOO_HIGH" | "OFFER_FIXED_PRICE" | "OFFER_OPEN_ALREADY" | "OFFER_ACCEPTED_ALREADY" | "ITEM_PAUSED" | "DEAL_NOT_FOUND" | "DEAL_NOT_OPEN" | "DEAL_CONFIRMED_ALREADY" | "CONFIRM_STANDS" | "DEAL_SHIPS_ONLY" | "DEAL_MEETS_ONLY" | "MEETING_IN_PAST" | "MEETING_TOO_FAR_AHEAD" | "MEETING_NOT_PROPOSED" | "MEETING_AGREED_ALREADY" | "DEAL_DISPUTED_ALREADY" | "DISPUTE_TOO_LATE" | "DISPUTE_ANSWERED" | "DISPUTE_ASKED" | "DISPUTE_PHOTOS_FULL" | "SELLER_NOT_FOUND" | "DEAL_NOT_COMPLETED" | "DEAL_REVIEW_CLOSED" | "DEAL_REVIEW_PUBLISHED" | "DEAL_REVIEW_NOT_FOUND" | "DEAL_REVIEW_ANSWERED" | "VERIFICATION_NOT_FOUND" | "VERIFICATION_DONE" | "VERIFICATION_DECIDED" | "DOCUMENT_NOT_FOUND" | "DOCUMENT_UNREADABLE" | "DOCUMENT_TOO_LARGE" | "DOCUMENT_WRONG_FORMAT" | "PHONE_NOT_OFFERED" | "PHONE_INVALID" | "PHONE_NOT_SENT" | "PHONE_CODE_WRONG" | "PHONE_CODE_EXPIRED" | "PHONE_TAKEN" | "CLUB_NOT_FOUND" | "CLUB_EXISTS" | "CLUB_FULL" | "TOO_MANY_CLUBS" | "CLUB_MEMBER_ALREADY" | "NOT_IN_CLUB" | "CLUB_INVITED_ONLY" | "CLUB_ADMISSION_GONE" | "TOO_MANY_CLUB_INVITATIONS" | "CLUB_OWNER_STAYS" | "CLUB_OFFICERS_ONLY" | "CLUB_NEWS_PUBLIC" | "LEAGUE_NOT_FOUND" | "LEAGUE_NOT_PUBLIC" | "LEAGUE_EXISTS" | "TOO_MANY_LEAGUES" | "TOO_MANY_OFFICERS" | "LEAGUE_HEAD_STAYS" | "SEASON_NOT_FOUND" | "SEASON_EXISTS" | "SEASON_STATUS" | "SEASON_NOT_READY" | "SEASON_NOT_OVER" | "DIVISION_NOT_FOUND" | "DIVISION_EXISTS" | "DIVISION_FULL" | "DIVISION_IN_USE" | "TEAM_NOT_FOUND" | "TEAM_EXISTS" | "TEAM_IN_SEASON" | "TEAM_WITHDRAWN" | "TOO_MANY_DEPUTIES" | "SQUAD_FULL" | "LEAGUE_PLAYER_NOT_FOUND" | "PLAYER_REGISTERED" | "PLAYER_ELSEWHERE" | "REGISTRATION_NOT_FOUND" | "REGISTRATIONS_CLOSED" | "FIXTURE_NOT_FOUND" | "FIXTURE_STATUS" | "FIXTURES_PLAYED" | "LINE_UP_UNKNOWN" | "LINE_UP_SIZE" | "LINE_UP_TWICE" | "LINE_UP_OPEN" | "LINE_UP_MISSING" | "LINE_UP_RULE" | "PLAYER_NOT_REGISTERED" | "SUBSTITUTION_REFUSED" | "SHEET_GAME_UNKNOWN" | "SHEET_GAME_NOT_OPEN" | "SHEET_DIFFERS" | "FIXTURE_SCORE_IMPOSSIBLE" | "FIXTURE_CONFIRMED" | "FIXTURE_DECIDED" | "NO_SHOW_REFUSED" | "MOVE_NOT_FOUND" | "MOVE_OPEN" | "MOVE_TOO_LATE" | "MOVES_USED_UP" | "LAST_ROUND_FIXED" | "IMPORT_STALE" | "PENALTY_NOT_FOUND" | "POLL_NOT_FOUND" | "POLL_NOT_OPEN" | "POLL_CLOSED" | "ALREADY_VOTED" | "ONE_CHOICE_ONLY" | "POLL_OPTION_NOT_FOUND" | "POLL_HAS_VOTES" | "POLL_CHOICE_UNKNOWN" | "THREAD_HAS_POLL" | "POLL_WAITS" | "ARCHIVE_UNDER_WAY" | "ARCHIVE_NOT_FOUND" | "SIGN_IN_AGAIN" | "LAST_ADMIN" | "LEAVING_BEGUN" | "MOVED_IN" | "CHANNEL_NOT_FOUND" | "CHANNEL_EXISTS" | "TOO_MANY_CHANNELS" | "CHANNEL_ADMIN_UNKNOWN" | "TOO_MANY_CHANNEL_ADMINS" | "CHANNEL_ADMIN_STAYS" | "FEED_ADDRESS_REFUSED" | "CHANNEL_CODE_MISSING" | "CHANNEL_CODE_NOT_FOUND" | "CHANNEL_UNREADABLE" | "TOO_MANY_CHANNEL_CODES" | "BANNER_NOT_FOUND" | "BANNER_WITHOUT_PICTURE" | "BANNER_REPORT_NOT_FOUND" | "EMAIL_TAKEN" | "OWN_ROLE" | "OWN_ADDRESS" | "ADMIN_STAYS" | "ADMIN_STANDS" | "NOTE_NOT_FOUND" | "JOB_NOT_FOUND" | "AREA_OFF" | "ANNOUNCEMENT_NOT_FOUND" | "ANNOUNCEMENT_STAYS" | "WIDGET_NOT_FOUND" | "WIDGET_SUBJECT_NOT_FOUND" | "TOO_MANY_WIDGETS";
            /** @description Facts that the message is about */
            details?: {
                [key: string]: unknown;
            };
            /** @description What is wrong with which field of the request; at most twenty */
            fields?: {
                message: string;
                /** @description Name of the field, e.g. `content` or `amenities.0`; empty for all of them */
                path: string;
            }[];
            /** @description For people, in the language of `Accept-Language` */
            message: string;
            /** @description Of an unexpected error: as in the header `x-request-id` */
            requestId?: string;
        };
        Fixture: {
            away: components["schemas"]["FixtureTeam"];
            awayId: number;
            boards: ("kept" | "refused") | null;
            can: {
                cancel: boolean;
                confirm: boolean;
                dispute: boolean;
                enter: boolean;
                manage: boolean;
                move: boolean;
                nameLineUp: boolean;
                sides: number[];
                undo: boolean;
            };
            confirmed: [
                boolean,
                boolean
            ];
            confirmsAt: string | null;
            decision: {
                /** Format: date-time */
                at: string;
                kind: string;
                reason: string | null;
            } | null;
            disputableUntil: string | null;
            dispute: {
                answer: string | null;
                /** Format: date-time */
                at: string;
                reason: string;
                side: number;
            } | null;
            division: {
                id: number;
                name: string;
                revision: number;
            };
            dueLineUps: string[];
            format: components["schemas"]["FixtureFormat"];
            games: [
                number,
                number
            ];
            home: components["schemas"]["FixtureTeam"];
            homeId: number;
            id: number;
            isDecided: boolean;
            isFixed: boolean;
            isOver: boolean;
            league: {
                id: number;
                name: string;
                timeZone: string;
            };
            legs: [
                number,
                number
            ];
            lineUps: components["schemas"]["FixtureLineUp"][];
            lineUpsDueAt: string | null;
            lounge: {
                city: string;
                id: number;
                name: string;
            } | null;
            moves: components["schemas"]["FixtureMove"][];
            noShowFrom: string | null;
            paperFrom: string | null;
            penalties: components["schemas"]["LeaguePenalty"][];
            points: [
                number,
                number
            ] | null;
            reportedAt: string | null;
            revision: number;
            round: number;
            score: [
                number,
                number
            ];
            season: {
                id: number;
                name: string;
                /** @enum {string} */
                status: "planned" | "running" | "over";
            };
            sheet: components["schemas"]["FixtureGame"][];
            startsAt: string | null;
            /** @enum {string} */
            status: "planned" | "live" | "reported" | "disputed" | "confirmed" | "forfeit" | "annulled";
            thrown: components["schemas"]["FixtureThrows"][];
            venue: string | null;
        };
        FixtureFormat: {
            readonly blocks: {
                format: components["schemas"]["GameFormat"];
                readonly games: {
                    readonly away: number[];
                    readonly home: number[];
                }[];
                id: string;
                isDecider: boolean;
                isPlayedWhenDecided: boolean;
                lineUp: string;
                rules: components["schemas"]["GameRules"];
                worth: number;
            }[];
            readonly lineUps: {
                id: string;
                isBlind: boolean;
                /** @enum {string} */
                named: "start" | "block";
                positions: number;
                /** @enum {string} */
                substitutes: "free" | "stayOut" | "none";
            }[];
            points: {
                deciderLoss?: number;
                deciderWin?: number;
                draw: number;
                loss: number;
                win: number;
            };
        };
        FixtureGame: {
            away: components["schemas"]["LeaguePlayer"][];
            block: string;
            board: string | null;
            boardId: number | null;
            gameId: number | null;
            home: components["schemas"]["LeaguePlayer"][];
            legs: [
                number,
                number
            ] | null;
            number: number;
            positions: [
                number[],
                number[]
            ];
            size: number;
            source: ("live" | "captain" | "tablet" | "officer") | null;
            /** @enum {string} */
            status: "waiting" | "open" | "called" | "playing" | "played" | "skipped";
            winner: number | null;
        };
        FixtureLineUp: {
            name: string;
            /** Format: date-time */
            namedAt: string;
            players: (components["schemas"]["LeaguePlayer"] | null)[] | null;
            side: number;
            substitutions: {
                from: number;
                player: components["schemas"]["LeaguePlayer"];
                position: number;
            }[];
        };
        FixtureMove: {
            /** Format: date-time */
            askedAt: string;
            chosen: string | null;
            dates: string[];
            decidesAt: string | null;
            id: number;
            message: string | null;
            side: number;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "withdrawn" | "decided";
        };
        FixtureTeam: {
            entryId: number;
            name: string;
            teamId: number;
        };
        FixtureThrows: {
            average: number | null;
            bestFinish: number | null;
            firstNine: number | null;
            maxima: number;
            playerId: number;
            shortestLeg: number | null;
        };
        FriendRequest: {
            addressee: components["schemas"]["Person"];
            commonFriends: number;
            /** Format: date-time */
            createdAt: string;
            id: number;
            requester: components["schemas"]["Person"];
            /** @enum {string} */
            type: "incoming" | "outgoing";
        };
        GameFormat: {
            bullBeforeDecider?: boolean;
            legs: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            } | {
                count: number;
                /** @constant */
                kind: "all";
            };
            sets?: {
                count: number;
                /** @enum {string} */
                kind: "firstTo" | "bestOf";
            };
            winByTwo?: {
                suddenDeath?: number;
            };
        };
        GameRules: {
            /** @constant */
            game: "x01";
            readonly handicaps?: number[];
            /** @enum {string} */
            in: "straight" | "double" | "master";
            /** @enum {string} */
            out: "straight" | "double" | "master";
            roundLimit?: number;
            start: number;
        } | {
            /** @constant */
            game: "cricket";
            /** @enum {string} */
            scoring: "standard" | "cutThroat";
        };
        GameRulesInput: {
            /** @constant */
            game: "x01";
            readonly handicaps?: number[];
            /** @enum {string} */
            in: "straight" | "double" | "master";
            /** @enum {string} */
            out: "straight" | "double" | "master";
            roundLimit?: number;
            start: number;
        } | {
            /** @constant */
            game: "cricket";
            /** @enum {string} */
            scoring: "standard" | "cutThroat";
        };
        GameState: {
            board: string | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
            format: components["schemas"]["GameFormat"];
            id: number;
            isOver: boolean;
            leg: number;
            lounge: {
                city: string;
                id: number;
                name: string;
            } | null;
            next: {
                player: number;
                side: number;
            } | null;
            revision: number;
            rules: components["schemas"]["GameRules"];
            sides: {
                average: number | null;
                checkoutRate: number | null;
                dartsThrown: number;
                firstNineAverage: number | null;
                highestFinish: number;
                lastVisit: components["schemas"]["GameVisit"] | null;
                legs: number;
                marks: number[] | null;
                maximums: number;
                name: string;
                players: {
                    name: string | null;
                    userId: string | null;
                    username: string | null;
                }[];
                points: number | null;
                remaining: number | null;
                route: string[] | null;
                sets: number;
            }[];
            /** @enum {string} */
            status: "invited" | "declined" | "cancelled" | "expired" | "playing" | "finished" | "casual" | "disputed" | "completed" | "annulled";
            winner: number | null;
        };
        GameVisit: {
            before: number | null;
            checkout: number | null;
            darts: string[] | null;
            dartsThrown: number;
            isBust: boolean;
            leg: number;
            name: string | null;
            player: number;
            points: number;
            remaining: number | null;
            side: number;
            won: ("leg" | "set" | "game") | null;
        };
        GameVisitEvent: {
            before: number | null;
            checkout: number | null;
            darts: string[] | null;
            dartsThrown: number;
            game: components["schemas"]["GameState"];
            isBust: boolean;
            leg: number;
            name: string | null;
            player: number;
            points: number;
            remaining: number | null;
            side: number;
            won: ("leg" | "set" | "game") | null;
        };
        League: {
            can: {
                lead: boolean;
                manage: boolean;
                report: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            holidays: string | null;
            id: number;
            name: string;
            officers: {
                person: components["schemas"]["Person"];
                /** @enum {string} */
                role: "head" | "officer";
            }[];
            region: string;
            role: ("head" | "officer") | null;
            season: {
                id: number;
                name: string;
                /** @enum {string} */
                status: "planned" | "running" | "over";
            } | null;
            seasons: {
                endsOn: string;
                id: number;
                name: string;
                startsOn: string;
                /** @enum {string} */
                status: "planned" | "running" | "over";
            }[];
            teamCount: number;
            thread: {
                answers: number;
                id: number;
                /** Format: date-time */
                lastAt: string;
                title: string;
            } | null;
        };
        LeagueCareerSeason: {
            average: number | null;
            bestFinish: number | null;
            division: {
                id: number;
                name: string;
            };
            doubles: number;
            doublesWon: number;
            entryId: number;
            firstNine: number | null;
            fixtures: number;
            games: components["schemas"]["GameRules"][];
            league: {
                id: number;
                name: string;
            };
            legs: number;
            legsWon: number;
            maxima: number;
            season: {
                id: number;
                name: string;
            };
            shortestLeg: number | null;
            singles: number;
            singlesWon: number;
            team: {
                id: number;
                name: string;
            };
        };
        LeagueCareerTotal: {
            average: number | null;
            bestFinish: number | null;
            doubles: number;
            doublesWon: number;
            firstNine: number | null;
            fixtures: number;
            games: components["schemas"]["GameRules"][];
            legs: number;
            legsWon: number;
            maxima: number;
            shortestLeg: number | null;
            singles: number;
            singlesWon: number;
        };
        LeaguePenalty: {
            entryId: number;
            fine: number;
            fixtureId: number | null;
            id: number;
            /** Format: date-time */
            imposedAt: string;
            points: number;
            reason: string | null;
            rule: string;
            undoneAt: string | null;
            undoneReason: string | null;
        };
        LeaguePlayer: {
            id: number;
            name: string | null;
            person: components["schemas"]["Person"] | null;
        };
        LeagueRegistration: {
            /** Format: date-time */
            askedAt: string;
            decidedAt: string | null;
            id: number;
            player: components["schemas"]["LeaguePlayer"];
            /** @enum {string} */
            status: "asked" | "confirmed" | "refused" | "ended";
        };
        LeagueRules: {
            consequences: {
                ineligiblePlayer: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
                lateCancellation: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
                lateReport: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
                noShow: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
                postponementsExceeded: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
                tooFewPlayers: {
                    fineCents: number;
                    points: number;
                    /** @enum {string} */
                    score: "zeroToMax" | "none";
                };
            };
            deadlines: {
                confirmDays: number;
                graceMinutes: number;
                lineUpMinutes: number;
                protestDays: number;
                reportHours: number;
            };
            lineUps: {
                boundAfterGames: number | null;
                leastPlayers: number;
                maxFromHigher: number | null;
                maxHelpers: number | null;
                repeatInLineUp: boolean;
            };
            postponements: {
                decideAfterDays: number;
                lastRoundFixed: boolean;
                noticeHours: number;
                perSeason: number | null;
            };
            registrations: {
                closedLastRounds: number;
                mustBeConfirmed: boolean;
                oneTeam: boolean;
                transferBan: {
                    count: number;
                    /** @enum {string} */
                    unit: "rounds" | "weeks";
                } | null;
            };
            readonly tieBreaks: ("gameDifference" | "gamesWon" | "legDifference" | "legsWon" | "headToHead" | "lot")[];
            /** @enum {string} */
            withdrawal: "annulled" | "kept";
        };
        LeagueStanding: {
            decidedBy: ("points" | "gameDifference" | "gamesWon" | "legDifference" | "legsWon" | "headToHead" | "lot" | "withdrawn") | null;
            drawn: number;
            entryId: number;
            games: [
                number,
                number
            ];
            isLive: boolean;
            legs: [
                number,
                number
            ];
            lost: number;
            name: string;
            penalty: number;
            place: number;
            played: number;
            points: number;
            teamId: number;
            why: [
                number,
                number
            ] | null;
            withdrawn: ("annulled" | "kept") | null;
            won: number;
        };
        LeagueSummary: {
            id: number;
            name: string;
            region: string;
            role: ("head" | "officer") | null;
            season: {
                id: number;
                name: string;
                /** @enum {string} */
                status: "planned" | "running" | "over";
            } | null;
            teamCount: number;
        };
        ListedAd: {
            attributes: components["schemas"]["AdAttributes"];
            /** @enum {string} */
            category: "darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other";
            city: string | null;
            condition: ("new" | "like_new" | "good" | "fair" | "poor") | null;
            /** Format: date-time */
            createdAt: string;
            /** @constant */
            currency: "EUR";
            description: string;
            distanceKm: number | null;
            favouriteCount: number;
            fits: ("tip" | "weight" | "tungsten" | "barrelShape" | "grip" | "points" | "shaftLength" | "shaftMaterial" | "flightShape")[] | null;
            id: number;
            images: string[];
            /** @enum {string} */
            intent: "sell" | "wanted";
            isAvailable: boolean;
            isFavourite: boolean;
            meets: boolean;
            picture: components["schemas"]["Picture"] | null;
            price: number;
            sellerId: string;
            /** @enum {string} */
            sellerType: "private" | "business";
            ships: boolean;
            /** @enum {string} */
            status: "draft" | "active" | "reserved" | "paused" | "sold" | "expired" | "deleted";
            title: string;
            viewCount: number;
            wear: number | null;
            zipCode: string | null;
        };
        ListedTournament: {
            description: string | null;
            endDate: string | null;
            entryFee: number;
            /** @enum {string} */
            gameFormat: "301" | "501" | "cricket" | "around-the-clock";
            id: number;
            isForClub: boolean;
            isInvitedOnly: boolean;
            isPublic: boolean;
            isRegistrationOpen: boolean;
            location: string | null;
            maxParticipants: number;
            name: string;
            ownStatus: ("registered" | "waiting" | "withdrawn" | "no_show") | null;
            participantCount: number;
            participants: {
                id: string | null;
                name: string;
            }[];
            prizePool: number;
            /** Format: date-time */
            registrationDeadline: string;
            /** Format: date-time */
            startDate: string;
            /** @enum {string} */
            status: "draft" | "upcoming" | "active" | "completed" | "cancelled";
            teamSize: number;
            /** @enum {string} */
            tournamentType: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
            venue: {
                city: string;
                id: number;
                name: string;
                timeZone: string;
            } | null;
            venueId: number | null;
            waitingCount: number;
            winnerId: string | null;
            winnerName: string | null;
        };
        Lounge: {
            address: string;
            amenities: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
            boards: components["schemas"]["LoungeBoard"][];
            businessDay: {
                /** Format: date */
                date: string;
                /** Format: date-time */
                until: string;
            };
            city: string;
            country: string;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            distance: number | null;
            email: string | null;
            hasOpenClaim: boolean;
            hasOwnHours: boolean;
            hasPriceRules: boolean;
            id: number;
            isActive: boolean;
            isFavourite: boolean;
            isOpen: boolean;
            latitude: number | null;
            longitude: number | null;
            /** @enum {string} */
            loungeType: "bar" | "club" | "public_space";
            name: string;
            numberOfBoards: number;
            openingHours: {
                periods: {
                    from: string;
                    to: string;
                }[];
                /** @enum {number} */
                weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
            }[];
            opensOrClosesAt: string | null;
            owner: {
                firstName: string;
                id: string;
                lastName: string;
            };
            phone: string | null;
            photos: components["schemas"]["LoungePhoto"][];
            priceFrom: number;
            pricePerHour: number;
            priceRules: {
                period: {
                    from: string;
                    to: string;
                };
                pricePerHour: number;
                weekdays: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
            }[];
            /** @enum {string} */
            priceUnit: "board" | "person";
            rating: number | null;
            ratingCount: number;
            revision: number;
            rules: {
                autoConfirm: boolean;
                cancelMinutes: number;
                horizonDays: number;
                leadMinutes: number;
                maxMinutes: number;
                minMinutes: number;
                /** @enum {number} */
                slotMinutes: 15 | 30 | 60;
            };
            setupDescription: string | null;
            specialDays: {
                /** Format: date */
                date: string;
                holiday: string | null;
                note: string | null;
                periods: {
                    from: string;
                    to: string;
                }[] | null;
            }[];
            staffRole: ("owner" | "manager") | null;
            timeZone: string;
            /** Format: date-time */
            updatedAt: string;
            website: string | null;
            zipCode: string | null;
        };
        LoungeBoard: {
            id: number;
            isAccessible: boolean;
            /** @enum {string} */
            kind: "steel" | "soft";
            make: string | null;
            name: string;
            ocheDistanceMm: number | null;
            scoringSystem: string | null;
        };
        LoungeBooking: {
            boards: {
                id: number;
                name: string;
            }[];
            /** Format: date-time */
            endTime: string;
            guest: {
                id: string | null;
                name: string;
            } | null;
            id: number;
            /** Format: date-time */
            startTime: string;
            /** @enum {string} */
            status: "requested" | "confirmed" | "cancelled" | "completed" | "no_show";
        };
        LoungePhoto: {
            colour: string;
            description: string | null;
            height: number;
            id: string;
            sources: {
                url: string;
                width: number;
            }[];
            url: string;
            width: number;
        };
        LoungeReview: {
            answer: {
                /** Format: date-time */
                createdAt: string;
                text: string;
            } | null;
            author: {
                firstName: string;
                id: string;
                lastName: string;
            };
            can: {
                answer: boolean;
                delete: boolean;
                hide: boolean;
                report: boolean;
            };
            comment: string | null;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            id: number;
            isHidden: boolean;
            isVisitConfirmed: boolean;
            loungeId: number;
            openReports: number;
            rating: number;
        };
        LoungeSummary: {
            address: string;
            amenities: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
            city: string;
            country: string;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            distance: number | null;
            email: string | null;
            hasPriceRules: boolean;
            id: number;
            isActive: boolean;
            latitude: number | null;
            longitude: number | null;
            /** @enum {string} */
            loungeType: "bar" | "club" | "public_space";
            name: string;
            numberOfBoards: number;
            phone: string | null;
            photo: components["schemas"]["Picture"] | null;
            priceFrom: number;
            pricePerHour: number;
            /** @enum {string} */
            priceUnit: "board" | "person";
            rating: number | null;
            ratingCount: number;
            setupDescription: string | null;
            website: string | null;
            zipCode: string | null;
        };
        Message: {
            answers: {
                content: string;
                hasPictures: boolean;
                id: number;
                senderId: string | null;
            } | null;
            card: {
                id: number;
                kind: string;
            } | null;
            changeableUntil: string | null;
            content: string;
            conversationId: number;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            id: number;
            isBlocked: boolean;
            isDeleted: boolean;
            isHidden: boolean;
            key: string | null;
            notice: {
                /** @enum {string} */
                kind: "created" | "named" | "added" | "removed" | "left" | "owner";
                person: {
                    firstName: string;
                    id: string;
                    lastName: string;
                    profileImageUrl: string | null;
                    username: string;
                } | null;
            } | null;
            pictures: components["schemas"]["Picture"][];
            reactions: {
                /** @enum {string} */
                reaction: "up" | "heart" | "laugh" | "wow" | "sad" | "bull";
                userIds: string[];
            }[];
            receiverId: string | null;
            revision: number;
            senderId: string | null;
            suspicions: string[];
        };
        Person: {
            firstName: string;
            id: string;
            lastName: string;
            profileImageUrl: string | null;
            role: ("moderator" | "admin") | null;
            username: string;
            userType: string | null;
        };
        Picture: {
            colour: string;
            height: number;
            id: string;
            sources: {
                url: string;
                width: number;
            }[];
            url: string;
            width: number;
        };
        Post: {
            author: components["schemas"]["ShownAuthor"];
            authorId: string;
            can: {
                delete: boolean;
                editUntil: string | null;
            };
            content: string;
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            editor?: components["schemas"]["Author"];
            formatted?: {
                /** @constant */
                isCode?: true;
                list?: {
                    depth: number;
                    isFirst: boolean;
                    number: number | null;
                };
                quote?: number;
                runs: {
                    /** @constant */
                    bold?: true;
                    /** @constant */
                    code?: true;
                    href?: string;
                    /** @constant */
                    italic?: true;
                    text: string;
                }[];
            }[];
            id: number;
            /** @constant */
            isFromBlocked?: true;
            /** @constant */
            isWiki?: true;
            mentions: {
                userId: string;
                username: string;
            }[];
            number: number;
            parent: {
                number: number;
                snippet: string | null;
                threadId?: number;
            } | null;
            parentPostId: number | null;
            pictures?: components["schemas"]["PostPicture"][];
            quote: {
                number: number;
                postId: number;
                text: string | null;
            } | null;
            reactions?: {
                count: number;
                isMine: boolean;
                /** @enum {string} */
                kind: "bullseye" | "maximum" | "good-darts" | "round" | "bounce-out" | "madhouse";
            }[];
            rootNumber: number;
            threadId: number;
        };
        PostPicture: {
            colour: string;
            description: string | null;
            height: number;
            id: string;
            sources: {
                url: string;
                width: number;
            }[];
            url: string;
            width: number;
        };
        Profile: {
            achievements: {
                description: string;
                /** @enum {string} */
                kind: "firstMaximum" | "nineMarks" | "finish100" | "finish130" | "finish150" | "bigFish" | "leg18" | "leg15" | "leg12" | "nineDarter" | "bullFinish" | "madhouse" | "shanghai" | "average60" | "average80" | "average100" | "firstWin" | "tenWins" | "hundredGames";
                title: string;
            }[] | null;
            bio: string | null;
            city: string | null;
            country: string | null;
            dartingExperience: string | null;
            emailVerified: boolean | null;
            favouriteDouble: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 25) | null;
            firstName: string;
            gender: ("male" | "female" | "diverse") | null;
            id: string;
            isOwn: boolean;
            isUndecided: boolean;
            lastName: string;
            latitude: number | null;
            longitude: number | null;
            memberSince: string | null;
            nickname: string | null;
            phoneVerified: boolean | null;
            profileImageUrl: string | null;
            profileVisibility: ("public" | "friends" | "private") | null;
            role: ("moderator" | "admin") | null;
            sections: {
                about: ("public" | "friends" | "private") | null;
                achievements: ("public" | "friends" | "private") | null;
                lounges: ("public" | "friends" | "private") | null;
                marketplace: ("public" | "friends" | "private") | null;
                statistics: ("public" | "friends" | "private") | null;
                tournaments: ("public" | "friends" | "private") | null;
            } | null;
            /** @enum {string} */
            seen: "name" | "full";
            sellerTermsAccepted: boolean | null;
            shows: {
                about: boolean;
                achievements: boolean;
                lounges: boolean;
                marketplace: boolean;
                statistics: boolean;
                tournaments: boolean;
            };
            statistics: {
                averageScore: number | null;
                tournamentsPlayed: number | null;
                wins: number;
            } | null;
            street: string | null;
            username: string;
            userType: string | null;
            verifications: ("email" | "phone" | "identity" | "address" | "bank" | "business")[];
            walkOnSong: string | null;
            zipCode: string | null;
        };
        Season: {
            canManage: boolean;
            /** Format: date-time */
            createdAt: string;
            divisions: components["schemas"]["DivisionSummary"][];
            endsOn: string;
            format: components["schemas"]["FixtureFormat"];
            id: number;
            league: {
                id: number;
                name: string;
                region: string;
            };
            name: string;
            previousId: number | null;
            rules: components["schemas"]["LeagueRules"];
            startsOn: string;
            /** @enum {string} */
            status: "planned" | "running" | "over";
        };
        SellerProfile: {
            badges: {
                /** @enum {string} */
                badgeType: "trusted_seller" | "top_rated" | "verified_business" | "power_seller" | "community_favorite";
                /** Format: date-time */
                earnedAt: string;
                isActive: boolean;
                level: number;
            }[];
            seller: {
                firstName: string;
                id: string;
                lastName: string;
                /** Format: date-time */
                memberSince: string;
                profileImageUrl: string | null;
                /** @enum {string} */
                sellerType: "private" | "business";
                username: string;
            };
            stats: {
                accountAge: number;
                averageRating: number | null;
                averageResponseTime: number | null;
                disputeCount: number;
                negativeReviewCount: number;
                positiveReviewCount: number;
                responseRate: number | null;
                totalListings: number;
                totalReviews: number;
                totalSales: number;
                trustScore: number;
                verificationScore: number;
            };
            trader: components["schemas"]["Trader"] | null;
            trust: {
                deals: number;
                isNew: boolean;
                isTrustworthy: boolean;
                /** @enum {string} */
                level: "very_high" | "high" | "medium" | "low" | "very_low";
                partners: number;
                signals: {
                    max: number;
                    points: number;
                    /** @enum {string} */
                    signal: "verifications" | "deals" | "reviews" | "response" | "age" | "disputes";
                }[];
            };
            verifications: {
                /** @constant */
                status: "verified";
                /** @enum {string} */
                verificationType: "email" | "phone" | "identity" | "address" | "bank" | "business";
            }[];
        };
        ShownAuthor: {
            firstName: string;
            imageUrl: string | null;
            lastName: string;
        };
        Subforum: {
            categoryId: number;
            description: string | null;
            id: number;
            isActive: boolean;
            isLocked: boolean;
            lastPost: {
                author: components["schemas"]["ShownAuthor"];
                /** Format: date-time */
                createdAt: string;
                number: number;
                threadId: number;
                threadTitle: string;
            } | null;
            name: string;
            position: number;
            postCount: number;
            threadCount: number;
        };
        Tag: {
            /** @enum {string} */
            colour: "sisal" | "red" | "green" | "gold";
            name: string;
            slug: string;
        };
        Team: {
            boardIds: number[];
            can: {
                agreeHome: boolean;
                captain: boolean;
                manage: boolean;
                nameCaptains: boolean;
            };
            captains: {
                person: components["schemas"]["Person"];
                /** @enum {string} */
                role: "captain" | "deputy";
            }[];
            club: {
                id: number;
                name: string;
            } | null;
            entries: {
                club: {
                    id: number;
                    name: string;
                } | null;
                divisionId: number;
                divisionName: string;
                entryId: number;
                homeTime: string;
                homeWeekday: number;
                keyNumber: number | null;
                lounge: {
                    city: string;
                    id: number;
                    name: string;
                } | null;
                name: string;
                place: number | null;
                played: number;
                points: number | null;
                seasonId: number;
                seasonName: string;
                squadCount: number;
                teamId: number;
                venue: string | null;
                withdrawn: ("annulled" | "kept") | null;
            }[];
            id: number;
            isHomeAgreed: boolean;
            league: {
                id: number;
                name: string;
            };
            lounge: {
                city: string;
                id: number;
                name: string;
            } | null;
            name: string;
            venue: string | null;
        };
        Thread: {
            author: components["schemas"]["Author"];
            authorId: string;
            can: {
                delete: boolean;
                reply: boolean;
                restore: boolean;
            };
            category: {
                id: number;
                name: string;
            };
            closed: ("CATEGORY_INACTIVE" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED") | null;
            content: string;
            /** Format: date-time */
            createdAt: string;
            hasFeed: boolean;
            id: number;
            isAnnouncement: boolean;
            isLocked: boolean;
            isPinned: boolean;
            /** @constant */
            isUnsolvable?: true;
            /** Format: date-time */
            lastPostAt: string;
            plain?: string;
            poll: number | null;
            postCount: number;
            revision: number;
            solution?: {
                author: components["schemas"]["Author"] | null;
                /** Format: date-time */
                createdAt: string;
                number: number;
                postId: number;
                text: string | null;
            };
            subforum: {
                id: number;
                name: string;
            };
            subforumId: number;
            tags?: components["schemas"]["Tag"][];
            title: string;
            wiki?: {
                canEdit: boolean;
                canSet: boolean;
            };
        };
        ThreadSummary: {
            author: components["schemas"]["ShownAuthor"];
            authorId: string;
            /** Format: date-time */
            createdAt: string;
            id: number;
            isAnnouncement: boolean;
            isLocked: boolean;
            isPinned: boolean;
            /** @constant */
            isSolved?: true;
            lastPost: {
                author: components["schemas"]["ShownAuthor"];
                number: number;
            };
            /** Format: date-time */
            lastPostAt: string;
            postCount: number;
            subforumId: number;
            tags?: components["schemas"]["Tag"][];
            title: string;
        };
        Tournament: {
            boards: {
                boards: {
                    id: number;
                    name: string;
                }[];
                /** Format: date-time */
                endTime: string;
                /** Format: date-time */
                startTime: string;
            } | null;
            can: {
                bookBoards: boolean;
                cancel: boolean;
                checkIn: boolean;
                complete: boolean;
                delete: boolean;
                edit: boolean;
                openThread: boolean;
                organise: boolean;
                publish: boolean;
                register: boolean;
                report: boolean;
                start: boolean;
                withdraw: boolean;
            };
            cancelReason: string | null;
            checkInOpensAt: string | null;
            club: {
                id: number;
                name: string;
            } | null;
            description: string | null;
            endDate: string | null;
            entryFee: number;
            format: components["schemas"]["DecidedFormat"];
            /** @enum {string} */
            gameFormat: "301" | "501" | "cricket" | "around-the-clock";
            id: number;
            isForClub: boolean;
            isInvitedOnly: boolean;
            isPublic: boolean;
            isRegistrationOpen: boolean;
            location: string | null;
            maxParticipants: number;
            name: string;
            organisers: components["schemas"]["Person"][];
            own: {
                entryId: number;
                isCheckedIn: boolean;
                isPaid: boolean;
                place: number | null;
                /** @enum {string} */
                status: "registered" | "waiting" | "withdrawn" | "no_show";
            } | null;
            ownStatus: ("registered" | "waiting" | "withdrawn" | "no_show") | null;
            participantCount: number;
            prizePool: number;
            rating: {
                max: number | null;
                min: number | null;
            };
            refusal: ("UNAUTHENTICATED" | "ALREADY_REGISTERED" | "REGISTRATION_NOT_OPEN" | "REGISTRATION_CLOSED" | "TOURNAMENT_FOR_TEAMS" | "TOURNAMENT_INVITED_ONLY" | "TOURNAMENT_CLUB_ONLY" | "TOURNAMENT_RATING_LIMIT") | null;
            /** Format: date-time */
            registrationDeadline: string;
            revision: number;
            rules: components["schemas"]["GameRules"] | null;
            series: {
                id: number;
                name: string;
                ownRank: number | null;
            } | null;
            /** Format: date-time */
            startDate: string;
            /** @enum {string} */
            status: "draft" | "upcoming" | "active" | "completed" | "cancelled";
            teamSize: number;
            thread: {
                answers: number;
                id: number;
                title: string;
            } | null;
            /** @enum {string} */
            tournamentType: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
            /** Format: date-time */
            updatedAt: string;
            venue: {
                address: string;
                city: string;
                country: string;
                id: number;
                latitude: number | null;
                longitude: number | null;
                name: string;
                timeZone: string;
                zipCode: string | null;
            } | null;
            venueId: number | null;
            waitingCount: number;
            winnerId: string | null;
            winnerName: string | null;
        };
        TournamentCourse: {
            entrants: components["schemas"]["Entrant"][];
            expectedEnd: string | null;
            /** @enum {string} */
            kind: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
            matches: components["schemas"]["TournamentMatch"][];
            outdated: {
                gone: number[];
                isOtherKind: boolean;
                missing: number[];
            } | null;
            revision: number;
            /** @enum {string} */
            status: "draft" | "upcoming" | "active" | "completed" | "cancelled";
            tables: {
                goOn: number;
                group: string | null;
                rows: {
                    drawn: number;
                    entrant: number;
                    legsLost: number;
                    legsWon: number;
                    lost: number;
                    place: number;
                    played: number;
                    points: number;
                    won: number;
                }[];
            }[];
        };
        TournamentEntry: {
            id: number;
            isCheckedIn: boolean;
            isPaid: boolean | null;
            name: string;
            number: number;
            players: {
                guestName: string | null;
                person: components["schemas"]["Person"] | null;
                position: number;
                rating: number | null;
            }[];
            /** Format: date-time */
            registeredAt: string;
            seed: number | null;
            /** @enum {string} */
            status: "registered" | "waiting" | "withdrawn" | "no_show";
        };
        TournamentEvening: {
            boards: {
                call: {
                    againAt: string | null;
                    /** Format: date-time */
                    calledAt: string;
                    gameId: number | null;
                    markerId: number | null;
                    matchId: number;
                    /** @enum {string} */
                    status: "waiting" | "open" | "called" | "playing" | "reported" | "disputed" | "played" | "walkover" | "bye" | "skipped";
                } | null;
                id: number;
                isInUse: boolean;
                isTaken: boolean;
                loungeBoardId: number | null;
                name: string;
            }[];
            isCalling: boolean;
            /** @enum {string} */
            marker: "loser" | "winner" | "nobody";
            queue: {
                isFirst: boolean;
                matchId: number;
                until: string | null;
                wait: ("held" | "busy" | "rest" | "board") | null;
            }[];
            restMinutes: number;
            revision: number;
            wishes: {
                boardId: number;
                entryId: number;
            }[];
        };
        TournamentMatch: {
            board: string | null;
            can: {
                answer: boolean;
                decide: boolean;
                report: boolean;
                start: boolean;
            };
            expectedAt: string | null;
            format: components["schemas"]["DecidedFormat"];
            gameId: number | null;
            id: number | null;
            number: number;
            plan: components["schemas"]["TournamentMatchPlan"];
            players: [
                (number | "nobody") | null,
                (number | "nobody") | null
            ];
            said: {
                reason: string | null;
                /** Format: date-time */
                saidAt: string;
                score: [
                    number,
                    number
                ];
                side: number;
            } | null;
            score: [
                number,
                number
            ] | null;
            source: ("live" | "marker" | "organiser" | "players") | null;
            startedAt: string | null;
            /** @enum {string} */
            status: "waiting" | "open" | "called" | "playing" | "reported" | "disputed" | "played" | "walkover" | "bye" | "skipped";
            winner: number | null;
        };
        TournamentMatchPlan: {
            group?: string;
            id: string;
            loserPlaces?: {
                from: number;
                to: number;
            };
            onlyIfSecondWins?: string;
            round: number;
            readonly sources: [
                {
                    seed: number;
                } | {
                    winner: string;
                } | {
                    loser: string;
                } | {
                    qualifier: number;
                } | "bye",
                {
                    seed: number;
                } | {
                    winner: string;
                } | {
                    loser: string;
                } | {
                    qualifier: number;
                } | "bye"
            ];
            /** @enum {string} */
            stage: "winners" | "losers" | "final" | "placement" | "group" | "swiss";
            winnerPlaces?: {
                from: number;
                to: number;
            };
        };
        Trader: {
            address: string;
            email: string;
            name: string;
            phone: string;
            register: string | null;
            vatId: string | null;
            withdrawal: string;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            events: string[] | null;
            failingSince: string | null;
            failures: number;
            formerSecretUntil: string | null;
            id: number;
            isOn: boolean;
            isOwn: boolean;
            isRun: boolean;
            isTeam: boolean;
            lastAttemptAt: string | null;
            lastSuccessAt: string | null;
            name: string;
            offAt: string | null;
            offReason: ("owner" | "gone" | "failing" | "flood" | "rights") | null;
            subject: {
                id: string;
                kind: string;
                name: string | null;
                path: string | null;
            };
            url: string;
            waiting: number;
        };
        WebhookDelivery: {
            attempts: number;
            durationMs: number | null;
            event: string;
            failure: ("refused" | "unknown" | "timeout" | "failed") | null;
            /** Format: date-time */
            happenedAt: string;
            id: string;
            nextAttemptAt: string | null;
            sequence: number | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up" | "withheld";
            status: number | null;
            thing: string;
            triedAt: string | null;
        };
        WebhookDeliveryDetail: {
            answer: string | null;
            attempts: number;
            body: string | null;
            durationMs: number | null;
            event: string;
            failure: ("refused" | "unknown" | "timeout" | "failed") | null;
            /** Format: date-time */
            happenedAt: string;
            id: string;
            nextAttemptAt: string | null;
            sequence: number | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "given_up" | "withheld";
            status: number | null;
            thing: string;
            triedAt: string | null;
        };
        WebhookWithSecret: {
            /** Format: date-time */
            createdAt: string;
            events: string[] | null;
            failingSince: string | null;
            failures: number;
            formerSecretUntil: string | null;
            id: number;
            isOn: boolean;
            isOwn: boolean;
            isRun: boolean;
            isTeam: boolean;
            lastAttemptAt: string | null;
            lastSuccessAt: string | null;
            name: string;
            offAt: string | null;
            offReason: ("owner" | "gone" | "failing" | "flood" | "rights") | null;
            secret: string;
            subject: {
                id: string;
                kind: string;
                name: string | null;
                path: string | null;
            };
            url: string;
            waiting: number;
        };
    };
    responses: {
        /** @description It contradicts how things stand */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "CONFLICT",
                 *       "message": "This has changed in the meantime. Reload it and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "CONFLICT";
                };
            };
        };
        /** @description Not your fault; the log has it under the `requestId` */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INTERNAL",
                 *       "message": "Something went wrong on our side."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "INTERNAL";
                };
            };
        };
        /** @description Not for this member or this viewer, or asked for by another site */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "FORBIDDEN",
                 *       "message": "Access denied."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "FORBIDDEN" | "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                };
            };
        };
        /** @description There is no such thing for this viewer */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_FOUND",
                 *       "message": "This does not exist (any more)."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "NOT_FOUND";
                };
            };
        };
        /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHENTICATED",
                 *       "message": "Please log in to continue."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "UNAUTHENTICATED" | "SECOND_FACTOR_REQUIRED" | "UNKNOWN_TOKEN";
                };
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "PAYLOAD_TOO_LARGE",
                 *       "message": "This is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "PAYLOAD_TOO_LARGE";
                };
            };
        };
        /** @description Too many calls */
        TooMany: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "RATE_LIMITED",
                 *       "message": "Too many attempts. Please wait a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description Too busy, or this part is switched off; worth another try */
        Unavailable: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAVAILABLE",
                 *       "message": "Oche is taking a short break. Please try again in a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "UNAVAILABLE" | "AREA_OFF";
                };
            };
        };
        /** @description The input is wrong; `fields` says what */
        WrongInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "BAD_INPUT",
                 *       "message": "The input is incomplete or wrong."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                };
            };
        };
        /** @description The body has a type that is not taken here */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "This format is not accepted."
                 *     }
                 */
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {unknown} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Of a call with a token: for each limit that counted it, how many uses are left (`r`) and in how many seconds it begins anew (`t`), as in draft-ietf-httpapi-ratelimit-headers
         * @example "calls";r=299;t=60, "writes";r=29;t=60
         */
        RateLimit: string;
        /**
         * @description Of a call with a token: these limits, each with its uses (`q`) within so many seconds (`w`)
         * @example "calls";q=300;w=60, "writes";q=30;w=60
         */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "oauth.server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "oauth.resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resource: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    securityTxt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As RFC 9116 describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.admin.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Whether the smallest or the largest comes first */
                direction?: "asc" | "desc";
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Place on the page where banners stand */
                position?: components["schemas"]["BannerPosition"];
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "created" | "order" | "title" | "end";
                /** @description Only those in this state */
                state?: "running" | "planned" | "paused" | "over" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBanner"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.admin.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advertiser: string;
                    description?: string;
                    endDate?: ("" | string) | null;
                    imageUrl: string;
                    /** @default false */
                    isActive?: boolean;
                    narrowImageUrl?: ("" | string) | null;
                    position: components["schemas"]["BannerPosition"];
                    /** @default 0 */
                    priority?: number;
                    startDate?: ("" | string) | null;
                    targetUrl?: ("" | string) | null;
                    title: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBanner"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `UPLOAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "UPLOAD_NOT_FOUND",
                     *       "message": "This picture is no longer there. Please upload it again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "UPLOAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.admin.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the banner */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    advertiser: string;
                    description?: string;
                    endDate?: ("" | string) | null;
                    imageUrl: string;
                    /** @default false */
                    isActive?: boolean;
                    narrowImageUrl?: ("" | string) | null;
                    position: components["schemas"]["BannerPosition"];
                    /** @default 0 */
                    priority?: number;
                    startDate?: ("" | string) | null;
                    targetUrl?: ("" | string) | null;
                    title: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBanner"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BANNER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BANNER_NOT_FOUND",
                     *       "message": "This banner is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BANNER_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.admin.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the banner */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BANNER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BANNER_NOT_FOUND",
                     *       "message": "This banner is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BANNER_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.exportReport": {
        parameters: {
            query?: {
                /** @description First day */
                from?: string;
                /** @description Last day, at most two years later */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Of the banner */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a line of titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BANNER_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BANNER_NOT_FOUND",
                     *       "message": "This banner is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BANNER_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.exportFigures": {
        parameters: {
            query?: {
                /** @description The first day, e.g. 2026-11-01 */
                from?: string;
                /** @description The last day */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a line of titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.category.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description Only those in this state */
                state?: "active" | "inactive" | "locked" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.category.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    name: string;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.category.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the category */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    isActive?: boolean;
                    name?: string;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CATEGORY_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_NOT_FOUND",
                     *       "message": "Category not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.category.delete": {
        parameters: {
            query?: {
                /** @description Why, for the log that moderators read */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Id of the category */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CATEGORY_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_NOT_FOUND",
                     *       "message": "Category not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.post.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    parentPostId?: number | null;
                    threadId: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPost"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "THREAD_NOT_FOUND",
                     *       "message": "Thread not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "THREAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.post.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "new" | "old";
                /** @description Only those in this state */
                state?: "edited" | "deleted";
                /** @description Id of the thread */
                threadId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPost"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.post.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    parentPostId?: number | null;
                    threadId?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPost"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `POST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "POST_NOT_FOUND",
                     *       "message": "Post not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "POST_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `POST_STAYS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "POST_STAYS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.post.delete": {
        parameters: {
            query?: {
                /** @description Why, for the log that moderators read */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Id of the post */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `POST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "POST_NOT_FOUND",
                     *       "message": "Post not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "POST_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIRST_POST` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIRST_POST";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.subforum.list": {
        parameters: {
            query?: {
                /** @description Id of the category */
                categoryId?: number;
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description Only those in this state */
                state?: "active" | "inactive" | "locked" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSubforum"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.subforum.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categoryId: number;
                    description?: string | null;
                    /** @default true */
                    hasSolutions?: boolean;
                    /** @default true */
                    isActive?: boolean;
                    /** @default false */
                    isLocked?: boolean;
                    name: string;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSubforum"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CATEGORY_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_NOT_FOUND",
                     *       "message": "Category not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.subforum.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the subforum */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    categoryId?: number;
                    description?: string | null;
                    hasSolutions?: boolean;
                    isActive?: boolean;
                    isLocked?: boolean;
                    name?: string;
                    position?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSubforum"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CATEGORY_NOT_FOUND`, `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_NOT_FOUND",
                     *       "message": "Category not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_NOT_FOUND" | "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.subforum.delete": {
        parameters: {
            query?: {
                /** @description Why, for the log that moderators read */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Id of the subforum */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.thread.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "new" | "old" | "active";
                /** @description Only those in this state */
                state?: "pinned" | "locked" | "announcement" | "deleted";
                /** @description Id of the subforum */
                subforumId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminThread"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.thread.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    /** @default false */
                    isAnnouncement?: boolean;
                    /** @default false */
                    isLocked?: boolean;
                    /** @default false */
                    isPinned?: boolean;
                    subforumId: number;
                    title: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminThread"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.thread.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thread */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content?: string;
                    isAnnouncement?: boolean;
                    isLocked?: boolean;
                    isPinned?: boolean;
                    subforumId?: number;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminThread"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND`, `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND" | "THREAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CLUB_PLACE`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_PLACE",
                     *       "message": "This is the news of a club: the club opens, names and closes it, and its threads stay there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_PLACE" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.admin.thread.delete": {
        parameters: {
            query?: {
                /** @description Why, for the log that moderators read */
                reason?: string;
            };
            header?: never;
            path: {
                /** @description Id of the thread */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "THREAD_NOT_FOUND",
                     *       "message": "Thread not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "THREAD_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalMarketplaceItems: number;
                        totalTournaments: number;
                        totalUsers: number;
                        totalVenues: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.members.list": {
        parameters: {
            query?: {
                /** @description Only members who were here lately, or only others */
                active?: "day" | "week" | "month" | "dormant";
                /** @description Only members about whom this is known */
                concern?: "reported" | "unconfirmed";
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Whether the smallest or the largest comes first */
                direction?: "asc" | "desc";
                /** @description First day on which they joined */
                joinedFrom?: string;
                /** @description Last day on which they joined */
                joinedTo?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Only members with this role */
                role?: "user" | "moderator" | "admin";
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "joined" | "active" | "name" | "username" | "email";
                /** @description Only those with this status */
                status?: "active" | "suspended" | "banned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email?: string;
                        emailVerified: boolean;
                        firstName: string;
                        id: string;
                        /** Format: date-time */
                        joinedAt: string;
                        /** Format: date-time */
                        lastActiveAt: string;
                        lastName: string;
                        openCases: number;
                        profileImageUrl: string | null;
                        /** @enum {string} */
                        role: "user" | "moderator" | "admin";
                        /** @enum {string} */
                        status: "active" | "suspended" | "banned";
                        suspendedUntil: string | null;
                        username: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "admin.members.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string & (unknown & unknown);
                    password?: string;
                    reason?: string;
                    /** @enum {string} */
                    role: "user" | "moderator" | "admin";
                    /**
                     * @default other
                     * @enum {string}
                     */
                    rule?: "fraud" | "spam" | "inappropriate" | "counterfeit" | "other";
                    /** @enum {string} */
                    status: "active" | "suspended" | "banned";
                    /** Format: date-time */
                    until?: string;
                    username: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMember"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `INVALID_CREDENTIALS`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "INVALID_CREDENTIALS" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It contradicts how things stand: `ADMIN_STANDS`, `CONFLICT`, `EMAIL_TAKEN`, `OWN_ADDRESS`, `OWN_ROLE` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ADMIN_STANDS",
                     *       "message": "Admins are not suspended. Take their role first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ADMIN_STANDS" | "CONFLICT" | "EMAIL_TAKEN" | "OWN_ADDRESS" | "OWN_ROLE";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.external.begin": {
        parameters: {
            query?: {
                /** @description Path on this site to go to afterwards */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider; when there is none, `/login?error=` with the code */
            302: {
                headers: {
                    /** @description The provider; when there is none, `/login?error=` with the code */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.external.finish": {
        parameters: {
            query?: {
                /** @description As OpenID Connect defines it, like the others */
                code?: string;
                /** @description What the provider has refused, by OpenID Connect */
                error?: string;
                /** @description Only those in this state */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in: where it began. Else the sign-in page: `/login?step=second-factor`, `/login?notice=link-sent`, or `/login?error=` with the code */
            302: {
                headers: {
                    /** @description Signed in: where it began. Else the sign-in page: `/login?step=second-factor`, `/login?notice=link-sent`, or `/login?error=` with the code */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.exportReportByLink": {
        parameters: {
            query?: {
                /** @description First day */
                from?: string;
                /** @description Last day, at most two years later */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Secret: who has it reads the report */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a line of titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BANNER_REPORT_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BANNER_REPORT_NOT_FOUND",
                     *       "message": "This report does not exist, or its link is no longer valid."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BANNER_REPORT_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.list": {
        parameters: {
            query?: {
                /** @description Place on the page where banners stand */
                position?: components["schemas"]["BannerPosition"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.click": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the banner */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "banners.impression": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the banner */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 0 */
                    round?: number;
                    token?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clickToken: string | null;
                        /** @constant */
                        ok: true;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "autoscoring.bye": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    lease: string;
                };
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `BOARD_TOKEN_UNKNOWN`, `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_TOKEN_UNKNOWN",
                     *       "message": "This key belongs to no board, or there is a newer one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_TOKEN_UNKNOWN" | "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description It contradicts how things stand: `BOARD_HELD`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_HELD",
                     *       "message": "Another process holds this board already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_HELD" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "autoscoring.hello": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    lease: string;
                    /** @enum {string} */
                    maker: "autodarts" | "scolia" | "opendartboard" | "granboard";
                    version: string;
                };
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        board: string;
                        leaseSeconds: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `BOARD_TOKEN_UNKNOWN`, `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_TOKEN_UNKNOWN",
                     *       "message": "This key belongs to no board, or there is a newer one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_TOKEN_UNKNOWN" | "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description It contradicts how things stand: `BOARD_HELD`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_HELD",
                     *       "message": "Another process holds this board already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_HELD" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "autoscoring.seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    darts: string[];
                    events?: string[];
                    /** Format: uuid */
                    lease: string;
                    seq: number;
                    /** @enum {string} */
                    state: "throwing" | "takeout" | "empty" | "blind" | "stopped";
                    /** Format: uuid */
                    visit: string;
                };
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isAttached: boolean;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `BOARD_TOKEN_UNKNOWN`, `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_TOKEN_UNKNOWN",
                     *       "message": "This key belongs to no board, or there is a newer one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_TOKEN_UNKNOWN" | "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description It contradicts how things stand: `BOARD_HELD`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_HELD",
                     *       "message": "Another process holds this board already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_HELD" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "forum.category.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        description: string | null;
                        id: number;
                        isActive: boolean;
                        name: string;
                        position: number;
                        postCount: number;
                        subforums: components["schemas"]["Subforum"][];
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.post.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    draft?: {
                        id: number;
                        revision: number;
                    };
                    parentPostId?: number | null;
                    pictures?: {
                        description?: string | null;
                        id: string;
                    }[];
                    quotedNumber?: number | null;
                    quotedPostId?: number | null;
                    threadId: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `PARENT_POST_NOT_FOUND`, `THREAD_NOT_FOUND`, `UPLOAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "PARENT_POST_NOT_FOUND",
                     *       "message": "The post you are answering is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "PARENT_POST_NOT_FOUND" | "THREAD_NOT_FOUND" | "UPLOAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CATEGORY_INACTIVE`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `POST_WAITS`, `SUBFORUM_INACTIVE`, `SUBFORUM_LOCKED`, `THREAD_LOCKED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_INACTIVE",
                     *       "message": "This category is inactive; nobody can write here any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_INACTIVE" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "POST_WAITS" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.post.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    basedOn?: string | null;
                    content: string;
                    draft?: {
                        id: number;
                        revision: number;
                    };
                    pictures?: {
                        description?: string | null;
                        id: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `WIKI_NEEDS_LEVEL` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "WIKI_NEEDS_LEVEL";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `POST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "POST_NOT_FOUND",
                     *       "message": "Post not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "POST_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CATEGORY_INACTIVE`, `CONFLICT`, `EDIT_WAITS`, `EDIT_WINDOW_OVER`, `POST_CHANGED`, `SUBFORUM_INACTIVE`, `SUBFORUM_LOCKED`, `THREAD_LOCKED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_INACTIVE",
                     *       "message": "This category is inactive; nobody can write here any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_INACTIVE" | "CONFLICT" | "EDIT_WAITS" | "EDIT_WINDOW_OVER" | "POST_CHANGED" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.post.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the post */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `POST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "POST_NOT_FOUND",
                     *       "message": "Post not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "POST_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CATEGORY_INACTIVE`, `CONFLICT`, `FIRST_POST`, `SUBFORUM_INACTIVE`, `SUBFORUM_LOCKED`, `THREAD_LOCKED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_INACTIVE",
                     *       "message": "This category is inactive; nobody can write here any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_INACTIVE" | "CONFLICT" | "FIRST_POST" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.post.recent": {
        parameters: {
            query?: {
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: components["schemas"]["Author"];
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        number: number;
                        snippet: string;
                        subforum: {
                            id: number;
                            name: string;
                        };
                        threadId: number;
                        threadTitle: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.subforum.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the subforum */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        can: {
                            startThread: boolean;
                        };
                        category: {
                            id: number;
                            isActive: boolean;
                            name: string;
                        };
                        categoryId: number;
                        closed: ("CATEGORY_INACTIVE" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_LOCKED") | null;
                        description: string | null;
                        hasFeed: boolean;
                        id: number;
                        isActive: boolean;
                        isLocked: boolean;
                        lastPost: {
                            author: components["schemas"]["ShownAuthor"];
                            /** Format: date-time */
                            createdAt: string;
                            number: number;
                            threadId: number;
                            threadTitle: string;
                        } | null;
                        name: string;
                        position: number;
                        postCount: number;
                        threadCount: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.thread.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the subforum */
                subforumId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadSummary"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.tag.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        colour: "sisal" | "red" | "green" | "gold";
                        description: string | null;
                        id: number;
                        name: string;
                        slug: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.tag.threads": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Name of the tag as it stands in addresses */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: components["schemas"]["ShownAuthor"];
                        authorId: string;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                        isAnnouncement: boolean;
                        isLocked: boolean;
                        isPinned: boolean;
                        /** @constant */
                        isSolved?: true;
                        lastPost: {
                            author: components["schemas"]["ShownAuthor"];
                            number: number;
                        };
                        /** Format: date-time */
                        lastPostAt: string;
                        postCount: number;
                        subforumId: number;
                        subforumName: string;
                        tags?: components["schemas"]["Tag"][];
                        title: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TAG_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TAG_NOT_FOUND",
                     *       "message": "There is no such tag any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TAG_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.thread.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    draft?: {
                        id: number;
                        revision: number;
                    };
                    pictures?: {
                        description?: string | null;
                        id: string;
                    }[];
                    subforumId: number;
                    tagIds?: number[];
                    title: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CLUB_OFFICERS_ONLY`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `TAGS_NEED_LEVEL` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CLUB_OFFICERS_ONLY" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "TAGS_NEED_LEVEL";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SUBFORUM_NOT_FOUND",
                     *       "message": "Subforum not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CATEGORY_INACTIVE`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `POST_WAITS`, `SUBFORUM_INACTIVE`, `SUBFORUM_LOCKED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_INACTIVE",
                     *       "message": "This category is inactive; nobody can write here any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_INACTIVE" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "POST_WAITS" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.thread.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thread */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Thread"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `THREAD_MOVED`, `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "THREAD_MOVED",
                     *       "message": "This thread has become a part of another one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "THREAD_MOVED" | "THREAD_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.thread.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the thread */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "THREAD_NOT_FOUND",
                     *       "message": "Thread not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "THREAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CATEGORY_INACTIVE`, `CONFLICT`, `SUBFORUM_INACTIVE`, `SUBFORUM_LOCKED`, `THREAD_HAS_REPLIES`, `THREAD_LOCKED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_INACTIVE",
                     *       "message": "This category is inactive; nobody can write here any more."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_INACTIVE" | "CONFLICT" | "SUBFORUM_INACTIVE" | "SUBFORUM_LOCKED" | "THREAD_HAS_REPLIES" | "THREAD_LOCKED";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.post.list": {
        parameters: {
            query?: {
                /** @description Number of the post that the page has to have */
                around?: number;
                /** @description Where the page before ends, from the `Link` header; opaque */
                before?: string;
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description In which order */
                order?: "answers" | "time";
            };
            header?: never;
            path: {
                /** @description Id of the thread */
                threadId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `THREAD_MOVED`, `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "THREAD_MOVED",
                     *       "message": "This thread has become a part of another one."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "THREAD_MOVED" | "THREAD_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.requests": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Only those of this type */
                type?: "incoming" | "outgoing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendRequest"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresseeId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requestId: number | null;
                        /** @enum {string} */
                        state: "outgoing" | "friends";
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `FRIEND_REQUESTS_CLOSED`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "FRIEND_REQUESTS_CLOSED" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `ALREADY_FRIENDS`, `CONFLICT`, `FRIEND_REQUEST_SENT`, `THAT_IS_YOU`, `TOO_MANY_FRIEND_REQUESTS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ALREADY_FRIENDS",
                     *       "message": "You are already friends with this user."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ALREADY_FRIENDS" | "CONFLICT" | "FRIEND_REQUEST_SENT" | "THAT_IS_YOU" | "TOO_MANY_FRIEND_REQUESTS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the friend request */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `FRIEND_REQUEST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FRIEND_REQUEST_NOT_FOUND",
                     *       "message": "This friend request is no longer there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "FRIEND_REQUEST_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.respond": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the friend request */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    response: "accepted" | "declined";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `FRIEND_REQUEST_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FRIEND_REQUEST_NOT_FOUND",
                     *       "message": "This friend request is no longer there."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "FRIEND_REQUEST_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Beginning of a name or username */
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        firstName: string;
                        id: string;
                        lastName: string;
                        profileImageUrl: string | null;
                        role: ("moderator" | "admin") | null;
                        /** Format: date-time */
                        since: string;
                        username: string;
                        userType: string | null;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.friends.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "games.listResults": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        player1Id: string;
                        player2Id: string;
                        /** @constant */
                        status: "completed";
                        winnerId: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "games.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameState"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `GAME_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "GAME_NOT_FOUND",
                     *       "message": "There is no such game."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "GAME_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "games.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the game */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["GameState"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["GameVisitEvent"];
                        /** @constant */
                        event: "visit";
                        id?: string;
                    } | {
                        data: {
                            darts: string[];
                        };
                        /** @constant */
                        event: "darts";
                        id?: string;
                    } | {
                        data: components["schemas"]["GameState"];
                        /** @constant */
                        event: "end";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `GAME_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "GAME_NOT_FOUND",
                     *       "message": "There is no such game."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "GAME_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueSummary"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the league */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["League"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LEAGUE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LEAGUE_NOT_FOUND",
                     *       "message": "There is no such league."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LEAGUE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.divisions.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the division */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Division"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the division */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        average: number | null;
                        bestFinish: number | null;
                        doubles: number;
                        doublesWon: number;
                        entryId: number;
                        firstNine: number | null;
                        fixtures: number;
                        legs: number;
                        legsWon: number;
                        maxima: number;
                        player: components["schemas"]["LeaguePlayer"];
                        shortestLeg: number | null;
                        singles: number;
                        singlesWon: number;
                        team: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.penalties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the division */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaguePenalty"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.divisions.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the division */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["Division"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: {
                            awayId: number;
                            boards: ("kept" | "refused") | null;
                            games: [
                                number,
                                number
                            ];
                            homeId: number;
                            id: number;
                            isDecided: boolean;
                            isFixed: boolean;
                            legs: [
                                number,
                                number
                            ];
                            lounge: {
                                city: string;
                                id: number;
                                name: string;
                            } | null;
                            points: [
                                number,
                                number
                            ] | null;
                            round: number;
                            startsAt: string | null;
                            /** @enum {string} */
                            status: "planned" | "live" | "reported" | "disputed" | "confirmed" | "forfeit" | "annulled";
                            venue: string | null;
                        };
                        /** @constant */
                        event: "fixture";
                        id?: string;
                    } | {
                        data: {
                            standings: components["schemas"]["LeagueStanding"][];
                        };
                        /** @constant */
                        event: "standings";
                        id?: string;
                    } | {
                        data: components["schemas"]["Division"];
                        /** @constant */
                        event: "end";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.squads.figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        players: {
                            average: number | null;
                            bestFinish: number | null;
                            doubles: number;
                            doublesWon: number;
                            firstNine: number | null;
                            fixtures: number;
                            legs: number;
                            legsWon: number;
                            maxima: number;
                            player: components["schemas"]["LeaguePlayer"];
                            shortestLeg: number | null;
                            singles: number;
                            singlesWon: number;
                        }[];
                        total: {
                            average: number | null;
                            bestFinish: number | null;
                            doubles: number;
                            doublesWon: number;
                            firstNine: number | null;
                            legs: number;
                            legsWon: number;
                            maxima: number;
                            shortestLeg: number | null;
                            singles: number;
                            singlesWon: number;
                        };
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TEAM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TEAM_NOT_FOUND",
                     *       "message": "There is no such team."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TEAM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.squads.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeagueRegistration"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TEAM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TEAM_NOT_FOUND",
                     *       "message": "There is no such team."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TEAM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FIXTURE_NOT_FOUND",
                     *       "message": "There is no such fixture."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "FIXTURE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardState"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.boardStream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["BoardState"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["GameVisitEvent"];
                        /** @constant */
                        event: "visit";
                        id?: string;
                    } | {
                        data: {
                            darts: string[];
                        };
                        /** @constant */
                        event: "darts";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.decide": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: {
                        /** @constant */
                        kind: "stands";
                    } | {
                        /** @constant */
                        kind: "forfeit";
                        winner: number | null;
                    } | {
                        games: [
                            number,
                            number
                        ];
                        /** @constant */
                        kind: "set";
                        legs?: [
                            number,
                            number
                        ];
                        points: [
                            number,
                            number
                        ];
                    } | {
                        /** @constant */
                        kind: "replay";
                    } | {
                        /** @constant */
                        kind: "offence";
                        /** @enum {string} */
                        offence: "lateReport" | "noShow" | "lateCancellation" | "tooFewPlayers" | "ineligiblePlayer" | "postponementsExceeded";
                        side: number;
                    } | {
                        /** @constant */
                        kind: "undo";
                    };
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_DECIDED`, `FIXTURE_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_DECIDED" | "FIXTURE_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.dispute": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.enterAll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    games: {
                        before: [
                            number,
                            number
                        ] | null;
                        legs: [
                            number,
                            number
                        ];
                        number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_STATUS`, `SHEET_DIFFERS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_STATUS" | "SHEET_DIFFERS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.enter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
                /** @description Number of the game in the sheet */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: [
                        number,
                        number
                    ] | null;
                    legs: [
                        number,
                        number
                    ];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `FIXTURE_SCORE_IMPOSSIBLE`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "FIXTURE_SCORE_IMPOSSIBLE" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_CONFIRMED`, `SHEET_DIFFERS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_CONFIRMED" | "SHEET_DIFFERS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
                /** @description Number of the game in the sheet */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    before: [
                        number,
                        number
                    ];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.nameLineUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    concede?: boolean;
                    name: string;
                    override?: string;
                    players: (number | null)[];
                    side: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `LINE_UP_SIZE`, `LINE_UP_UNKNOWN`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "LINE_UP_SIZE" | "LINE_UP_UNKNOWN" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `FIXTURE_STATUS`, `LINE_UP_OPEN`, `LINE_UP_RULE`, `LINE_UP_TWICE`, `PLAYER_NOT_REGISTERED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "FIXTURE_STATUS" | "LINE_UP_OPEN" | "LINE_UP_RULE" | "LINE_UP_TWICE" | "PLAYER_NOT_REGISTERED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["Fixture"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["Fixture"];
                        /** @constant */
                        event: "end";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FIXTURE_NOT_FOUND",
                     *       "message": "There is no such fixture."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "FIXTURE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.substitute": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the fixture */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    playerId: number;
                    position: number;
                    side: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fixture"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `FIXTURE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "FIXTURE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `LINE_UP_MISSING`, `LINE_UP_TWICE`, `PLAYER_NOT_REGISTERED`, `SUBSTITUTION_REFUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "LINE_UP_MISSING" | "LINE_UP_TWICE" | "PLAYER_NOT_REGISTERED" | "SUBSTITUTION_REFUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.fixtures.listOfLounge": {
        parameters: {
            query?: {
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        away: string;
                        games: [
                            number,
                            number
                        ];
                        home: string;
                        id: number;
                        league: string;
                        /** Format: date-time */
                        startsAt: string;
                        /** @enum {string} */
                        status: "planned" | "live" | "reported" | "disputed" | "confirmed" | "forfeit" | "annulled";
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.listOwn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leagues: components["schemas"]["LeagueSummary"][];
                        teams: {
                            divisionId: number | null;
                            divisionName: string | null;
                            id: number;
                            isCaptain: boolean;
                            league: {
                                id: number;
                                name: string;
                            };
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.players.figures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the player */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        league: {
                            id: number;
                            name: string;
                        };
                        player: components["schemas"]["LeaguePlayer"];
                        seasons: components["schemas"]["LeagueCareerSeason"][];
                        totals: components["schemas"]["LeagueCareerTotal"][];
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LEAGUE_PLAYER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LEAGUE_PLAYER_NOT_FOUND",
                     *       "message": "Nobody plays here whom you can see."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LEAGUE_PLAYER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.seasons.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the season */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Season"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SEASON_NOT_FOUND",
                     *       "message": "There is no such season."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SEASON_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.exportFixtures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the season */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players are named as far as the reader may see them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SEASON_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.exportGames": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the season */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players are named as far as the reader may see them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SEASON_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.exportSeason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the season */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players are named as far as the reader may see them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        divisions: {
                            fixtures: {
                                away: string;
                                awayId: number;
                                games: [
                                    number,
                                    number
                                ];
                                home: string;
                                homeId: number;
                                id: number;
                                legs: [
                                    number,
                                    number
                                ];
                                place: string | null;
                                points: [
                                    number,
                                    number
                                ] | null;
                                round: number;
                                sheet: {
                                    away: {
                                        id: number;
                                        name: string | null;
                                    }[];
                                    home: {
                                        id: number;
                                        name: string | null;
                                    }[];
                                    legs: [
                                        number,
                                        number
                                    ];
                                    number: number;
                                }[];
                                startsAt: string | null;
                                /** @enum {string} */
                                status: "planned" | "live" | "reported" | "disputed" | "confirmed" | "forfeit" | "annulled";
                            }[];
                            format: components["schemas"]["FixtureFormat"] | null;
                            id: number;
                            isDouble: boolean;
                            level: number;
                            name: string;
                            promotes: number;
                            relegates: number;
                            table: components["schemas"]["LeagueStanding"][];
                            teams: {
                                club: string | null;
                                entryId: number;
                                homeTime: string;
                                homeWeekday: number;
                                id: number;
                                name: string;
                                place: string | null;
                                squad: {
                                    /** Format: date-time */
                                    askedAt: string;
                                    id: number;
                                    name: string | null;
                                    /** @enum {string} */
                                    status: "asked" | "confirmed" | "refused" | "ended";
                                }[];
                                withdrawn: ("annulled" | "kept") | null;
                            }[];
                        }[];
                        endsOn: string;
                        format: components["schemas"]["FixtureFormat"];
                        id: number;
                        league: {
                            id: number;
                            name: string;
                            region: string;
                            timeZone: string;
                        };
                        name: string;
                        rules: components["schemas"]["LeagueRules"];
                        startsOn: string;
                        /** @enum {string} */
                        status: "planned" | "running" | "over";
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SEASON_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.exportSquads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the season */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players are named as far as the reader may see them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SEASON_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.exportTables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the season */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Players are named as far as the reader may see them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SEASON_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SEASON_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.teams.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TEAM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TEAM_NOT_FOUND",
                     *       "message": "There is no such team."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TEAM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.players.ofMember": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seasons: components["schemas"]["LeagueCareerSeason"][];
                        totals: components["schemas"]["LeagueCareerTotal"][];
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.login": {
        parameters: {
            query?: {
                /** @description Why it is needed */
                notice?: "members" | "signed-out";
                /** @description Path on this site to go to afterwards */
                returnTo?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-in page, `/login` */
            302: {
                headers: {
                    /** @description The sign-in page, `/login` */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start page, `/`, also when nobody was signed in; after signing in through a provider that has a way out, that way, which ends at the start page, too */
            302: {
                headers: {
                    /** @description The start page, `/`, also when nobody was signed in; after signing in through a provider that has a way out, that way, which ends at the start page, too */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.search": {
        parameters: {
            query?: {
                /** @description Only those that have all of these */
                amenities?: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
                /** @description Name of a city, within which or around which it is searched */
                city?: string;
                /** @description Country of the postal code or city, by ISO 3166-1 alpha-2 */
                country?: "DE" | "AT" | "CH" | "LI";
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Whether the whole city is meant, and no distance from its middle */
                isWholeCity?: boolean;
                /** @description Of the place around which it is searched, in degrees north */
                latitude?: number;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Of the place around which it is searched, in degrees east */
                longitude?: number;
                /** @description Only those that you have saved */
                onlyFavourites?: boolean;
                /** @description How far around the place, in kilometres */
                radius?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "newest" | "distance" | "rating" | "price";
                /** @description Only those of this type */
                type?: "all" | "bar" | "club" | "public_space";
                /** @description Postal code around which it is searched */
                zipCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoungeSummary"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: string;
                    amenities?: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
                    city: string;
                    /** @enum {string} */
                    country: "DE" | "AT" | "CH" | "LI" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                    description?: string;
                    email?: string | null;
                    /**
                     * @default bar
                     * @enum {string}
                     */
                    loungeType?: "bar" | "club" | "public_space";
                    name: string;
                    /** @default 1 */
                    numberOfBoards?: number;
                    phone?: string;
                    /** @default 0 */
                    pricePerHour?: number;
                    setupDescription?: string;
                    website?: string | null;
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lounge"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS`, `ZIP_CODE_UNKNOWN` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS" | "ZIP_CODE_UNKNOWN";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `TOO_MANY_LOUNGES` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_LOUNGES";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lounge */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lounge"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.export": {
        parameters: {
            query: {
                /** @description First day */
                from: string;
                /** @description Last day, at most two years later */
                to: string;
            };
            header?: never;
            path: {
                /** @description Of the lounge */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a line of titles */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.availability.times": {
        parameters: {
            query?: {
                /** @description How many days, from the first one on */
                days?: number;
                /** @description First day, or instant from which on */
                from?: string;
            };
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        boards: {
                            busy: {
                                /** Format: date-time */
                                endTime: string;
                                /** Format: date-time */
                                startTime: string;
                            }[];
                            id: number;
                            /** @enum {string} */
                            kind: "steel" | "soft";
                            name: string;
                        }[];
                        /** Format: date-time */
                        bookableFrom: string;
                        /** Format: date-time */
                        bookableUntil: string;
                        days: {
                            /** Format: date */
                            date: string;
                            holiday: string | null;
                            note: string | null;
                            periods: {
                                /** Format: date-time */
                                endTime: string;
                                /** Format: date-time */
                                startTime: string;
                            }[];
                            slots: {
                                free: number;
                                /** Format: date-time */
                                startTime: string;
                            }[];
                        }[];
                        own: {
                            boardIds: number[];
                            /** Format: date-time */
                            endTime: string;
                            id: number;
                            /** Format: date-time */
                            startTime: string;
                        }[];
                        revision: number;
                        slotMinutes: number;
                        timeZone: string;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.availability.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: {
                            revision: number;
                        };
                        /** @constant */
                        event: "changed";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "boards.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardState"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "boards.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["BoardState"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["GameVisitEvent"];
                        /** @constant */
                        event: "visit";
                        id?: string;
                    } | {
                        data: {
                            darts: string[];
                        };
                        /** @constant */
                        event: "darts";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.listOfLounge": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description First day, or instant from which on */
                from?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Instant until which, itself not included */
                to?: string;
            };
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoungeBooking"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    boardCount?: number;
                    boardIds?: number[];
                    bookingDate: string;
                    /** Format: date-time */
                    endTime: string;
                    groupSize?: number;
                    notes?: string;
                    /** Format: date-time */
                    startTime: string;
                    totalPrice?: unknown;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `BOOKING_END_BEFORE_START`, `BOOKING_IN_PAST`, `BOOKING_OFF_GRID`, `BOOKING_TOO_LONG`, `BOOKING_TOO_SHORT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "BOOKING_END_BEFORE_START" | "BOOKING_IN_PAST" | "BOOKING_OFF_GRID" | "BOOKING_TOO_LONG" | "BOOKING_TOO_SHORT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "LOUNGE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `BOARD_TAKEN`, `BOOKING_TOO_FAR_AHEAD`, `BOOKING_TOO_SOON`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `LOUNGE_INACTIVE`, `OUTSIDE_OPENING_HOURS`, `PRICE_CHANGED`, `TOO_MANY_BOARDS`, `TOO_MANY_BOOKINGS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_TAKEN",
                     *       "message": "No suitable board is free any more at this time."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_TAKEN" | "BOOKING_TOO_FAR_AHEAD" | "BOOKING_TOO_SOON" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "LOUNGE_INACTIVE" | "OUTSIDE_OPENING_HOURS" | "PRICE_CHANGED" | "TOO_MANY_BOARDS" | "TOO_MANY_BOOKINGS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.review.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoungeReview"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.review.save": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the lounge */
                loungeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                    rating: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoungeReview"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `LOUNGE_INACTIVE`, `REVIEW_OF_OWN_LOUNGE` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "LOUNGE_INACTIVE" | "REVIEW_OF_OWN_LOUNGE";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.items.list": {
        parameters: {
            query?: {
                /** @description Whether to search for exactly this, without mending what may be mistyped */
                asTyped?: boolean;
                /** @description Only barrels of this shape */
                barrelShape?: ("straight" | "torpedo" | "bomb" | "scallop" | "taper")[];
                /** @description Only boards with these segments */
                boardSegments?: ("round_wire" | "triangle_wire" | "blade" | "electronic" | "magnetic")[];
                /** @description Only this brand */
                brand?: string;
                /** @description Only this category */
                category?: ("darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other")[];
                /** @description Only things in one of these conditions */
                condition?: ("new" | "like_new" | "good" | "fair" | "poor")[];
                /** @description Country of the postal code or city, by ISO 3166-1 alpha-2 */
                country?: "DE" | "AT" | "CH" | "LI";
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Only ads with this way of delivery */
                delivery?: ("shipping" | "meeting")[];
                /** @description Id of an ad that is left out, e.g. the one that is open */
                exclude?: number;
                /** @description Only what fits the darts of your own profile */
                fitsOwnSet?: boolean;
                /** @description Only flights of this shape */
                flightShape?: ("standard" | "small" | "slim" | "pear" | "kite" | "vortex")[];
                /** @description Only darts with this grip */
                grip?: ("smooth" | "ring" | "micro" | "shark" | "razor" | "knurled" | "mixed")[];
                /** @description Only ads that sell, or only those that search */
                intent?: "all" | "sell" | "wanted";
                /** @description Of the place around which it is searched, in degrees north */
                latitude?: number;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description A place by its name or postal code */
                location?: string;
                /** @description Of the place around which it is searched, in degrees east */
                longitude?: number;
                /** @description Only darts with these points */
                points?: ("fixed" | "moving" | "changeable" | "conversion")[];
                /** @description Only ads with this kind of price */
                price?: ("0-25" | "25-50" | "50-100" | "100-250" | "250+")[];
                /** @description Least price, in euro */
                priceFrom?: number;
                /** @description Highest price, in euro */
                priceTo?: number;
                /** @description How far around the place, in kilometres */
                radius?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description Only ads of this member; an id */
                seller?: string;
                /** @description Only ads of traders, or only those of others */
                sellerType?: ("private" | "business")[];
                /** @description Only shafts of this length */
                shaftLength?: ("extra_short" | "short" | "between" | "medium" | "long")[];
                /** @description Only shafts of this material */
                shaftMaterial?: ("nylon" | "polycarbonate" | "aluminium" | "carbon" | "titanium")[];
                /** @description By what it is sorted */
                sort?: "newest" | "oldest" | "price_asc" | "price_desc" | "popular" | "nearby";
                /** @description Only darts with this tip */
                tip?: ("steel" | "soft")[];
                /** @description Least share of tungsten, in percent */
                tungstenFrom?: number;
                /** @description Highest share of tungsten, in percent */
                tungstenTo?: number;
                /** @description How much it may be worn */
                wearTo?: 1 | 2 | 3 | 4 | 5;
                /** @description Least weight of a dart, in grams */
                weightFrom?: number;
                /** @description Highest weight of a dart, in grams */
                weightTo?: number;
                /** @description Postal code around which it is searched */
                zipCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedAd"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.items.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    attributes?: {
                        barrelDiameter?: number | null;
                        barrelLength?: number | null;
                        barrelShape?: ("straight" | "torpedo" | "bomb" | "scallop" | "taper") | null;
                        boardSegments?: ("round_wire" | "triangle_wire" | "blade" | "electronic" | "magnetic") | null;
                        brand?: string | null;
                        flightShape?: ("standard" | "small" | "slim" | "pear" | "kite" | "vortex") | null;
                        grip?: ("smooth" | "ring" | "micro" | "shark" | "razor" | "knurled" | "mixed") | null;
                        model?: string | null;
                        points?: ("fixed" | "moving" | "changeable" | "conversion") | null;
                        shaftLength?: ("extra_short" | "short" | "between" | "medium" | "long") | null;
                        shaftMaterial?: ("nylon" | "polycarbonate" | "aluminium" | "carbon" | "titanium") | null;
                        tip?: ("steel" | "soft") | null;
                        tungsten?: number | null;
                        weight?: number | null;
                    };
                    /** @enum {string} */
                    category: "darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other";
                    city: string;
                    condition?: ("new" | "like_new" | "good" | "fair" | "poor") | null;
                    /**
                     * @default DE
                     * @enum {string}
                     */
                    country?: "DE" | "AT" | "CH" | "LI" | "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                    /**
                     * @default EUR
                     * @constant
                     */
                    currency?: "EUR";
                    description: string;
                    images?: string[];
                    /**
                     * @default sell
                     * @enum {string}
                     */
                    intent?: "sell" | "wanted";
                    location?: string | null;
                    loungeId?: number | null;
                    /** @default true */
                    meets?: boolean;
                    price: number;
                    /** @constant */
                    sellerTermsAccepted: true;
                    /**
                     * @default private
                     * @enum {string}
                     */
                    sellerType?: "private" | "business";
                    shippingPrice?: number | null;
                    /** @default true */
                    ships?: boolean;
                    /** @default false */
                    takesMore?: boolean;
                    /** @default true */
                    takesOffers?: boolean;
                    title: string;
                    wear?: (1 | 2 | 3 | 4 | 5) | null;
                    zipCode: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS`, `UPLOAD_UNREACHABLE` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS" | "UPLOAD_UNREACHABLE";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND`, `UPLOAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND" | "UPLOAD_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `TRADER_DATA_MISSING` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TRADER_DATA_MISSING";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.items.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ad"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.conversations.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `OWN_ITEM` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "OWN_ITEM";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.favourites.add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        favouriteCount: number;
                        isFavourite: boolean;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `OWN_ITEM` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "OWN_ITEM";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.favourites.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        favouriteCount: number;
                        isFavourite: boolean;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.offers.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message?: string;
                    offerPrice: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: number;
                        answersAmount: number | null;
                        buyerId: string;
                        /** @enum {string} */
                        by: "buyer" | "seller";
                        can: {
                            accept: boolean;
                            counter: boolean;
                            decline: boolean;
                            withdraw: boolean;
                        };
                        conversationId: number | null;
                        /** Format: date-time */
                        createdAt: string;
                        dealId: number | null;
                        expiresAt: string | null;
                        id: number;
                        isWaiting: boolean;
                        itemId: number;
                        message: string | null;
                        price: number | null;
                        /** @enum {string} */
                        side: "buyer" | "seller";
                        /** @enum {string} */
                        status: "pending" | "accepted" | "declined" | "expired" | "withdrawn" | "countered";
                    };
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `OFFER_TOO_HIGH`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "OFFER_TOO_HIGH" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `ITEM_PAUSED`, `ITEM_SOLD`, `OFFER_FIXED_PRICE`, `OFFER_ON_WANTED`, `OFFER_OPEN_ALREADY`, `OWN_ITEM` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "ITEM_PAUSED" | "ITEM_SOLD" | "OFFER_FIXED_PRICE" | "OFFER_ON_WANTED" | "OFFER_OPEN_ALREADY" | "OWN_ITEM";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.items.report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the ad */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description: string;
                    /** @enum {string} */
                    reason: "fraud" | "spam" | "inappropriate" | "counterfeit" | "other";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND`, `THING_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND" | "THING_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `ALREADY_REPORTED`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ALREADY_REPORTED",
                     *       "message": "You have reported this already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ALREADY_REPORTED" | "CONFLICT";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.conversations.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation */
                conversationId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CONVERSATION_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONVERSATION_NOT_FOUND",
                     *       "message": "There is no such conversation."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONVERSATION_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `CONVERSATION_OVER`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "CONVERSATION_OVER" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.sellers.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member who sells */
                sellerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerProfile"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `SELLER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SELLER_NOT_FOUND",
                     *       "message": "There is no such seller."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SELLER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.sellers.reviews": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the member who sells */
                sellerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        avgRating: number | null;
                        reviews: components["schemas"]["DealReview"][];
                        totalReviews: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `SELLER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SELLER_NOT_FOUND",
                     *       "message": "There is no such seller."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SELLER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.items.ofUser": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Only ads that sell, or only those that search */
                intent?: "sell" | "wanted";
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Only those with this status */
                status?: "draft" | "active" | "reserved" | "paused" | "sold" | "expired" | "deleted";
            };
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agreedPrice: number | null;
                        attributes: components["schemas"]["AdAttributes"];
                        /** @enum {string} */
                        category: "darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other";
                        city: string | null;
                        condition: ("new" | "like_new" | "good" | "fair" | "poor") | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** @constant */
                        currency: "EUR";
                        description: string;
                        favouriteCount: number;
                        id: number;
                        images: string[];
                        /** @enum {string} */
                        intent: "sell" | "wanted";
                        isAvailable: boolean;
                        isFavourite: boolean;
                        meets: boolean;
                        own: {
                            can: {
                                delete: boolean;
                                edit: boolean;
                                markSold: boolean;
                                pause: boolean;
                                publish: boolean;
                                renew: boolean;
                            };
                            expiresAt: string | null;
                            review: ("waiting" | "rejected" | "blocked") | null;
                            reviewReason: string | null;
                            revision: number;
                        } | null;
                        picture: components["schemas"]["Picture"] | null;
                        price: number;
                        sellerId: string;
                        /** @enum {string} */
                        sellerType: "private" | "business";
                        ships: boolean;
                        /** @enum {string} */
                        status: "draft" | "active" | "reserved" | "paused" | "sold" | "expired" | "deleted";
                        title: string;
                        viewCount: number;
                        wear: number | null;
                        zipCode: string | null;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.verifications.document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the check */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, as it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `DOCUMENT_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DOCUMENT_NOT_FOUND",
                     *       "message": "That document is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DOCUMENT_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `DOCUMENT_UNREADABLE` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "DOCUMENT_UNREADABLE";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.verifications.send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What it is to prove */
                kind: "identity" | "address" | "bank" | "business";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description It waits for an admin */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `VERIFICATION_DONE` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "VERIFICATION_DONE";
                    };
                };
            };
            /** @description The body is too large: `DOCUMENT_TOO_LARGE`, `PAYLOAD_TOO_LARGE` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DOCUMENT_TOO_LARGE",
                     *       "message": "The file is larger than 8 MB."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DOCUMENT_TOO_LARGE" | "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description The body has a type that is not taken here: `DOCUMENT_WRONG_FORMAT`, `UNSUPPORTED_MEDIA_TYPE` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DOCUMENT_WRONG_FORMAT",
                     *       "message": "That is neither a PDF nor a picture (JPEG, PNG, WebP)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DOCUMENT_WRONG_FORMAT" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "media.admins.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelId: number;
                    userId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channelId: number;
                        userId: string;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CHANNEL_ADMIN_UNKNOWN` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHANNEL_ADMIN_UNKNOWN",
                     *       "message": "The admin could not be set: there is no such member."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHANNEL_ADMIN_UNKNOWN";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOO_MANY_CHANNEL_ADMINS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOO_MANY_CHANNEL_ADMINS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.channels.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Only channels of which it is known whose they are, or only others */
                isVerified?: boolean;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Only channels of this platform */
                platform?: "YouTube" | "Podcast" | "Twitch" | "TikTok" | "Blog" | "Forum";
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description Which shelf of the page of channels */
                shelf?: "all" | "favourites" | "following" | "mine";
                /** @description By what it is sorted */
                sort?: "followers" | "newest" | "episode" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.channels.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    images?: string[];
                    /** @default true */
                    isActive?: boolean;
                    logo?: string | null;
                    name: string;
                    /** @default 0 */
                    numberOfFollowers?: number;
                    /**
                     * @default YouTube
                     * @enum {string}
                     */
                    platform?: "YouTube" | "Podcast" | "Twitch" | "TikTok" | "Blog" | "Forum";
                    /** Format: uri */
                    url: string;
                    /** @default [] */
                    videos?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description It contradicts how things stand: `CHANNEL_EXISTS`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `TOO_MANY_CHANNELS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHANNEL_EXISTS",
                     *       "message": "This channel is listed already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHANNEL_EXISTS" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_CHANNELS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.channels.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the media channel */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `CHANNEL_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHANNEL_NOT_FOUND",
                     *       "message": "Channel not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHANNEL_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.channels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the media channel */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string | null;
                    images?: string[];
                    isActive?: boolean;
                    logo?: string | null;
                    name?: string;
                    numberOfFollowers?: number;
                    /** @enum {string} */
                    platform?: "YouTube" | "Podcast" | "Twitch" | "TikTok" | "Blog" | "Forum";
                    /** Format: uri */
                    url?: string;
                    videos?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Channel"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CHANNEL_NOT_FOUND`, `UPLOAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHANNEL_NOT_FOUND",
                     *       "message": "Channel not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHANNEL_NOT_FOUND" | "UPLOAD_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "media.channels.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the media channel */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `CHANNEL_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHANNEL_NOT_FOUND",
                     *       "message": "Channel not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHANNEL_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.conversations.sendDirect": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: string;
                    receiverId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CONVERSATION_UNWANTED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CONVERSATION_UNWANTED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.conversations.directMessages": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the friend */
                friendId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "moderation.exportAudit": {
        parameters: {
            query?: {
                /** @description Only entries of this action */
                action?: string;
                /** @description Only entries of what this member has done */
                actorId?: string;
                /** @description First day, or instant from which on */
                from?: string;
                /** @description Only those of this kind */
                kind?: string;
                /** @description Only entries about the thing with this id */
                thingId?: string;
                /** @description Last day */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a line of titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "SECOND_FACTOR_SETUP_REQUIRED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "ownData.archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the archive */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `ARCHIVE_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ARCHIVE_NOT_FOUND",
                     *       "message": "This archive is gone. You can have a new one packed."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ARCHIVE_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.profiles.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bio?: string | null;
                    city?: string | null;
                    country?: string;
                    dartingExperience?: string | null;
                    favouriteDouble?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 25) | null;
                    firstName?: string;
                    gender?: ("male" | "female" | "diverse") | null;
                    image?: string | null;
                    lastName?: string;
                    nickname?: string | null;
                    profileImageUrl?: string | null;
                    /** @enum {string} */
                    profileVisibility?: "public" | "friends" | "private";
                    street?: string | null;
                    walkOnSong?: string | null;
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.profiles.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND`, `PROFILE_UNDECIDED` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND" | "PROFILE_UNDECIDED";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "search.find": {
        parameters: {
            query: {
                /** @description Whether to search for exactly this, without mending what may be mistyped */
                asTyped?: boolean;
                /** @description Only what this member has written; an id */
                author?: string;
                /** @description Only this category */
                category?: "all" | "forum" | "lounges" | "tournaments" | "leagues" | "clubs" | "marketplace" | "channels" | "members";
                /** @description Country of the postal code or city, by ISO 3166-1 alpha-2 */
                country?: "DE" | "AT" | "CH" | "LI";
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Of the place around which it is searched, in degrees north */
                latitude?: number;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Of the place around which it is searched, in degrees east */
                longitude?: number;
                /** @description From which time */
                period?: "any" | "day" | "week" | "month" | "year";
                /** @description What is searched for */
                q: string;
                /** @description How far around the place, in kilometres */
                radius?: number;
                /** @description By what it is sorted */
                sort?: "relevance" | "date" | "distance";
                /** @description Only what is in this subforum; an id */
                subforum?: number;
                /** @description Only threads with this tag, by its name in addresses */
                tag?: string;
                /** @description Postal code around which it is searched */
                zipCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ad: {
                            /** @enum {string} */
                            category: "darts" | "boards" | "accessories" | "case" | "flights" | "shafts" | "furniture" | "other";
                            /** @enum {string} */
                            intent: "sell" | "wanted";
                            price: number;
                        } | null;
                        author: string | null;
                        category: string | null;
                        content: string | null;
                        date: string | null;
                        distance: number | null;
                        id: string;
                        location: string | null;
                        participants: number | null;
                        subforumId: number | null;
                        title: string;
                        /** @enum {string} */
                        type: "forum" | "lounge" | "tournament" | "league" | "club" | "item" | "channel" | "user";
                        url: string;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "access.token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        createdAt: string;
                        expiresAt: string | null;
                        id: number;
                        memberId: string;
                        name: string;
                        scopes: ("profile:read" | "profile:write" | "friends:read" | "friends:write" | "games:read" | "games:write" | "boards:read" | "boards:write" | "rankings:read" | "tournaments:read" | "tournaments:write" | "leagues:read" | "leagues:write" | "clubs:read" | "clubs:write" | "lounges:read" | "lounges:write" | "bookings:read" | "bookings:write" | "market:read" | "market:write" | "forum:read" | "forum:write" | "media:read" | "media:write" | "search:read" | "webhooks:read" | "webhooks:write")[];
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.listDocumented": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description Only those with this status */
                status?: "all" | "upcoming" | "active" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTournament"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    checkInOpensAt?: string;
                    clubId?: number | null;
                    description?: string;
                    /** Format: date-time */
                    endDate?: string;
                    /** @default 0 */
                    entryFee?: number;
                    /**
                     * @default {
                     *       "legs": {
                     *         "kind": "bestOf",
                     *         "count": 5
                     *       }
                     *     }
                     */
                    format?: components["schemas"]["DecidedFormatInput"];
                    /**
                     * @default 501
                     * @enum {string}
                     */
                    gameFormat?: "301" | "501" | "cricket" | "around-the-clock";
                    /** @default false */
                    isDraft?: boolean;
                    isForClub?: boolean;
                    /** @default false */
                    isInvitedOnly?: boolean;
                    /** @default true */
                    isPublic?: boolean;
                    location?: string;
                    /** @default 16 */
                    maxParticipants?: number;
                    name: string;
                    /** @default 0 */
                    prizePool?: number;
                    /**
                     * @default {
                     *       "min": null,
                     *       "max": null
                     *     }
                     */
                    rating?: {
                        max: number | null;
                        min: number | null;
                    };
                    /** Format: date-time */
                    registrationDeadline: string;
                    rules?: components["schemas"]["GameRulesInput"];
                    /** Format: date-time */
                    startDate: string;
                    /** @default 1 */
                    teamSize?: number;
                    /**
                     * @default single_elimination
                     * @enum {string}
                     */
                    tournamentType?: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
                    venueId?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS`, `TOURNAMENT_RULES_UNFIT` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS" | "TOURNAMENT_RULES_UNFIT";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `CLUB_NOT_FOUND`, `LOUNGE_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CLUB_NOT_FOUND",
                     *       "message": "There is no such club."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CLUB_NOT_FOUND" | "LOUNGE_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.addBoards": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boards: ({
                        name: string;
                    } | {
                        loungeBoardId: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_BOARD_TWICE` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_BOARD_TWICE";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.board": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardState"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.updateBoard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isInUse: boolean;
                    name: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.removeBoard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `BOARD_IN_PLAY`, `CONFLICT` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_IN_PLAY",
                     *       "message": "There is a match at this board."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_IN_PLAY" | "CONFLICT";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.boardStream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the board */
                boardId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["BoardState"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["GameVisitEvent"];
                        /** @constant */
                        event: "visit";
                        id?: string;
                    } | {
                        data: {
                            darts: string[];
                        };
                        /** @constant */
                        event: "darts";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CHECK_IN_CLOSED`, `CONFLICT`, `NOT_REGISTERED` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHECK_IN_CLOSED",
                     *       "message": "Check-in is not open."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHECK_IN_CLOSED" | "CONFLICT" | "NOT_REGISTERED";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        drawnAt: string;
                        entrants: {
                            apart: string | null;
                            id: number;
                        }[];
                        /** @enum {string} */
                        kind: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
                        number: number;
                        options: components["schemas"]["DrawOptions"];
                        places: number[];
                        seed: string;
                        seeded: number;
                        /** @enum {string} */
                        seeding: "rating" | "hand" | "drawn";
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.make": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    apart?: number[][];
                    /** @default false */
                    keepsClubsApart?: boolean;
                    /** @default {} */
                    options?: components["schemas"]["DrawOptions"];
                    /** @default [] */
                    order?: number[];
                    seed?: string;
                    /** @default 0 */
                    seeded?: number;
                    /**
                     * @default drawn
                     * @enum {string}
                     */
                    seeding?: "rating" | "hand" | "drawn";
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentCourse"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `DRAW_OPTIONS_UNFIT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "DRAW_OPTIONS_UNFIT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `DRAW_TOO_FEW`, `IDEMPOTENCY_KEY_REUSED`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "DRAW_TOO_FEW" | "IDEMPOTENCY_KEY_REUSED" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    apart?: number[][];
                    /** @default false */
                    keepsClubsApart?: boolean;
                    /** @default {} */
                    options?: components["schemas"]["DrawOptions"];
                    /** @default [] */
                    order?: number[];
                    seed?: string;
                    /** @default 0 */
                    seeded?: number;
                    /**
                     * @default drawn
                     * @enum {string}
                     */
                    seeding?: "rating" | "hand" | "drawn";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        course: components["schemas"]["TournamentCourse"];
                        draw: {
                            entrants: {
                                apart: string | null;
                                id: number;
                            }[];
                            /** @enum {string} */
                            kind: "single_elimination" | "double_elimination" | "round_robin" | "groups" | "swiss";
                            options: components["schemas"]["DrawOptions"];
                            places: number[];
                            seed: string;
                            seeded: number;
                            /** @enum {string} */
                            seeding: "rating" | "hand" | "drawn";
                        };
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Which of them */
                filter?: "registered" | "waiting" | "left" | "unpaid" | "absent";
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    players: ({
                        userId: string;
                    } | {
                        guestName: string;
                    })[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TEAM_SIZE_UNFIT`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TEAM_SIZE_UNFIT" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `ALREADY_REGISTERED`, `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ALREADY_REGISTERED",
                     *       "message": "Registered already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ALREADY_REGISTERED" | "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.remove": {
        parameters: {
            query?: {
                /** @description As whom the entry is removed, e.g. as one who did not come */
                as?: "withdrawn" | "no_show";
            };
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.wishBoard": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boardId: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `BOARD_NOT_FOUND`, `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_NOT_FOUND",
                     *       "message": "There is no such board here."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_NOT_FOUND" | "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.setCheckedIn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isCheckedIn: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.enterLate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentCourse"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `ALREADY_DRAWN`, `CONFLICT`, `COURSE_FULL` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ALREADY_DRAWN",
                     *       "message": "Is in the bracket already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ALREADY_DRAWN" | "CONFLICT" | "COURSE_FULL";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.setPaid": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the entry */
                entryId: number;
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPaid: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.entries.releaseNoShows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        movedUp: number;
                        released: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CHECK_IN_CLOSED`, `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CHECK_IN_CLOSED",
                     *       "message": "Check-in is not open."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CHECK_IN_CLOSED" | "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.set": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isCalling: boolean;
                    /** @enum {string} */
                    marker: "loser" | "winner" | "nobody";
                    restMinutes: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.listFormats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        format: components["schemas"]["DecidedFormat"];
                        hasBegun: boolean;
                        round: number;
                        /** @enum {string} */
                        stage: "winners" | "losers" | "final" | "placement" | "group" | "swiss";
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.draw.setFormat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    format: components["schemas"]["DecidedFormatInput"] | null;
                    round: number;
                    /** @enum {string} */
                    stage: "winners" | "losers" | "final" | "placement" | "group" | "swiss";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NO_SUCH_ROUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NO_SUCH_ROUND",
                     *       "message": "There is no such round."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NO_SUCH_ROUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `ROUND_HAS_BEGUN` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "ROUND_HAS_BEGUN";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentCourse"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matchesAsCsv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matchesAsJson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        first: string | null;
                        firstLegs: number | null;
                        gameId: number | null;
                        group: string | null;
                        match: number;
                        round: number;
                        second: string | null;
                        secondLegs: number | null;
                        stage: string;
                        status: string;
                        winner: string | null;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: {
                        /** @constant */
                        kind: "confirm";
                    } | {
                        /** @constant */
                        kind: "dispute";
                        reason: string;
                    };
                    score: [
                        number,
                        number
                    ];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `NOT_YOURS_TO_ANSWER`, `NOT_YOUR_MATCH` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "NOT_YOURS_TO_ANSWER" | "NOT_YOUR_MATCH";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `RESULT_MOVED_ON` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "RESULT_MOVED_ON";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.moveMatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boardId: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.callMatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boardId: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `BOARD_IN_PLAY`, `BOARD_OUT_OF_ORDER`, `CONFLICT`, `MATCH_NOT_READY`, `PLAYER_IN_PLAY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BOARD_IN_PLAY",
                     *       "message": "There is a match at this board."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BOARD_IN_PLAY" | "BOARD_OUT_OF_ORDER" | "CONFLICT" | "MATCH_NOT_READY" | "PLAYER_IN_PLAY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.putBack": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `MATCH_NOT_READY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "MATCH_NOT_READY";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    score: [
                        number,
                        number
                    ] | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        goesOn: boolean;
                        reopened: {
                            matchId: number;
                            number: number;
                            players: [
                                number | null,
                                number | null
                            ];
                            round: number;
                            score: [
                                number,
                                number
                            ] | null;
                            /** @enum {string} */
                            stage: "winners" | "losers" | "final" | "placement" | "group" | "swiss";
                        }[];
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.putFirst": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isFirst: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `MATCH_NOT_READY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "MATCH_NOT_READY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.holdMatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isHeld: boolean;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `MATCH_NOT_READY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "MATCH_NOT_READY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.evening.swapMarker": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entryId: number | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvening"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `ENTRY_NOT_FOUND`, `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ENTRY_NOT_FOUND",
                     *       "message": "There is no such entry."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ENTRY_NOT_FOUND" | "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `MATCH_NOT_READY`, `PLAYER_IN_PLAY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "MATCH_NOT_READY" | "PLAYER_IN_PLAY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.report": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    players?: [
                        number,
                        number
                    ];
                    score: [
                        number,
                        number
                    ];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `SCORE_IMPOSSIBLE`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "SCORE_IMPOSSIBLE" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `NOT_YOUR_MATCH` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "NOT_YOUR_MATCH";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `MATCH_NOT_READY`, `RESULT_TO_ANSWER` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "MATCH_NOT_READY" | "RESULT_TO_ANSWER";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.decide": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    players?: [
                        number,
                        number
                    ];
                    score: [
                        number,
                        number
                    ];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `SCORE_IMPOSSIBLE`, `TOKEN_IN_ADDRESS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "SCORE_IMPOSSIBLE" | "TOKEN_IN_ADDRESS";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `MATCH_NOT_READY`, `RESULT_MOVED_ON`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "MATCH_NOT_READY" | "RESULT_MOVED_ON" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `MATCH_NOT_READY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "MATCH_NOT_READY";
                    };
                };
            };
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.matches.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
                /** @description Id of the match */
                matchId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default bull */
                    first?: number | ("chance" | "bull");
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gameId: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `NOT_YOUR_MATCH` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "NOT_YOUR_MATCH";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MATCH_NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MATCH_NOT_FOUND",
                     *       "message": "There is no such match."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MATCH_NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `MATCH_NOT_READY`, `NO_SCORER`, `PLAYER_IN_PLAY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "MATCH_NOT_READY" | "NO_SCORER" | "PLAYER_IN_PLAY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.exportCsv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries, also those that have left */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.exportJson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries, also those that have left */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEntry"][];
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SILENCED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SILENCED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.register": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `TOURNAMENT_CLUB_ONLY`, `TOURNAMENT_INVITED_ONLY`, `TOURNAMENT_RATING_LIMIT` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "TOURNAMENT_CLUB_ONLY" | "TOURNAMENT_INVITED_ONLY" | "TOURNAMENT_RATING_LIMIT";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `ALREADY_REGISTERED`, `CONFLICT`, `REGISTRATION_CLOSED`, `REGISTRATION_NOT_OPEN`, `TOURNAMENT_FOR_TEAMS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ALREADY_REGISTERED",
                     *       "message": "Registered already."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ALREADY_REGISTERED" | "CONFLICT" | "REGISTRATION_CLOSED" | "REGISTRATION_NOT_OPEN" | "TOURNAMENT_FOR_TEAMS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `DRAW_OUTDATED`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "DRAW_OUTDATED" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.stream": {
        parameters: {
            query?: {
                /** @description Id of the last event that was read: the stream goes on after it, as with the header `Last-Event-ID` */
                lastEventId?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, each as described: `docs/streams.md` says how they are read */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        data: components["schemas"]["TournamentCourse"];
                        /** @constant */
                        event: "state";
                        id?: string;
                    } | {
                        data: components["schemas"]["TournamentMatch"];
                        /** @constant */
                        event: "match";
                        id?: string;
                    } | {
                        data: {
                            tables: {
                                goOn: number;
                                group: string | null;
                                rows: {
                                    drawn: number;
                                    entrant: number;
                                    legsLost: number;
                                    legsWon: number;
                                    lost: number;
                                    place: number;
                                    played: number;
                                    points: number;
                                    won: number;
                                }[];
                            }[];
                        };
                        /** @constant */
                        event: "tables";
                        id?: string;
                    } | {
                        data: components["schemas"]["TournamentCourse"];
                        /** @constant */
                        event: "end";
                        id?: string;
                    };
                };
            };
            /** @description It is over, and the reader knows */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.throwsAsCsv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.throwsAsJson": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As they were entered; null where only a total was */
                        darts: string | null;
                        gameId: number;
                        leg: number;
                        match: number;
                        player: string | null;
                        points: number;
                        visit: number;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the tournament */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "TOURNAMENT_NOT_FOUND",
                     *       "message": "There is no such tournament."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `NOT_REGISTERED`, `TOURNAMENT_STATUS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "NOT_REGISTERED" | "TOURNAMENT_STATUS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.listOfMember": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTournament"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploads.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/avif": string;
                "image/jpeg": string;
                "image/png": string;
                "image/webp": string;
            };
        };
        responses: {
            /** @description Stored */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS`, `UPLOAD_BROKEN`, `UPLOAD_TOO_MANY_PIXELS` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS" | "UPLOAD_BROKEN" | "UPLOAD_TOO_MANY_PIXELS";
                    };
                };
            };
            /** @description Nobody is signed in, a second factor is missing, or the token is no longer valid: `SECOND_FACTOR_REQUIRED`, `UNAUTHENTICATED`, `UNKNOWN_TOKEN` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "SECOND_FACTOR_REQUIRED",
                     *       "message": "Please enter the code of your authenticator app first."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "SECOND_FACTOR_REQUIRED" | "UNAUTHENTICATED" | "UNKNOWN_TOKEN";
                    };
                };
            };
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            /** @description The body is too large: `PAYLOAD_TOO_LARGE`, `UPLOAD_TOO_LARGE` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "This is too large."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "PAYLOAD_TOO_LARGE" | "UPLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description The body has a type that is not taken here: `UNSUPPORTED_MEDIA_TYPE`, `UPLOAD_WRONG_FORMAT` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "message": "This format is not accepted."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "UNSUPPORTED_MEDIA_TYPE" | "UPLOAD_WRONG_FORMAT";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "social.people.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description From which time */
                period?: "upcoming" | "past" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "social.people.search": {
        parameters: {
            query: {
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Beginning of a name or username */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.venues": {
        parameters: {
            query?: {
                /** @description Only those that have all of these */
                amenities?: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
                /** @description Name of a city, within which or around which it is searched */
                city?: string;
                /** @description Country of the postal code or city, by ISO 3166-1 alpha-2 */
                country?: "DE" | "AT" | "CH" | "LI";
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description Whether the whole city is meant, and no distance from its middle */
                isWholeCity?: boolean;
                /** @description Of the place around which it is searched, in degrees north */
                latitude?: number;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Of the place around which it is searched, in degrees east */
                longitude?: number;
                /** @description Only those that you have saved */
                onlyFavourites?: boolean;
                /** @description How far around the place, in kilometres */
                radius?: number;
                /** @description What has to occur in name or text; case and umlauts don't matter */
                search?: string;
                /** @description By what it is sorted */
                sort?: "newest" | "distance" | "rating" | "price";
                /** @description Only those of this type */
                type?: "all" | "bar" | "club" | "public_space";
                /** @description Postal code around which it is searched */
                zipCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        address: string;
                        amenities: ("food" | "drinks" | "parking" | "public_transport" | "wheelchair" | "league_home" | "beginners_evening" | "rental_darts" | "shop" | "wifi" | "smoking_area" | "outdoor" | "card_payment" | "streaming")[];
                        city: string;
                        country: string;
                        /** Format: date-time */
                        createdAt: string;
                        description: string | null;
                        distance: number | null;
                        email: string | null;
                        hasPriceRules: boolean;
                        hourlyRate: number;
                        id: number;
                        isActive: boolean;
                        latitude: number | null;
                        longitude: number | null;
                        /** @enum {string} */
                        loungeType: "bar" | "club" | "public_space";
                        name: string;
                        numberOfBoards: number;
                        phone: string | null;
                        photo: components["schemas"]["Picture"] | null;
                        priceFrom: number;
                        pricePerHour: number;
                        /** @enum {string} */
                        priceUnit: "board" | "person";
                        rating: number | null;
                        ratingCount: number;
                        setupDescription: string | null;
                        website: string | null;
                        zipCode: string | null;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.favourite.list": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the member */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        city: string;
                        id: number;
                        name: string;
                        numberOfBoards: number;
                        photo: components["schemas"]["Picture"] | null;
                        rating: number | null;
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `PROFILE_PRIVATE` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "PROFILE_PRIVATE";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: string;
                        isForTeam: boolean;
                        kind: string;
                        name: string;
                        scope: string;
                        subjects: string[];
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.subjects": {
        parameters: {
            query?: {
                /** @description Address of the page of a thing on this site */
                address?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: string;
                        label: string;
                        things: {
                            id: string;
                            isRun: boolean;
                            name: string;
                            path: string;
                        }[];
                    }[];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A text of your choice, new for each thing that is to be created. The same request again with the same key answers with what the first one has created; kept for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: string[] | null;
                    /** @default false */
                    isTeam?: boolean;
                    name: string;
                    subject: {
                        id: string;
                        kind: string;
                    };
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `WEBHOOK_TEAM_ONLY` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "WEBHOOK_TEAM_ONLY";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_THING_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_THING_NOT_FOUND",
                     *       "message": "What the webhook should hear of is not there, or you cannot see it."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_THING_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `IDEMPOTENCY_KEY_REUSED`, `WEBHOOKS_TOO_MANY` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "WEBHOOKS_TOO_MANY";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events?: string[] | null;
                    isOn?: boolean;
                    name?: string;
                    /** Format: uri */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN`, `WEBHOOK_TEAM_ONLY` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN" | "WEBHOOK_TEAM_ONLY";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Where the page begins, from the `Link` header of the one before; opaque */
                cursor?: string;
                /** @description How many at most; the size of a page */
                limit?: number;
                /** @description Only those in this state */
                state?: "waiting" | "delivered" | "given_up" | "withheld";
            };
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    /** @description The pages around this one: rel="next", rel="prev" */
                    Link?: string;
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery */
                deliveryId: string;
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `WEBHOOK_DELIVERY_NOT_FOUND`, `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_DELIVERY_NOT_FOUND",
                     *       "message": "This message is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_DELIVERY_NOT_FOUND" | "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the delivery */
                deliveryId: string;
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_DELIVERY_NOT_FOUND`, `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_DELIVERY_NOT_FOUND",
                     *       "message": "This message is gone."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_DELIVERY_NOT_FOUND" | "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            /** @description It contradicts how things stand: `CONFLICT`, `WEBHOOK_DELIVERY_WAITS` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CONFLICT",
                     *       "message": "This has changed in the meantime. Reload it and try again."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CONFLICT" | "WEBHOOK_DELIVERY_WAITS";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.ping": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.replayFailed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    since: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "webhooks.rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description Not for this member or this viewer, or asked for by another site: `ACCOUNT_BANNED`, `ACCOUNT_SUSPENDED`, `CROSS_SITE`, `EMAIL_NOT_VERIFIED`, `FORBIDDEN`, `INSUFFICIENT_SCOPE`, `NOT_BY_TOKEN` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ACCOUNT_BANNED",
                     *       "message": "This account is banned."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ACCOUNT_BANNED" | "ACCOUNT_SUSPENDED" | "CROSS_SITE" | "EMAIL_NOT_VERIFIED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "NOT_BY_TOKEN";
                    };
                };
            };
            /** @description There is no such thing for this viewer: `WEBHOOK_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "WEBHOOK_NOT_FOUND",
                     *       "message": "There is no such webhook."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "WEBHOOK_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "bookings.readFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret: who has it reads the calendar */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `FEED_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "FEED_NOT_FOUND",
                     *       "message": "Calendar address not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "FEED_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.categoryFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the category */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `CATEGORY_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "CATEGORY_NOT_FOUND",
                     *       "message": "Category not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "CATEGORY_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.forumFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.memberFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the member */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.subforumFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the subforum */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `SUBFORUM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "SUBFORUM_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.tagFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tag, also one that it had before */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TAG_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TAG_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.threadFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the thread */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4287 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "THREAD_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "forum.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the thread */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Of the thread that this one went into */
            301: {
                headers: {
                    /** @description Of the thread that this one went into */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `THREAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "THREAD_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "games.preview": {
        parameters: {
            query?: {
                /** @description A visit by its place in the game, from 0: a 180, a finish of 100 and more, or a nine-darter */
                entry?: string;
            };
            header?: never;
            path: {
                /** @description Of the game */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `GAME_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "GAME_NOT_FOUND",
                     *       "message": "There is no such game."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "GAME_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "health.live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "health.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can; what everything else goes on without is told with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description readOnly: a standby, which nobody writes to
                         * @enum {string}
                         */
                        database: "ok" | "readOnly" | "away";
                        /**
                         * @description whether any process does jobs, or its own worker has stopped
                         * @enum {string}
                         */
                        jobs: "ok" | "nobody" | "stopped";
                        /**
                         * @description closing: it ends, and others take its requests
                         * @enum {string}
                         */
                        process: "ok" | "closing";
                        /**
                         * @description ok: at least one standby answers readers, also for a while without its primary
                         * @enum {string}
                         */
                        replicas: "ok" | "leftOut" | "none";
                        /**
                         * @description beside the migrations it knows
                         * @enum {string}
                         */
                        schema: "ok" | "newer" | "older" | "unknown";
                        /**
                         * @description away: what others change is seen some seconds later
                         * @enum {string}
                         */
                        signals: "ok" | "away";
                        /** @constant */
                        status: "ok";
                        /**
                         * @description failing: pictures can be neither stored nor shown
                         * @enum {string}
                         */
                        uploads: "ok" | "failing";
                    };
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description It can’t, so requests belong elsewhere */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "UNAVAILABLE";
                        /**
                         * @description readOnly: a standby, which nobody writes to
                         * @enum {string}
                         */
                        database: "ok" | "readOnly" | "away";
                        /**
                         * @description whether any process does jobs, or its own worker has stopped
                         * @enum {string}
                         */
                        jobs: "ok" | "nobody" | "stopped";
                        /**
                         * @description closing: it ends, and others take its requests
                         * @enum {string}
                         */
                        process: "ok" | "closing";
                        /**
                         * @description ok: at least one standby answers readers, also for a while without its primary
                         * @enum {string}
                         */
                        replicas: "ok" | "leftOut" | "none";
                        /**
                         * @description beside the migrations it knows
                         * @enum {string}
                         */
                        schema: "ok" | "newer" | "older" | "unknown";
                        /**
                         * @description away: what others change is seen some seconds later
                         * @enum {string}
                         */
                        signals: "ok" | "away";
                        /** @constant */
                        status: "failing";
                        /**
                         * @description failing: pictures can be neither stored nor shown
                         * @enum {string}
                         */
                        uploads: "ok" | "failing";
                    };
                };
            };
        };
    };
    "leagues.leagueCalendar": {
        parameters: {
            query?: {
                /** @description Of the texts; else the first of `Accept-Language` */
                language?: "de" | "en";
            };
            header?: never;
            path: {
                /** @description Of the league */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LEAGUE_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LEAGUE_NOT_FOUND",
                     *       "message": "There is no such league."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LEAGUE_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.divisionCalendar": {
        parameters: {
            query?: {
                /** @description Of the texts; else the first of `Accept-Language` */
                language?: "de" | "en";
            };
            header?: never;
            path: {
                /** @description Of the division */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `DIVISION_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DIVISION_NOT_FOUND",
                     *       "message": "There is no such division."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "DIVISION_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "leagues.teamCalendar": {
        parameters: {
            query?: {
                /** @description Of the texts; else the first of `Accept-Language` */
                language?: "de" | "en";
            };
            header?: never;
            path: {
                /** @description Of the team */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TEAM_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TEAM_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "market.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the ad */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `ITEM_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "ITEM_NOT_FOUND",
                     *       "message": "Item not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "ITEM_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "market.qr": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the ad */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "uploads.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its width: `960.webp` */
                file: string;
                /** @description Of the picture */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            /** @description The one that you have, by `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `UPLOAD_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "UPLOAD_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    metrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text in the Prometheus format */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "oauth.authorize": {
        parameters: {
            query?: {
                /** @description Id of the app */
                client_id?: string;
                /** @description SHA-256 of the verifier, in base64url */
                code_challenge?: string;
                /** @description Always `S256` */
                code_challenge_method?: "S256";
                /** @description Whether the member is asked again, by OpenID Connect */
                prompt?: "none" | "consent" | "select_account";
                /** @description One of the app’s, letter by letter */
                redirect_uri?: string;
                /** @description Always `code` */
                response_type?: "code";
                /** @description Scopes with spaces between them */
                scope?: string;
                /** @description Comes back as it is */
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sign-in, the page that asks, or the app with `code`, `state` and `iss`, or with `error`. Whatever is wrong with `client_id` or `redirect_uri` is told to the member alone */
            302: {
                headers: {
                    /** @description The sign-in, the page that asks, or the app with `code`, `state` and `iss`, or with `error`. Whatever is wrong with `client_id` or `redirect_uri` is told to the member alone */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "oauth.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description The same, for an app that has one */
                    client_secret?: string;
                    token: string;
                    /** @description Not needed */
                    token_type_hint?: string;
                };
            };
        };
        responses: {
            /** @description It is worth nothing any more, or never was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What is wrong with the request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As RFC 6749, 5.2 lists them, e.g. `invalid_grant` */
                        error: string;
                        error_description: string;
                    };
                };
            };
            /** @description The app’s secret is wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As RFC 6749, 5.2 lists them, e.g. `invalid_grant` */
                        error: string;
                        error_description: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "oauth.token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Unless it stands in the Authorization header */
                    client_id?: string;
                    /** @description The same, for an app that has one */
                    client_secret?: string;
                    code?: string;
                    code_verifier?: string;
                    /** @enum {string} */
                    grant_type: "authorization_code" | "refresh_token";
                    /** @description The same as for the code */
                    redirect_uri?: string;
                    refresh_token?: string;
                    /** @description Less than what was given */
                    scope?: string;
                };
            };
        };
        responses: {
            /** @description The tokens. The refresh token is good once, and comes with the next one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        expires_in: number;
                        refresh_token: string;
                        scope: string;
                        /** @constant */
                        token_type: "Bearer";
                    };
                };
            };
            /** @description What is wrong with the request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As RFC 6749, 5.2 lists them, e.g. `invalid_grant` */
                        error: string;
                        error_description: string;
                    };
                };
            };
            /** @description The app’s secret is wrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As RFC 6749, 5.2 lists them, e.g. `invalid_grant` */
                        error: string;
                        error_description: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "autoscoring.bridge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A package of npm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "statistics.picture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the member */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `MEMBER_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "MEMBER_NOT_FOUND",
                     *       "message": "Member not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "MEMBER_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    robots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As RFC 9309 describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.channels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.clubs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.leagues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.lounges": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.threads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "sitemap.tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As the index names it */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As sitemaps.org describes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 5545 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "tournaments.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the tournament */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `NOT_FOUND`, `TOURNAMENT_NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "NOT_FOUND",
                     *       "message": "This does not exist (any more)."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "NOT_FOUND" | "TOURNAMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "notifications.unsubscribe": {
        parameters: {
            query: {
                /** @description The secret of the link */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no more of them */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is wrong; `fields` says what: `BAD_INPUT`, `TOKEN_IN_ADDRESS`, `UNSUBSCRIBE_LINK_BROKEN` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "BAD_INPUT",
                     *       "message": "The input is incomplete or wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "BAD_INPUT" | "TOKEN_IN_ADDRESS" | "UNSUBSCRIBE_LINK_BROKEN";
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["WrongType"];
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lounges.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the lounge */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["WrongInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such thing for this viewer: `LOUNGE_NOT_FOUND`, `NOT_FOUND` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "LOUNGE_NOT_FOUND",
                     *       "message": "Lounge not found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "LOUNGE_NOT_FOUND" | "NOT_FOUND";
                    };
                };
            };
            /** @description Too many calls: `RATE_LIMITED` */
            429: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "RATE_LIMITED",
                     *       "message": "Too many attempts. Please wait a moment."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            500: components["responses"]["Failed"];
            /** @description Too busy, or this part is switched off; worth another try: `AREA_OFF`, `UNAVAILABLE` */
            503: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "AREA_OFF",
                     *       "message": "This area is closed at the moment. What you typed here stays: try again later."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"] & {
                        /** @enum {unknown} */
                        code?: "AREA_OFF" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
}
