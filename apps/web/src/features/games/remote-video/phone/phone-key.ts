const KEY_BYTES = 16;

/**
 * The secret that this phone makes for itself when it opens a link. It stays with the tab, so that a page that is
 * loaded anew is the same camera.
 */
export function phoneKey(token: string): string {
  const name = `oche:camera:${token.slice(0, 8)}`;
  const made = [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  try {
    const known = sessionStorage.getItem(name);
    if (known) return known;
    sessionStorage.setItem(name, made);
  } catch {
    // where nothing is stored a page is a device
  }
  return made;
}
