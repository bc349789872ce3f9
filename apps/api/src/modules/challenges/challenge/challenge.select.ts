import type { Executor } from '@oche/db';
import type { ChallengeSummary } from '@oche/validators/challenges/schemas';
import { type InferResult, sql } from 'kysely';

/** Challenges with all that is told of them, and what the rules need. */
export const described = (db: Executor) =>
  db
    .selectFrom('challenges as challenge')
    .leftJoin('lounges as lounge', (join) =>
      join
        .onRef('lounge.id', '=', 'challenge.lounge_id')
        // two who have agreed on it know where they meet
        .on(sql<boolean>`(lounge.hidden_at is null or challenge.partner_id is not null)`),
    )
    .select([
      'challenge.id',
      'challenge.status',
      'challenge.member_id as memberId',
      'challenge.invited_id as invitedId',
      'challenge.partner_id as partnerId',
      'challenge.from_at as from',
      'challenge.until_at as until',
      'challenge.latitude',
      'challenge.longitude',
      'challenge.radius_km as radius',
      'challenge.game',
      'challenge.start_score as startScore',
      'challenge.best_of as bestOf',
      'challenge.level_min as levelMin',
      'challenge.level_max as levelMax',
      'challenge.note',
      'challenge.zip_code as zipCode',
      'challenge.hidden_at as hiddenAt',
      'challenge.meets_at as meetsAt',
      'challenge.agreed_note as agreedNote',
      'challenge.booking_id as bookingId',
      'challenge.cancelled_by as cancelledBy',
      'challenge.cancel_reason as cancelReason',
      'lounge.id as loungeId',
      'lounge.name as loungeName',
      'lounge.city as loungeCity',
      sql<number>`(
        select count(*) from challenge_answers answer
        where answer.challenge_id = challenge.id and answer.status = 'open'
      )`.as('answerCount'),
    ]);

export type DescribedChallenge = InferResult<ReturnType<typeof described>>[number];

export const gameOf = ({
  game,
  startScore,
  bestOf,
}: Pick<DescribedChallenge, 'game' | 'startScore' | 'bestOf'>): ChallengeSummary['game'] => ({
  rules:
    game === 'x01' && startScore !== null
      ? { game, start: startScore }
      : game === 'cricket'
        ? { game }
        : null,
  bestOf,
});
