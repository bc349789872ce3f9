import type { Db } from '@oche/db';
import type { CourseOutput } from '@oche/validators/tournaments/schemas';
import { LRUCache } from 'lru-cache';
import { type Asking, canDo } from './match.policy.ts';

/** A course as everybody sees it. */
export interface ShownCourse {
  output: CourseOutput;
  /** whether the game can be scored visit by visit */
  hasScorer: boolean;
}

/** Names and expected times change without a revision, so nothing is kept for longer. */
const KEPT_MS = 5000;
/** Of 512 players one takes a megabyte or two. */
const MOST = 20;

interface Asked {
  id: number;
  revision: number;
  now: Date;
}

/** Tests have several databases in one process. */
const keptOf = new WeakMap<Db, LRUCache<string, Promise<ShownCourse>>>();

/**
 * After each result everybody in the hall reads the bracket again, at the same moment, and it is the same for all: so
 * it is made once.
 */
export function sharedCourse(
  db: Db,
  { id, revision, now }: Asked,
  make: () => Promise<ShownCourse>,
): Promise<ShownCourse> {
  const kept = keptOf.get(db) ?? new LRUCache({ max: MOST });
  keptOf.set(db, kept);
  const key = `${id} ${revision} ${Math.floor(now.getTime() / KEPT_MS)}`;
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

interface Reader extends Pick<Asking, 'isOrganiser' | 'marks'> {
  userId: string;
}

/** The same with what a member can do, and where they play; the very same for somebody who only watches. */
export function forReader(
  { output, hasScorer }: ShownCourse,
  { userId, ...reader }: Reader,
): CourseOutput {
  const plays = ({ players }: CourseOutput['entrants'][number]) =>
    players.some((player) => player.userId === userId);
  const own = new Set(output.entrants.filter(plays).map(({ id }) => id));
  if (own.size === 0 && reader.marks.size === 0 && !reader.isOrganiser) return output;
  const entrants = output.entrants.map((entrant) => ({ ...entrant, isOwn: own.has(entrant.id) }));
  const asking: Asking = { ...reader, own, status: output.status, hasScorer };
  const matches = output.matches.map((match) => ({
    ...match,
    can: canDo({ ...match, saidSide: match.said?.side ?? null }, asking),
  }));
  return { ...output, entrants, matches };
}
