import { createHash } from 'node:crypto';

/**
 * The id of all events about one thing, e.g. `post/17`, in the form of a UUID (RFC 9562, version 8):
 * whatever happens with it, and whenever, a member hears of it once.
 */
export function eventIdOf(thing: string): string {
  const bytes = createHash('sha256').update(thing).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
