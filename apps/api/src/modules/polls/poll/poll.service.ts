import { POLL_SHOWN_DAYS, type Poll } from '@oche/validators/polls/schemas';
import type { Actor } from '../../../lib/actor.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { toPicture } from '../../uploads/index.ts';
import { mayClose, mayRemove, mayVote } from '../polls.policy.ts';
import { getPoll, listCurrent } from './poll.queries.ts';
import type { PollReader, PollRow } from './poll.select.ts';

export const readerOf = ({ actor, clock }: ServiceContext, seesAll = false): PollReader => ({
  viewerId: actor?.id ?? '',
  seesAll,
  now: clock.now().toISOString(),
});

/** @throws AppError POLL_NOT_FOUND */
export async function readPoll(ctx: ServiceContext, id: number, seesAll = false): Promise<Poll> {
  const row = await getPoll.first(ctx.db, { ...readerOf(ctx, seesAll), id });
  if (!row) throw new AppError('POLL_NOT_FOUND');
  return toPoll(ctx.actor, row);
}

/** What members can vote on now, and how the latest pinned ones ended. */
export async function listCurrentPolls(ctx: ServiceContext): Promise<Poll[]> {
  const since = new Date(ctx.clock.now().getTime() - POLL_SHOWN_DAYS * DAY_MS).toISOString();
  const rows = await listCurrent(ctx.db, { ...readerOf(ctx), since });
  return rows.map((row) => toPoll(ctx.actor, row));
}

export function toPoll(actor: Actor | null, { createdBy, categoryId, ...row }: PollRow): Poll {
  const facts = { ...row, createdBy, categoryId };
  return {
    ...row,
    options: row.options.map(({ loungeId, city, picture, ...option }) => ({
      ...option,
      lounge: loungeId === null ? null : { id: loungeId, city: city ?? '' },
      picture: picture && toPicture(picture),
    })),
    can: {
      vote: mayVote(actor, facts),
      close: mayClose(actor, facts),
      remove: mayRemove(actor, facts),
    },
  };
}
