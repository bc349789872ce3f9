/**
 * Where a player of a match comes from: a place of the draw, another match, or a place of those who go on
 * from groups, the best first. Nobody comes from a place that nobody has.
 */
export type Source =
  | { seed: number }
  | { winner: string }
  | { loser: string }
  | { qualifier: number }
  | 'bye';

/** Places that a match decides, e.g. 5 to 8 for losers of a quarter-final. */
export interface Places {
  from: number;
  to: number;
}

/** What ends in a table are groups, also a single one, and the rounds of the Swiss system. */
export const stages = ['winners', 'losers', 'final', 'placement', 'group', 'swiss'] as const;
export type Stage = (typeof stages)[number];

export const endsInTable = (stage: Stage): boolean => stage === 'group' || stage === 'swiss';

export interface MatchPlan {
  id: string;
  /** which part of the tournament it belongs to, and its round there, from 1 on */
  stage: Stage;
  round: number;
  /** the letter of its group, where there are groups */
  group?: string;
  sources: readonly [Source, Source];
  /** the place of whoever wins or loses here and doesn't go on */
  winnerPlaces?: Places;
  loserPlaces?: Places;
  /** a second final: played only if the second player of this match wins it */
  onlyIfSecondWins?: string;
}

/** What is played: matches in an order in which each stands behind those it depends on. */
export type Plan = readonly MatchPlan[];

export interface Result {
  /** legs or sets of both players */
  scores: readonly [number, number];
  /** which of the two won; undefined for a draw, in a group */
  winner: 0 | 1 | undefined;
}

/** A tournament's matches and what was reported of them: a value, never changed in place. */
export interface Bracket {
  plan: Plan;
  /** who stands at the place of each seed; nobody where a place is left free in front of a late one */
  entrants: readonly (number | 'nobody')[];
  results: ReadonlyMap<string, StoredResult>;
  /** in the order in which they withdrew */
  withdrawn: ReadonlySet<number>;
  /** matches that were called or are being played; nobody comes late into these */
  begun?: ReadonlySet<string>;
  /** who goes on from the groups, the best first; undefined until all of them have ended */
  qualify?: (bracket: Bracket, states: States) => readonly number[] | undefined;
}

/** The states of all matches so far, by their ids. */
export type States = ReadonlyMap<string, MatchState>;

/** A result belongs to those who played it: with other players the match is open again. */
export interface StoredResult extends Result {
  players: readonly [number, number];
}

/** `nobody` comes from a place without an entrant; undefined means that it isn't known yet. */
export type Player = number | 'nobody' | undefined;

export interface MatchState {
  plan: MatchPlan;
  players: readonly [Player, Player];
  /** `walkover`: decided without play, because of a bye or a withdrawal */
  status: 'waiting' | 'ready' | 'played' | 'walkover' | 'skipped';
  winner: Player;
  loser: Player;
  result?: Result;
}

export type BracketRefusal = 'unknownMatch' | 'notReady' | 'noDraw' | 'notPlayed' | 'noRoom';

export const newBracket = (plan: Plan, entrants: Bracket['entrants']): Bracket => ({
  plan,
  entrants,
  results: new Map(),
  withdrawn: new Set(),
});

/** The state of all matches, by their ids, in the order of the plan. */
export function statesOf(bracket: Bracket): States {
  const known = STATES.get(bracket);
  if (known) return known;
  const states = workedOut(bracket, new Map(), () => true);
  STATES.set(bracket, states);
  return states;
}

/** A bracket never changes, so its states are worked out once. */
const STATES = new WeakMap<Bracket, States>();

/** The states after one match of a bracket has changed: only what depends on it is worked out again. */
function statesAfter(before: Bracket, after: Bracket, id: string): States {
  const former = statesOf(before);
  const changed = new Set([id]);
  const isGroup = former.get(id)?.plan.stage === 'group';
  const comesFrom = (source: Source): boolean => {
    if (source === 'bye' || 'seed' in source) return false;
    if ('qualifier' in source) return isGroup;
    return changed.has('winner' in source ? source.winner : source.loser);
  };
  return workedOut(after, new Map(former), ({ id: own, sources, onlyIfSecondWins }) => {
    const depends =
      changed.has(own) ||
      comesFrom(sources[0]) ||
      comesFrom(sources[1]) ||
      (onlyIfSecondWins !== undefined && changed.has(onlyIfSecondWins));
    if (depends) changed.add(own);
    return depends;
  });
}

function workedOut(
  bracket: Bracket,
  states: Map<string, MatchState>,
  isStale: (plan: MatchPlan) => boolean,
): States {
  let qualified: readonly number[] | null | undefined;
  const playerFrom = (source: Source): Player => {
    if (source === 'bye') return 'nobody';
    if ('seed' in source) return bracket.entrants[source.seed] ?? 'nobody';
    if ('winner' in source) return states.get(source.winner)?.winner;
    if ('loser' in source) return states.get(source.loser)?.loser;
    // groups stand in front of what is played behind them
    if (qualified === undefined) qualified = bracket.qualify?.(bracket, states) ?? null;
    return qualified === null ? undefined : (qualified[source.qualifier] ?? 'nobody');
  };
  for (const plan of bracket.plan) {
    if (!isStale(plan)) continue;
    const [first, second] = plan.sources;
    states.set(plan.id, stateOf(bracket, plan, [playerFrom(first), playerFrom(second)], states));
  }
  return states;
}

function stateOf(
  bracket: Bracket,
  plan: MatchPlan,
  players: readonly [Player, Player],
  states: States,
): MatchState {
  const [a, b] = players;
  const open = (status: MatchState['status'], winner?: Player, loser?: Player): MatchState => ({
    plan,
    players,
    status,
    winner,
    loser,
  });
  if (plan.onlyIfSecondWins !== undefined) {
    const before = states.get(plan.onlyIfSecondWins);
    if (before?.winner !== undefined && before.winner === before.players[0]) {
      return open('skipped', before.winner, before.loser);
    }
  }
  if (a === undefined || b === undefined) return open('waiting');
  if (a === 'nobody' || b === 'nobody') {
    return open('walkover', a === 'nobody' ? b : a, 'nobody');
  }
  const result = bracket.results.get(plan.id);
  if (result && result.players[0] === a && result.players[1] === b) {
    const { winner } = result;
    if (winner === undefined) return { ...open('played'), result };
    return { ...open('played', players[winner], players[1 - winner]), result };
  }
  const [aIsOut, bIsOut] = [bracket.withdrawn.has(a), bracket.withdrawn.has(b)];
  if (!aIsOut && !bIsOut) return open('ready');
  const aGoesOn = aIsOut && bIsOut ? isLater(bracket.withdrawn, a, b) : bIsOut;
  return aGoesOn ? open('walkover', a, b) : open('walkover', b, a);
}

/**
 * Of two who are out, the one who withdrew later goes on, and loses there: that one was through already,
 * and may have played the next match.
 */
function isLater(withdrawn: ReadonlySet<number>, a: number, b: number): boolean {
  const order = [...withdrawn];
  return order.indexOf(a) > order.indexOf(b);
}

/**
 * Reports a result, or corrects one. Later matches stay as they were, as far as they are still
 * between the same players; the others are open again.
 */
export function report(
  bracket: Bracket,
  id: string,
  result: Result,
): Bracket | { refused: BracketRefusal } {
  const state = statesOf(bracket).get(id);
  if (!state) return { refused: 'unknownMatch' };
  const [a, b] = state.players;
  const canBePlayed = state.status === 'ready' || state.status === 'played';
  if (!canBePlayed || typeof a !== 'number' || typeof b !== 'number')
    return { refused: 'notReady' };
  if (result.winner === undefined && !endsInTable(state.plan.stage)) return { refused: 'noDraw' };
  const results = new Map(bracket.results).set(id, { ...result, players: [a, b] });
  return withoutStale(withStates({ ...bracket, results }, bracket, id));
}

const withStates = (bracket: Bracket, before: Bracket, id: string): Bracket => {
  STATES.set(bracket, statesAfter(before, bracket, id));
  return bracket;
};

/** Takes a result back; what depended on it is open again. */
export function reopen(bracket: Bracket, id: string): Bracket | { refused: BracketRefusal } {
  if (!bracket.results.has(id)) return { refused: 'notPlayed' };
  const results = new Map(bracket.results);
  results.delete(id);
  return withoutStale(withStates({ ...bracket, results }, bracket, id));
}

/** What was played stays; matches still to come go to the others. */
export const withdraw = (bracket: Bracket, entrant: number): Bracket => ({
  ...bracket,
  withdrawn: new Set(bracket.withdrawn).add(entrant),
});

/**
 * Somebody comes late and takes a place that nobody has, or that of somebody who withdrew before
 * playing.
 * @param places how many the draw has
 * @returns a refusal when there is none, or only such whose opponents have already played the next match
 */
export function enterLate(
  bracket: Bracket,
  entrant: number,
  places: number,
): Bracket | { refused: BracketRefusal } {
  const { entrants, results } = bracket;
  for (const place of freePlaces(bracket, places)) {
    const free = Array.from(
      { length: Math.max(0, place - entrants.length) },
      () => 'nobody' as const,
    );
    const joined = [...entrants, ...free];
    joined[place] = entrant;
    const next = withoutStale({ ...bracket, entrants: joined });
    if (next.results.size === results.size && isUndisturbed(bracket, next)) return next;
  }
  return { refused: 'noRoom' };
}

/** Whether what has begun is still between the same. */
function isUndisturbed(before: Bracket, after: Bracket): boolean {
  const [then, now] = [statesOf(before), statesOf(after)];
  return [...(before.begun ?? [])].every((id) => {
    const [a, b] = then.get(id)?.players ?? [];
    const players = now.get(id)?.players ?? [];
    return players[0] === a && players[1] === b;
  });
}

/** Places without anybody, and after them those of entrants who withdrew without having played. */
function freePlaces({ entrants, results, withdrawn }: Bracket, places: number): number[] {
  const hasPlayed = new Set([...results.values()].flatMap(({ players }) => players));
  const empty: number[] = [];
  const left: number[] = [];
  for (let place = 0; place < places; place += 1) {
    const entrant = entrants[place] ?? 'nobody';
    if (entrant === 'nobody') empty.push(place);
    else if (withdrawn.has(entrant) && !hasPlayed.has(entrant)) left.push(place);
  }
  return [...empty, ...left];
}

/** Forgets results of matches that are now between others. */
function withoutStale(bracket: Bracket): Bracket {
  const states = statesOf(bracket);
  const stale = [...bracket.results.keys()].filter((id) => states.get(id)?.status !== 'played');
  if (stale.length === 0) return bracket;
  const results = new Map(bracket.results);
  for (const id of stale) results.delete(id);
  const cleaned = { ...bracket, results };
  // who is where doesn't depend on the results of others
  STATES.set(cleaned, states);
  return cleaned;
}
