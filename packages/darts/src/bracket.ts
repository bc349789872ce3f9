/** Where a player of a match comes from; nobody where there are fewer entrants than places. */
export type Source = { seed: number } | { winner: string } | { loser: string };

/** Places that a match decides, e.g. 5 to 8 for losers of a quarter-final. */
export interface Places {
  from: number;
  to: number;
}

export interface MatchPlan {
  id: string;
  /** which part of the tournament it belongs to, and its round there, from 1 on */
  stage: 'winners' | 'losers' | 'final' | 'placement' | 'group';
  round: number;
  sources: readonly [Source, Source];
  /** the place of whoever wins or loses here, and doesn't go on */
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
  /** who stands at the place of each seed */
  entrants: readonly number[];
  results: ReadonlyMap<string, StoredResult>;
  /** in the order in which they withdrew */
  withdrawn: ReadonlySet<number>;
}

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

export const newBracket = (plan: Plan, entrants: readonly number[]): Bracket => ({
  plan,
  entrants,
  results: new Map(),
  withdrawn: new Set(),
});

/** The state of all matches, by their ids, in the order of the plan. */
export function statesOf(bracket: Bracket): ReadonlyMap<string, MatchState> {
  const known = STATES.get(bracket);
  if (known) return known;
  const states = new Map<string, MatchState>();
  for (const plan of bracket.plan) states.set(plan.id, stateOf(bracket, plan, states));
  STATES.set(bracket, states);
  return states;
}

/** A bracket never changes, so its states are worked out once. */
const STATES = new WeakMap<Bracket, ReadonlyMap<string, MatchState>>();

function stateOf(
  bracket: Bracket,
  plan: MatchPlan,
  states: ReadonlyMap<string, MatchState>,
): MatchState {
  const [first, second] = plan.sources;
  const players = [
    playerFrom(bracket, first, states),
    playerFrom(bracket, second, states),
  ] as const;
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

function playerFrom(
  { entrants }: Bracket,
  source: Source,
  states: ReadonlyMap<string, MatchState>,
): Player {
  if ('seed' in source) return entrants[source.seed] ?? 'nobody';
  if ('winner' in source) return states.get(source.winner)?.winner;
  return states.get(source.loser)?.loser;
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
  if (result.winner === undefined && state.plan.stage !== 'group') return { refused: 'noDraw' };
  const results = new Map(bracket.results).set(id, { ...result, players: [a, b] });
  return withoutStale({ ...bracket, results });
}

/** Takes a result back; what depended on it is open again. */
export function reopen(bracket: Bracket, id: string): Bracket | { refused: BracketRefusal } {
  if (!bracket.results.has(id)) return { refused: 'notPlayed' };
  const results = new Map(bracket.results);
  results.delete(id);
  return withoutStale({ ...bracket, results });
}

/** What was played stays; matches still to come go to the others. */
export const withdraw = (bracket: Bracket, entrant: number): Bracket => ({
  ...bracket,
  withdrawn: new Set(bracket.withdrawn).add(entrant),
});

/**
 * Somebody comes late and takes a place that nobody has.
 * @returns a refusal when there is none, or when the one who would have had no opponent there has
 *   already played the next match
 */
export function enterLate(
  bracket: Bracket,
  entrant: number,
  places: number,
): Bracket | { refused: BracketRefusal } {
  if (bracket.entrants.length >= places) return { refused: 'noRoom' };
  const joined = withoutStale({ ...bracket, entrants: [...bracket.entrants, entrant] });
  return joined.results.size === bracket.results.size ? joined : { refused: 'noRoom' };
}

/** Forgets results of matches that are now between others. */
function withoutStale(bracket: Bracket): Bracket {
  const states = statesOf(bracket);
  const results = [...bracket.results].filter(([id]) => states.get(id)?.status === 'played');
  if (results.length === bracket.results.size) return bracket;
  return { ...bracket, results: new Map(results) };
}

/** Who has which place; those who are still in are missing. Shared places have a range. */
export function placesOf(bracket: Bracket): ReadonlyMap<number, Places> {
  const places = new Map<number, Places>();
  for (const { plan, winner, loser } of statesOf(bracket).values()) {
    if (plan.winnerPlaces && typeof winner === 'number') places.set(winner, plan.winnerPlaces);
    if (plan.loserPlaces && typeof loser === 'number') places.set(loser, plan.loserPlaces);
  }
  return places;
}
