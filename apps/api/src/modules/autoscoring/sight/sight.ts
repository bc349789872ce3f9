import { DONE_VISITS_MAX } from '@oche/validators/autoscoring/limits';
import type { BoardState, SeenInput } from '@oche/validators/autoscoring/schemas';

/** A visit that is over: its darts are out of the board. */
interface DoneVisit {
  visit: string;
  darts: readonly string[];
}

/** What a board sees, as it is stored. */
export interface Sight {
  /** null: it has said nothing yet */
  state: BoardState | null;
  visit: string | null;
  /** all that was seen in this visit, the oldest first */
  seen: readonly string[];
  /** what somebody has said by hand, by the place of the dart; null: what was seen */
  byHand: readonly (string | null)[];
  /** the latest last */
  done: readonly DoneVisit[];
}

export const NOTHING_SEEN: Sight = { state: null, visit: null, seen: [], byHand: [], done: [] };

const MISS = '0';

/** The darts of the visit: what was said by hand wins, whatever the camera says later. */
export function dartsOf({ seen, byHand }: Pick<Sight, 'seen' | 'byHand'>): readonly string[] {
  const count = Math.max(seen.length, byHand.length);
  return Array.from({ length: count }, (_, place) => byHand[place] ?? seen[place] ?? MISS);
}

/**
 * After a message of the bridge. A visit that begins with an empty board says that the darts of the one before are out of
 * it. One that begins otherwise says that the bridge can't vouch for those: whoever scores has to.
 */
export function afterMessage(
  sight: Sight,
  { visit, state, darts }: Pick<SeenInput, 'visit' | 'state' | 'darts'>,
): Sight {
  if (visit === sight.visit) return { ...sight, state, seen: darts };
  const done = state === 'empty' ? withDone(sight) : sight.done;
  return { state, visit, seen: darts, byHand: [], done };
}

function withDone(sight: Sight): readonly DoneVisit[] {
  const darts = dartsOf(sight);
  if (sight.visit === null || darts.length === 0) return sight.done;
  return [...sight.done, { visit: sight.visit, darts }].slice(-DONE_VISITS_MAX);
}

/**
 * Another process has the board. It gives the darts that are in it a visit of its own, so what the one before has seen
 * of them is no visit.
 */
export const afterChange = (sight: Sight): Sight => ({ ...NOTHING_SEEN, done: sight.done });

/** A dart as it was, by hand. A visit that is over is corrected where it was entered. */
export function corrected(
  sight: Sight,
  { visit, place, dart }: { visit: string; place: number; dart: string },
): Sight {
  if (visit !== sight.visit) return sight;
  const count = Math.max(sight.byHand.length, place + 1);
  const byHand = Array.from({ length: count }, (_, at) =>
    at === place ? dart : (sight.byHand[at] ?? null),
  );
  return { ...sight, byHand };
}
