import { randomUUID } from 'node:crypto';
import type { Tx } from '@oche/db';
import type { Deps, MemberContext } from '../../../../lib/deps.ts';
import { notify } from '../../../notifications/index.ts';
import type { GameFacts } from '../../games.policy.ts';
import { resultDecided, resultDisputed, resultToConfirm } from './result.notifications.ts';

interface Told {
  id: number;
  members: GameFacts['members'];
}

const playersOf = ({ members }: Told): string[] =>
  members.flatMap(({ userId, hasAccepted }) => (hasAccepted ? [userId] : []));

/** Asks the other side whether a result is right. Blocks don't count: they have played together. */
export const tellToConfirm = (
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { gameId, recipientIds }: { gameId: number; recipientIds: readonly string[] },
): Promise<void> =>
  notify(ctx, tx, resultToConfirm, { eventId: randomUUID(), payload: { gameId }, recipientIds });

export const tellDisputed = (ctx: MemberContext, tx: Tx, game: Told): Promise<void> =>
  notify(ctx, tx, resultDisputed, {
    eventId: randomUUID(),
    payload: { gameId: game.id },
    recipientIds: playersOf(game).filter((userId) => userId !== ctx.actor.id),
  });

export const tellVerdict = (
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  game: Told,
): Promise<void> =>
  notify(ctx, tx, resultDecided, {
    eventId: randomUUID(),
    payload: { gameId: game.id },
    recipientIds: playersOf(game),
  });
