import { randomKey } from '../../lib/storage/drafts.ts';

const KEY = 'oche:pairing';

/** Lets the server recognise the device that was paired before; nobody else learns it. */
export function pairingKey(): string {
  try {
    const key = localStorage.getItem(KEY) ?? randomKey();
    localStorage.setItem(KEY, key);
    return key;
  } catch {
    return randomKey();
  }
}
