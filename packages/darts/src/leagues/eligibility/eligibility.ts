import { dateOf, dayOf } from '../fixtures/dates.ts';
import type { LeagueRules } from '../rules.ts';
import type {
  FixtureFacts,
  LineUpViolation,
  NamedLineUp,
  PlayerFacts,
  Registration,
} from './facts.ts';

export type * from './facts.ts';

/**
 * What in a line-up breaks the league's rules, in the order in which a captain would mend it: the line-up itself, then
 * each player, then how many of a kind there are.
 * @param people what is known of those who are named; who is missing is in no squad
 */
export function lineUpViolations(
  rules: LeagueRules,
  fixture: FixtureFacts,
  lineUp: NamedLineUp,
  people: readonly PlayerFacts[],
): readonly LineUpViolation[] {
  const factsOf = new Map(people.map((one) => [one.id, one]));
  const named = distinct([...placed(lineUp), ...(lineUp.alsoNamed ?? [])]);
  const all = named.map((id): Standing => {
    return standingOf(
      rules,
      fixture,
      factsOf.get(id) ?? { id, registrations: [], appearances: [] },
    );
  });
  return [
    ...ofLineUp(rules, lineUp, named.length),
    ...all.flatMap(({ violations }) => violations),
    ...tooMany(all, 'fromHigher', 'maxFromHigher', rules.lineUps.maxFromHigher),
    ...tooMany(all, 'helper', 'maxHelpers', rules.lineUps.maxHelpers),
  ];
}

const placed = ({ players }: NamedLineUp): number[] => players.filter((id) => id !== null);
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

function ofLineUp(
  { lineUps }: LeagueRules,
  lineUp: NamedLineUp,
  named: number,
): readonly LineUpViolation[] {
  const found: LineUpViolation[] = [];
  const least = lineUps.leastPlayers;
  if (named < least) found.push({ rule: 'leastPlayers', players: [], facts: { named, least } });
  const players = placed(lineUp);
  if (!lineUps.repeatInLineUp) {
    for (const id of distinct(players)) {
      const positions = lineUp.players.flatMap((one, index) => (one === id ? [index + 1] : []));
      if (positions.length > 1) {
        found.push({ rule: 'repeated', players: [id], facts: { positions } });
      }
    }
  }
  const before = lineUp.before ?? null;
  if (lineUp.substitutes === 'none' && before) {
    const others = lineUp.players.filter(
      (id, index) => id !== null && isChanged(before, id, index),
    );
    const changed = distinct(others.filter((id) => id !== null));
    if (changed.length > 0) found.push({ rule: 'noSubstitutes', players: changed, facts: {} });
  }
  if (lineUp.substitutes === 'stayOut') {
    const back = distinct(players).filter((id) => lineUp.substituted?.includes(id));
    if (back.length > 0) found.push({ rule: 'staysOut', players: back, facts: {} });
  }
  return found;
}

/** A place that was free may still be taken. */
const isChanged = (before: readonly (number | null)[], id: number, index: number): boolean =>
  (before[index] ?? null) !== null && before[index] !== id;

interface Standing {
  id: number;
  /** why the team may name them: of its own squad, or from another class */
  kind: 'own' | 'fromHigher' | 'helper';
  violations: readonly LineUpViolation[];
}

function standingOf(rules: LeagueRules, fixture: FixtureFacts, player: PlayerFacts): Standing {
  const { id } = player;
  const notBefore = player.registrations.filter(({ until }) => !until || until > fixture.date);
  const possible = notBefore
    .filter(({ status }) => status !== 'rejected')
    .filter((one) => one.team === fixture.team || isOfClub(one, fixture));
  const current = possible.filter(({ since }) => since <= fixture.date);
  const own = current.find(({ team }) => team === fixture.team);
  const higher = current.find(({ level }) => level < fixture.level);
  const lower = current.find(({ level }) => level > fixture.level);
  const registration = own ?? higher ?? lower;
  const boundAbove = boundTo(rules, fixture, player);
  if (!registration) {
    const [coming] = possible.map(({ since }) => since).sort();
    const facts = { since: coming ?? null };
    return { id, kind: 'own', violations: [{ rule: 'notRegistered', players: [id], facts }] };
  }
  const isHelper = !own && !higher && !isAtHome(rules, fixture, player);
  return {
    id,
    kind: higher ? 'fromHigher' : isHelper ? 'helper' : 'own',
    violations: [
      ...ofRegistration(rules, fixture, id, registration),
      ...inTeams(rules, fixture, player),
      ...boundAbove,
    ],
  };
}

/** Of the same club, in another class: within one class nobody changes between teams. */
const isOfClub = ({ club, level }: Registration, fixture: FixtureFacts): boolean =>
  club !== null && club === fixture.club && level !== fixture.level;

/** Who came up so often is bound here, and no helper any more. */
function isAtHome({ lineUps }: LeagueRules, { team }: FixtureFacts, player: PlayerFacts): boolean {
  if (lineUps.boundAfterGames === null) return false;
  const games = player.appearances.filter((one) => one.team === team);
  return distinct(games.map(({ fixture }) => fixture)).length >= lineUps.boundAfterGames;
}

function ofRegistration(
  { registrations }: LeagueRules,
  fixture: FixtureFacts,
  id: number,
  registration: Registration,
): readonly LineUpViolation[] {
  const found: LineUpViolation[] = [];
  const { status, sinceRound, transferred } = registration;
  const players = [id];
  if (registrations.mustBeConfirmed && status !== 'confirmed') {
    found.push({ rule: 'notConfirmed', players, facts: { status } });
  }
  const from = fixture.rounds - registrations.closedLastRounds + 1;
  if (sinceRound !== null && sinceRound >= from) {
    found.push({ rule: 'registeredTooLate', players, facts: { round: sinceRound, from } });
  }
  const ban = registrations.transferBan;
  if (ban?.unit === 'rounds' && transferred && transferred.round !== null) {
    const untilRound = transferred.round + ban.count;
    if (fixture.round < untilRound) {
      found.push({ rule: 'transferBan', players, facts: { untilRound, untilDate: null } });
    }
  }
  if (ban?.unit === 'weeks' && transferred) {
    const untilDate = dateOf(dayOf(transferred.date) + ban.count * 7);
    if (fixture.date < untilDate) {
      found.push({ rule: 'transferBan', players, facts: { untilRound: null, untilDate } });
    }
  }
  return found;
}

/** In the squads of two teams at once. */
function inTeams(
  { registrations }: LeagueRules,
  { date }: FixtureFacts,
  { id, registrations: own }: PlayerFacts,
): readonly LineUpViolation[] {
  if (!registrations.oneTeam) return [];
  const current = own.filter(
    ({ status, since, until }) =>
      status !== 'rejected' && since <= date && (!until || until > date),
  );
  const teams = distinct(current.map(({ team }) => team)).sort((a, b) => a - b);
  return teams.length > 1 ? [{ rule: 'oneTeam', players: [id], facts: { teams } }] : [];
}

/** So many fixtures for teams of higher classes: all of them together, each counted once. */
function boundTo(
  { lineUps }: LeagueRules,
  { level }: FixtureFacts,
  { id, appearances }: PlayerFacts,
): readonly LineUpViolation[] {
  const most = lineUps.boundAfterGames;
  if (most === null) return [];
  const above = appearances.filter((one) => one.level < level);
  const games = distinct(above.map(({ fixture }) => fixture)).length;
  if (games < most) return [];
  const teams = distinct(above.map(({ team }) => team)).sort((a, b) => a - b);
  return [{ rule: 'bound', players: [id], facts: { teams, games, most } }];
}

function tooMany(
  all: readonly Standing[],
  kind: Standing['kind'],
  rule: 'maxFromHigher' | 'maxHelpers',
  most: number | null,
): readonly LineUpViolation[] {
  const players = all.filter((one) => one.kind === kind).map(({ id }) => id);
  return most !== null && players.length > most ? [{ rule, players, facts: { most } }] : [];
}
