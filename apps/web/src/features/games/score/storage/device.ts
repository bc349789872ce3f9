/** An id of version 4. `crypto.randomUUID` is missing on plain HTTP, which a club's own server may use. */
export function newId(): string {
  const { randomUUID } = crypto as Partial<Crypto>;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

const KEY = 'oche:device';
/** where the browser stores nothing, a page is a device */
let ofThisPage: string | undefined;

/** This browser's own id, by which the server tells two scorers of a game apart. */
export function deviceId(): string {
  ofThisPage ??= stored() ?? newId();
  return ofThisPage;
}

function stored(): string | null {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = newId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}
