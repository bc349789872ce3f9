import type { Message, ReadMark } from '@oche/validators/conversations/schemas';

/** @returns who has read how far, by their own message at which it is shown: the last one that each of them has read */
export function readersByMessage(
  messages: readonly Message[],
  reads: readonly ReadMark[],
  memberId: string,
): ReadonlyMap<number, readonly string[]> {
  const own = messages.filter(({ senderId, notice }) => senderId === memberId && !notice);
  const readers = new Map<number, string[]>();
  for (const { userId, upTo } of reads) {
    const last = own.findLast(({ id }) => id <= upTo);
    if (last) readers.set(last.id, [...(readers.get(last.id) ?? []), userId]);
  }
  return readers;
}
