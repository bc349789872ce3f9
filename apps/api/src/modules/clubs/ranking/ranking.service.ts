import type { ClubRanking, clubRankingInput } from '@oche/validators/clubs/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { instantOfDay, isoOf, localDateAt } from '../../../lib/time/wall-clock.ts';
import { personOf, viewerOf } from '../../people/index.ts';
import { readFacts } from '../club/club.service.ts';
import { listRanking } from './ranking.queries.ts';

/** Where years of rankings begin. */
const TIME_ZONE = 'Europe/Berlin';

const startOfYear = (now: Date): string => {
  const [year = ''] = localDateAt(TIME_ZONE, now.getTime()).split('-');
  return isoOf(instantOfDay(TIME_ZONE, `${year}-01-01`));
};

const EVER = '0001-01-01T00:00:00.000Z';

/** @throws AppError CLUB_NOT_FOUND, also for somebody who may not see it */
export async function readClubRanking(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { id, list, period }: z.output<typeof clubRankingInput>,
): Promise<ClubRanking> {
  await readFacts(db, actor, id);
  const rows = await listRanking(db, {
    ...viewerOf(actor),
    id,
    isInside: list === 'inside',
    since: period === 'year' ? startOfYear(clock.now()) : EVER,
  });
  return rows.map((row) => ({
    place: row.place,
    person: personOf(row),
    points: row.points,
    wins: row.wins,
    losses: row.losses,
  }));
}
