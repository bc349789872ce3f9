import type { Executor } from '@oche/db';
import type { Consequence } from '@oche/validators/own-data/schemas';
import { evenIfOver } from '../../../lib/declared/own-data.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { cancelGame, declineGame } from './invitation.service.ts';
import { listInvited } from './leaving.queries.ts';

/** Games that were proposed and not begun. */
export async function listOpenOf(db: Executor, userId: string): Promise<Consequence[]> {
  const invited = await listInvited(db, { userId });
  return invited.map(({ id, otherName, at }) => ({
    kind: 'game',
    outcome: 'cancelled',
    name: otherName,
    to: null,
    at,
    path: `/games/${id}`,
  }));
}

/** Takes proposals back, and says no to those of others, so that nobody waits. */
export async function leaveGames(ctx: MemberContext): Promise<void> {
  const { id: userId } = ctx.actor;
  for (const { id: gameId, createdBy } of await listInvited(ctx.db, { userId })) {
    const step = createdBy === userId ? cancelGame : declineGame;
    await evenIfOver(step(ctx, { gameId }));
  }
}
