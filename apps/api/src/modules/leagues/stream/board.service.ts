import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { hostBoard } from '../../boards/index.ts';
import { getFixture } from '../core/fixture.queries.ts';
import { maySee } from '../core/leagues.policy.ts';

/** What is at a board of a fixture, for whoever may see its league. */
export const fixtureBoard = (
  ctx: ServiceContext,
  { id, boardId }: { id: number; boardId: number },
): ReturnType<typeof hostBoard> =>
  hostBoard(ctx, 'fixture', { hostId: id, boardId }, async () => {
    const fixture = await getFixture.first(ctx.db, { id, viewerId: ctx.actor?.id ?? '' });
    if (!fixture || !maySee(ctx.actor, fixture)) throw new AppError('FIXTURE_NOT_FOUND');
  });
