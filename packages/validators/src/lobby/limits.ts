/** Who may join: everybody, or those whose rating is about as high. */
export const lobbyLevels = ['any', 'near'] as const;
export type LobbyLevel = (typeof lobbyLevels)[number];
/** How far apart ratings are that are about as high, in points. */
export const NEAR_POINTS = 200;
/** What the lobby is played over; the setup of games knows more. */
export const lobbyStarts = [301, 501, 701] as const;
export const LOBBY_LEGS_MAX = 11;
/** How many open games somebody is shown. */
export const LOBBY_SHOWN = 50;
/** How long somebody waits at most, in minutes. */
export const LOBBY_MINUTES = 30;
/** How often who waits says so, in seconds. */
export const STAY_SECONDS = 20;
