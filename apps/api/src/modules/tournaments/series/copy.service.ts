import { withTransaction } from '@oche/db';
import type { copyTournamentInput, TournamentOutput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireVoice } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { getTournament, readOrganised } from '../core/tournament.service.ts';
import { insertTournament } from '../core/tournament-change.queries.ts';
import { planCheckIn } from '../notifications/check-in-opens.service.ts';
import '../core/tournaments.events.ts';
import * as queries from './copy.queries.ts';
import { clockMinutes } from './dates.ts';
import { timesOf } from './template.ts';

/**
 * Copies a tournament to another day: all that was said of it, who runs it, how it is played and called; none of its
 * entries. Its times keep their distance on the clock. Boards of a lounge have to be kept again by hand.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN for who doesn't organise it, BAD_INPUT for a start that
 * is over
 */
export async function copyTournament(
  ctx: MemberContext,
  input: z.output<typeof copyTournamentInput>,
): Promise<TournamentOutput> {
  requireVoice(ctx.actor);
  const { id: from, name, startDate, isDraft } = input;
  await readOrganised(ctx.db, ctx.actor, from);
  const now = ctx.clock.now().toISOString();
  if (startDate <= now) throw new AppError('BAD_INPUT', { fields: { startDate: 'past' } });
  const { timeZone = 'Europe/Berlin' } = (await queries.getZone.first(ctx.db, { id: from })) ?? {};
  const id = await withTransaction(ctx.db, (tx) =>
    once(tx, { userId: ctx.actor.id, operation: 'tournament.copy', input }, async () => {
      const copied = await queries.getCopied(tx, from);
      const before = (time: string) => clockMinutes(timeZone, time, copied.starts_at);
      const times = timesOf(
        {
          deadlineMinutes: before(copied.registration_closes_at),
          checkInMinutes:
            copied.check_in_opens_at === null ? null : before(copied.check_in_opens_at),
          lengthMinutes: copied.ends_at === null ? null : -before(copied.ends_at),
        },
        startDate,
        timeZone,
        now,
      );
      const to = await insertTournament(tx, {
        name,
        description: copied.description,
        kind: copied.kind,
        game_format: copied.game_format,
        rules: JSON.stringify(copied.rules),
        format: JSON.stringify(copied.format),
        team_size: copied.team_size,
        max_participants: copied.max_participants,
        entry_fee_cents: copied.entry_fee_cents,
        prize_pool_cents: copied.prize_pool_cents,
        is_public: copied.is_public,
        is_invited_only: copied.is_invited_only,
        rating_min: copied.rating_min,
        rating_max: copied.rating_max,
        lounge_id: copied.lounge_id,
        location: copied.location,
        series_id: copied.series_id,
        starts_at: times.startDate,
        ends_at: times.endDate ?? null,
        registration_closes_at: times.registrationDeadline,
        check_in_opens_at: times.checkInOpensAt ?? null,
        status: isDraft ? 'draft' : 'upcoming',
        created_by: ctx.actor.id,
        created_at: now,
        updated_at: now,
      });
      await queries.copyParts(tx, { from, to });
      await planCheckIn(ctx, tx, to, times.checkInOpensAt);
      await ctx.events.publish(tx, 'tournament.described', { tournamentId: to });
      return to;
    }),
  );
  return getTournament(ctx, { id });
}
