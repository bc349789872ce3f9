import type {
  expectedEndOutput,
  formatListOutput,
  previewFormatsInput,
  setFormatInput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../core/lock.service.ts';
import { readFacts, readOrganised } from '../core/tournament.service.ts';
import { isEditable } from '../core/tournaments.policy.ts';
import * as courses from '../matches/course.queries.ts';
import { requireCourse } from '../matches/course.service.ts';
import { expectEvening } from '../matches/evening.service.ts';
import { type Formats, formatFor, WHOLE_STAGE } from '../matches/formats.ts';
import { hasBegun, type StoredMatch } from '../matches/match-rows.ts';
import { readFormats } from '../matches/matches.service.ts';
import * as queries from './formats.queries.ts';

interface Round {
  stage: string;
  round: number;
}

const isOf =
  ({ stage, round }: Round) =>
  (match: StoredMatch): boolean =>
    match.stage === stage && (round === WHOLE_STAGE || match.round === round);

/** Legs and sets of every round that was drawn, in the order of the rounds. */
export async function listFormats(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: { id: number },
): Promise<z.infer<typeof formatListOutput>> {
  await readFacts(db, actor, id);
  const matches = await courses.listMatches(db, { tournamentId: id });
  const formats = await readFormats(db, id);
  const rounds = Map.groupBy(matches, ({ stage, round }) => `${stage} ${round}`);
  return [...rounds.values()].flatMap((played) =>
    played.slice(0, 1).map(({ stage, round }) => ({
      stage,
      round,
      format: formatFor(formats, { stage, round }),
      hasBegun: played.some(hasBegun),
    })),
  );
}

/**
 * Legs and sets of a round or of a whole stage, until its first match has begun.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS, DRAW_MISSING, NO_SUCH_ROUND,
 *   ROUND_HAS_BEGUN
 */
export async function setFormat(
  ctx: MemberContext,
  { id, stage, round, format }: z.output<typeof setFormatInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, tournament) => {
    if (!isEditable(tournament)) throw new AppError('TOURNAMENT_STATUS');
    const { rows } = await requireCourse(tx, id);
    const played = rows.filter(isOf({ stage, round }));
    if (played.length === 0) throw new AppError('NO_SUCH_ROUND');
    if (played.some(hasBegun)) throw new AppError('ROUND_HAS_BEGUN');
    const place = { tournamentId: id, stage, round };
    if (format === null) await queries.deleteFormat(tx, place);
    else await queries.saveFormat(tx, { ...place, format: JSON.stringify(format) });
  });
}

/**
 * When the evening will be over with these formats, before they are saved.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, DRAW_MISSING
 */
export async function previewFormats(
  { db, actor, clock }: MemberContext,
  { id, rounds }: z.output<typeof previewFormatsInput>,
): Promise<z.infer<typeof expectedEndOutput>> {
  requireWriter(actor);
  await readOrganised(db, actor, id);
  const { rows, course } = await requireCourse(db, id);
  const played = await courses.getPlayed.first(db, { tournamentId: id });
  if (!played) throw new AppError('TOURNAMENT_NOT_FOUND');
  const formats = withFormats(await readFormats(db, id), rounds);
  const { end } = await expectEvening(db, played, course, rows, formats, clock.now());
  return { expectedEnd: end };
}

function withFormats(
  { usual, rounds }: Formats,
  changes: z.output<typeof previewFormatsInput>['rounds'],
): Formats {
  const isChanged = ({ stage, round }: Round) =>
    changes.some((one) => one.stage === stage && one.round === round);
  const changed = changes.flatMap(({ format, ...round }) => (format ? [{ ...round, format }] : []));
  return { usual, rounds: [...changed, ...rounds.filter((round) => !isChanged(round))] };
}
