import type { Executor } from '@oche/db';
import { differingBits } from '../../../uploads/index.ts';
import * as queries from './lookalike.queries.ts';

/** Of 64: copies that were scaled or compressed again differ by fewer, other pictures by some 30. */
const COPY_BITS = 5;

/**
 * Looks for the pictures of an ad among those of other sellers, and stores them for the next who has them.
 * @returns the ad with the same picture; null without any
 */
export async function findLookalike(db: Executor, itemId: number): Promise<number | null> {
  const own = await queries.listFingerprints(db, { itemId });
  const [first] = own;
  if (!first) return null;
  await queries.insertPrints(db, {
    uploadIds: own.flatMap(({ id, fingerprint }) => fingerprint.map(() => id)),
    parts: own.flatMap(({ fingerprint }) => fingerprint.map((_, part) => part)),
    bits: own.flatMap(({ fingerprint }) => fingerprint),
  });
  const probes = own.flatMap(({ fingerprint }) => probesOf(fingerprint));
  const candidates = await queries.listLookalikes(db, {
    parts: probes.map(({ part }) => part),
    bits: probes.map(({ bits }) => bits),
    sellerId: first.sellerId,
  });
  const copy = candidates.find((candidate) =>
    own.some(({ fingerprint }) => differingBits(fingerprint, candidate.fingerprint) <= COPY_BITS),
  );
  return copy?.itemId ?? null;
}

/**
 * Two pictures that differ by at most 7 of 64 bits have one of four quarters that differs by at most one:
 * each quarter as it is, and with each of its bits turned.
 */
function probesOf(fingerprint: readonly number[]): { part: number; bits: number }[] {
  return fingerprint.flatMap((bits, part) => [
    { part, bits },
    ...Array.from({ length: 16 }, (_, bit) => ({ part, bits: bits ^ (1 << bit) })),
  ]);
}
