import type {
  tournamentsOfPlayerInput,
  tournamentsOfPlayerOutput,
} from '@oche/validators/tournaments/schemas';
import { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { horizonOf } from './list.service.ts';
import * as queries from './of-player.queries.ts';

const COMING = 3;
const position = z.tuple([z.int().min(0)]);

/**
 * What a player has played, and where they ended, for those who may see their page.
 * @throws AppError MEMBER_NOT_FOUND, BAD_INPUT for a cursor that isn't ours
 */
export async function listOfPlayer(
  { db, actor, clock }: Pick<ServiceContext, 'db' | 'actor' | 'clock'>,
  { username, limit, cursor }: z.output<typeof tournamentsOfPlayerInput>,
): Promise<z.input<typeof tournamentsOfPlayerOutput>> {
  const viewer = viewerOf(actor);
  const player = await queries.getOpenPlayer.first(db, { ...viewer, username });
  if (!player) throw new AppError('MEMBER_NOT_FOUND');
  const [before] = cursor ? decodeCursor(position, cursor) : [Number.MAX_SAFE_INTEGER];
  const of = { ...viewer, userId: player.id };
  const [page, next, titles] = await Promise.all([
    readPage(
      limit,
      (count) => queries.listPlayed(db, { ...of, before, limit: count }),
      ({ id }) => encodeCursor([id]),
    ),
    cursor ? [] : queries.listComing(db, { ...of, horizon: horizonOf(clock.now()), limit: COMING }),
    queries.countTitles.first(db, of),
  ]);
  return { ...page, next, titles: titles?.titles ?? 0 };
}
