/** Where the device's games become a member's. */
export const KEEP_PATH = '/games/keep';

const KEY = 'oche:keep-games';

/**
 * Somebody has said that they want these games, and goes to sign in; remembered by this tab alone, as others who sign
 * in on the same device have said nothing of the kind.
 */
export function wantToKeep(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // then the page asks once more
  }
}

export function hasWantedToKeep(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was remembered either
  }
}
