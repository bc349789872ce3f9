import type { StepFacts, stepListOutput, stepsInput } from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { readOrganised } from '../core/tournament.service.ts';
import { getLastStep, listSteps } from './steps.queries.ts';

const PAGE = 50;
/** A step of yesterday is history; what is pressed by accident then changes nothing. */
const UNDO_MINUTES = 30;

const NOTHING: StepFacts = {
  match: null,
  board: null,
  fromBoard: null,
  entryId: null,
  isNoShow: false,
  markerId: null,
  formerMarkerId: null,
  before: null,
  after: null,
  source: null,
  wasDisputed: false,
};

/**
 * Who did what in an evening, for its organisers.
 * @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN
 */
export async function listStepsOf(
  { db, actor, clock }: MemberContext,
  { id, cursor }: z.output<typeof stepsInput>,
): Promise<z.infer<typeof stepListOutput>> {
  await readOrganised(db, actor, id);
  const since = new Date(clock.now().getTime() - UNDO_MINUTES * MINUTE_MS).toISOString();
  const [rows, last] = await Promise.all([
    listSteps(db, {
      tournamentId: id,
      before: cursor ?? Number.MAX_SAFE_INTEGER,
      limit: PAGE + 1,
    }),
    getLastStep.first(db, { tournamentId: id, userId: actor.id, since }),
  ]);
  const items = rows.slice(0, PAGE).map(({ facts, byId, byName, undoneAt, ...row }) => {
    const by = byId === null || byName === null ? null : { id: byId, name: byName };
    const canUndo = row.id === last?.id && last.hasWayBack;
    return { ...NOTHING, ...facts, ...row, by, isUndone: undoneAt !== null, canUndo };
  });
  return { items, nextCursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}
