/** What the names of all messages begin with that wait in this browser to be sent. */
export const OUTBOX_PREFIX = 'oche:outbox:';

/** On a shared device nobody finds what another member wanted to say. */
export function forgetOutgoing(storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (name.startsWith(OUTBOX_PREFIX)) storage.removeItem(name);
  }
}
