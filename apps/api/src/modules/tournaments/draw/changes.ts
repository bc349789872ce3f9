import { type MatchState, statesOf } from '@oche/darts/tournaments/bracket';
import type { Course } from '@oche/darts/tournaments/course';
import type { EntryChanges } from '@oche/validators/tournaments/schemas';

type Change = EntryChanges['matches'][number];

const isBye = ({ status, players }: MatchState): boolean =>
  status === 'walkover' && players.includes('nobody');

/** How a match differs; undefined where it doesn't, or where nobody notices. */
function changeOf(before: MatchState | undefined, after: MatchState): Change['change'] | undefined {
  const isPlayed = after.status === 'ready' || after.status === 'waiting';
  if (!before) return isPlayed ? 'added' : undefined;
  const isSame = before.players.every((player, side) => player === after.players[side]);
  if (isSame && before.status === after.status) return undefined;
  if (isBye(before)) return isPlayed ? 'filled' : undefined;
  if (after.status === 'walkover') return isBye(after) ? 'gone' : 'walkover';
  return isSame ? undefined : 'moved';
}

/** The matches in which two courses of a tournament differ, in the order of their playing. */
export function changesBetween(
  before: Course,
  after: Course,
  numbers: ReadonlyMap<string, number>,
): Change[] {
  const former = statesOf(before.bracket);
  const now = statesOf(after.bracket);
  const told = ({ plan, players: [a, b] }: MatchState, change: Change['change']): Change => ({
    number: numbers.get(plan.id) ?? null,
    stage: plan.stage,
    round: plan.round,
    group: plan.group ?? null,
    players: [a ?? null, b ?? null],
    change,
  });
  const gone = [...former.values()].filter(({ plan }) => !now.has(plan.id));
  return [
    ...gone.map((state) => told(state, 'gone')),
    ...[...now.values()].flatMap((state) => {
      const change = changeOf(former.get(state.plan.id), state);
      return change ? [told(state, change)] : [];
    }),
  ];
}
