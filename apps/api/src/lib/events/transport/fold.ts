/** What a thing says of itself with each change, and only the last one matters. */
const REVISION = /"revision":\d+/;

/**
 * Of signals that say the same, apart from a revision, the last one is enough: they only wake, and who wakes up reads from
 * the tables. All others stay, in their order.
 * @param signals each is a pair of name and payload in JSON
 */
export function folded(signals: readonly string[]): string[] {
  const last = new Map<string, string>();
  for (const signal of signals) {
    const key = signal.replace(REVISION, '');
    last.delete(key);
    last.set(key, signal);
  }
  return [...last.values()];
}

/**
 * Puts signals together into as few messages as possible, each a list of name, payload, name, payload, …
 * @param maxBytes what a message may have; one signal alone may have more
 */
export function messagesOf(signals: readonly string[], maxBytes: number): string[] {
  const messages: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const end = () => {
    if (parts.length > 0) messages.push(`[${parts.join(',')}]`);
    [parts, bytes] = [[], 0];
  };
  for (const signal of signals) {
    const size = Buffer.byteLength(signal);
    if (bytes + size > maxBytes) end();
    parts.push(signal.slice(1, -1));
    bytes += size;
  }
  end();
  return messages;
}
