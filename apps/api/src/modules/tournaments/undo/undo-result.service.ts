import { type Course, takeBack } from '@oche/darts/tournaments/course';
import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import { setOfficialWinner } from '../../games/index.ts';
import { type Loaded, requireCourse, saveCourse } from '../matches/course.service.ts';
import { changesTo, disturbedBy, type StoredMatch, scoreIn } from '../matches/match-rows.ts';
import { openMatch } from '../results/results.queries.ts';
import { opened, withScore } from '../results/results.service.ts';
import { sayAgain } from '../steps/steps.queries.ts';
import { placeAgain } from './place-again.service.ts';
import { type MatchStep, requireSame } from './way-back.service.ts';

const isScore = (score: readonly number[] | null, wanted: readonly number[] | null | undefined) =>
  score?.[0] === wanted?.[0] && score?.[1] === wanted?.[1];

/** A result is as it was before an organiser has decided it, unless others play on with it already. */
export async function undoResult(ctx: MemberContext, tx: Tx, step: MatchStep): Promise<void> {
  const { matchId, facts, wayBack, takenAt } = step;
  const loaded = await requireCourse(tx, step.tournamentId);
  const match = loaded.rows.find(({ id }) => id === matchId);
  requireSame(
    match?.status === 'played' &&
      match.source === 'organiser' &&
      match.decided_at === takenAt &&
      isScore(scoreIn(match), facts.after),
  );
  const { prior } = wayBack;
  const before = facts.before ?? null;
  if (before) {
    const course = await withScore(tx, loaded, match, before);
    requireUndisturbed(loaded, course, match);
    await saveCourse(ctx, tx, loaded, course, decisionBefore(ctx, match, prior));
    if (match.game_id !== null) {
      await setOfficialWinner(ctx, tx, match.game_id, before[0] > before[1] ? 0 : 1);
    }
    return;
  }
  const course = takeBack(loaded.course, match.key);
  requireSame(!('refused' in course));
  requireUndisturbed(loaded, course, match);
  await openMatch(tx, { matchId });
  const rows = loaded.rows.map((row) => (row === match ? opened(row) : row));
  await saveCourse(ctx, tx, { ...loaded, rows }, course);
  const { said, status = 'open' } = prior ?? {};
  if (said) {
    const { by: userId, ...words } = said;
    await sayAgain(tx, { matchId, status, userId, ...words });
  } else if (status === 'called' || status === 'playing') await placeAgain(ctx, tx, step);
}

/** The result that was taken back counts again, unless the match was called or begun since. */
export async function undoReopened(ctx: MemberContext, tx: Tx, step: MatchStep): Promise<void> {
  const { matchId, facts, wayBack } = step;
  const loaded = await requireCourse(tx, step.tournamentId);
  const match = loaded.rows.find(({ id }) => id === matchId);
  requireSame(match?.status === 'open' && facts.before != null);
  const course = await withScore(tx, loaded, match, facts.before);
  requireUndisturbed(loaded, course, match);
  await saveCourse(ctx, tx, loaded, course, decisionBefore(ctx, match, wayBack.prior));
}

function requireUndisturbed({ tournamentId, rows }: Loaded, course: Course, { key }: StoredMatch) {
  requireSame(disturbedBy(rows, changesTo(tournamentId, rows, course), key).length === 0);
}

const decisionBefore = (
  ctx: Pick<MemberContext, 'clock'>,
  { key }: StoredMatch,
  prior: MatchStep['wayBack']['prior'],
) => ({
  key,
  source: prior?.source ?? null,
  by: prior?.decidedBy ?? null,
  at: ctx.clock.now(),
  isWayBack: true,
});
