import {
  TRAINING_WEEKS,
  type TrainingAtLounge,
  type TrainingWeek,
  type trainingAtLoungeInput,
  trainings,
  type trainingWeeksInput,
} from '@oche/validators/games/start';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { personOf, viewerOf } from '../../people/index.ts';
import * as queries from './figures.queries.ts';
import { isLeastBest } from './training.queries.ts';

/** How the member has done at something in the latest weeks. */
export const listWeeks = (
  { db, actor, clock }: MemberContext,
  { kind, chosen }: z.output<typeof trainingWeeksInput>,
): Promise<TrainingWeek[]> =>
  queries.listWeeks(db, {
    userId: actor.id,
    kind,
    chosen,
    now: clock.now(),
    weeks: TRAINING_WEEKS,
    isLeast: isLeastBest(kind),
  });

const PLACES = 5;

/** This month's best at a lounge, of those whom this reader may see there. */
export async function listBestAtLounge(
  { db, actor, clock }: ServiceContext,
  { loungeId }: z.output<typeof trainingAtLoungeInput>,
): Promise<TrainingAtLounge> {
  const rows = await queries.listBestAtLounge(db, {
    ...viewerOf(actor),
    loungeId,
    now: clock.now(),
    places: PLACES,
  });
  return trainings.flatMap((kind) => {
    const best = rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ place: row.place, person: personOf(row), score: row.score }));
    return best.length > 0 ? [{ kind, best }] : [];
  });
}
