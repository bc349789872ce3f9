import { withTransaction } from '@oche/db';
import type { ActivityKind } from '@oche/validators/home/limits';
import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './activity-write.queries.ts';

/** How far back a feed begins that nobody has written before. */
const FIRST_DAYS = 90;

/** Writes what has happened with a thing, as it is now. */
export const writeAbout =
  (...kinds: readonly ActivityKind[]) =>
  ({ db }: Pick<Deps, 'db'>, subjectId: number): Promise<void> =>
    withTransaction(db, async (tx) => {
      for (const kind of kinds) await queries.writeAbout(tx, kind, subjectId);
    });

/** The same of a member's achievements or friendships. */
export const writeOf =
  (kind: ActivityKind) =>
  ({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> =>
    withTransaction(db, (tx) => queries.writeOf(tx, kind, userId));

/** Where there is no feed yet, it begins with what members have done of late. */
export async function beginFeed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  if (await queries.isEmpty(db)) await fillFeed({ db, clock });
}

export const fillFeed = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  queries.fill(db, new Date(clock.now().getTime() - FIRST_DAYS * DAY_MS).toISOString());
