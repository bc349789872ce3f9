import type { ServiceContext } from '../../../lib/deps.ts';
import { isoOf, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { openState, readRulesOfAll } from '../../lounges/index.ts';
import { countBusyBoards } from './free-now.queries.ts';

/** A board that is taken sooner than this is not free for anybody who is still on the way. */
const SOON_MS = 30 * MINUTE_MS;

export interface FreeNow {
  isOpen: boolean;
  /** when it closes, or opens next; null if that is far */
  changesAt: string | null;
  timeZone: string;
  boards: number;
  /** boards that are free from now on for half an hour; none where it is closed */
  free: number;
}

/** How many boards are free at some lounges at this moment: two statements, however many lounges. */
export async function readFreeNow(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  loungeIds: number[],
): Promise<Map<number, FreeNow>> {
  const now = clock.now().getTime();
  const span = { loungeIds, from: isoOf(now), to: isoOf(now + SOON_MS) };
  const [rules, busy] = await Promise.all([readRulesOfAll(db, span), countBusyBoards(db, span)]);
  const busyAt = new Map(busy.map(({ loungeId, boards }) => [loungeId, boards]));
  return new Map(
    rules.map(({ loungeId, numberOfBoards: boards, ...lounge }) => {
      const state = openState(lounge, now);
      const free = state.isOpen ? boards - (busyAt.get(loungeId) ?? 0) : 0;
      return [loungeId, { ...state, timeZone: lounge.timeZone, boards, free }];
    }),
  );
}
