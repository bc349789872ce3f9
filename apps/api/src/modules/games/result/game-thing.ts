/** What games and their guests are called where things are reported and decided. */
export const GAME = 'game';
export const GUEST = 'guest';
/** All of it is a matter of the whole site's moderators. */
export const SITE = 'site';
/** What others read of a guest whose name moderators have hidden. */
export const HIDDEN_GUEST = 'Gast';
