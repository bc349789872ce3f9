/** Boards of one's own: the one in the cellar, one in the garden, and two to try things with. */
export const OWN_BOARDS_MAX = 4;
/** How long a process holds a board after its last message; it sends one at least every ten seconds. */
export const LEASE_SECONDS = 30;
/** How long a board counts for a game after the device that scores has last said so. */
export const ATTACHED_MINUTES = 15;
/** Visits that a board remembers after they are over: what a device that was away for a while has missed. */
export const DONE_VISITS_MAX = 9;
