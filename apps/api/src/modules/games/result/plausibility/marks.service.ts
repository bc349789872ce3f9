import { withTransaction } from '@oche/db';
import type { Deps } from '../../../../lib/deps.ts';
import { requestLook } from '../../../moderation/index.ts';
import { GAME, SITE } from '../game-thing.ts';
import { KNOWN_AFTER_GAMES, LAST_GAMES, marksOf } from './implausible.policy.ts';
import * as queries from './marks.queries.ts';

/** Nobody has complained. */
const WEIGHT = 0;

/**
 * Looks whether a game that counts now can have been played like that, and puts a strange one into the moderators'
 * queue. It counts until they have decided. The same again does nothing.
 */
export async function markStrange(deps: Deps, { gameId }: { gameId: number }): Promise<void> {
  const course = await queries.getCourse.first(deps.db, { gameId });
  if (!course) return;
  const players = await queries.listPlayed(deps.db, {
    gameId,
    knownAfter: KNOWN_AFTER_GAMES,
    last: LAST_GAMES,
  });
  const startScore = players[0]?.startScore ?? null;
  const marks = marksOf({ ...course, startScore }, players);
  if (marks.length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    if ((await queries.insertMarks(tx, gameId, marks)) === 0) return;
    await requestLook(deps, tx, {
      kind: GAME,
      id: gameId,
      scope: SITE,
      authorId: course.endedBy,
      weight: WEIGHT,
      isWithheld: false,
    });
  });
}
