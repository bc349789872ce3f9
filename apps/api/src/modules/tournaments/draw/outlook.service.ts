import { usualBoards } from '@oche/darts/tournaments/boards';
import { courseOf } from '@oche/darts/tournaments/course';
import type { CourseSetup } from '@oche/darts/tournaments/course-setup';
import { groupsOf } from '@oche/darts/tournaments/groups';
import type { DrawOutlook, drawOutlookInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { isDrawable } from '../core/tournaments.policy.ts';
import { boardsOf, foreseeOn, inSteps } from '../matches/evening.service.ts';
import { readFormats } from '../matches/matches.service.ts';
import { requireFitting } from './draw.policy.ts';
import * as queries from './draw.queries.ts';
import { readField } from './field.service.ts';
import { endsLate } from './outlook.policy.ts';

const MINUTE_MS = 60_000;

/**
 * How much would be played with these options, at how many boards, and until when. Who meets whom makes no difference
 * worth a draw: everybody stands where they registered.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS once it has begun, DRAW_TOO_FEW,
 * DRAW_TOO_MANY, DRAW_OPTIONS_UNFIT
 */
export async function foreseeDraw(
  { db, actor, clock }: MemberContext,
  { id, options }: z.output<typeof drawOutlookInput>,
): Promise<DrawOutlook> {
  requireWriter(actor);
  const facts = await readOrganised(db, actor, id);
  if (!isDrawable(facts)) throw new AppError('TOURNAMENT_STATUS');
  const now = clock.now();
  const { kind, entries } = await readField(db, id, now);
  const setup: CourseSetup = { kind, options, seed: '', drawn: entries.length };
  requireFitting(setup);
  const places = entries.map((entry) => entry.id);
  const known = await boardsOf(db, id);
  const boards = known || usualBoards(places.length);
  const formats = await readFormats(db, id);
  const foreseen = await foreseeOn(
    db,
    { id, boards, formats },
    courseOf(setup, { entrants: places }),
  );
  const times = await queries.getTimes.first(db, { tournamentId: id });
  if (!times) throw new AppError('TOURNAMENT_NOT_FOUND');
  const from = Math.max(now.getTime(), Date.parse(times.startsAt));
  const end = inSteps(from + foreseen.minutes * MINUTE_MS);
  const groups = kind === 'groups' ? groupsOf(setup, places).map(({ length }) => length) : [];
  return {
    matches: foreseen.begins.size,
    groups: groups.toSorted((a, b) => b - a),
    boards,
    areBoardsKnown: known > 0,
    end,
    isLate: endsLate(times, end),
  };
}
