import { PRESETS, type PresetKey } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES, type LeagueRules } from '@oche/darts/leagues/rules';
import type { FixtureOutput } from '@oche/validators/leagues/fixture';
import type { TestApi, TestMember } from '../../testing/index.ts';

let number = 0;

interface Wish {
  preset?: PresetKey;
  rules?: Partial<LeagueRules>;
  /** names of teams */
  teams?: readonly string[];
  isDouble?: boolean;
  /** who leads which team, in its order */
  captains?: readonly (TestMember | undefined)[];
  /** how many play for each team */
  players?: number;
}

/** Mondays from the first week of September 2026 on. */
export const mondays = (count: number): string[] =>
  Array.from({ length: count }, (_, week) =>
    new Date(Date.UTC(2026, 8, 7 + 7 * week)).toISOString().slice(0, 10),
  );

/** A league with a season and one division, in which teams have entered. */
export async function foundLeague(
  api: TestApi,
  head: TestMember,
  { preset = 'singles4Doubles1', rules = {}, teams = ['Nord', 'Süd'], ...wish }: Wish = {},
) {
  number += 1;
  const { leagues } = api.callerFor(head);
  const league = await leagues.create({ name: `Dartliga ${number}`, region: 'Kreis Unna' });
  const season = await leagues.seasons.create({
    leagueId: league.id,
    name: '2026/27',
    startsOn: '2026-09-01',
    endsOn: '2027-05-31',
    format: PRESETS[preset],
    rules: { ...LEAGUE_RULES, ...rules, lineUps: { ...LEAGUE_RULES.lineUps, leastPlayers: 1 } },
  });
  const division = await leagues.divisions.create({
    seasonId: season.id,
    name: 'Kreisliga',
    level: 1,
    promotes: 1,
    relegates: 1,
    isDouble: wish.isDouble ?? false,
  });
  const entered = [];
  for (const [index, name] of teams.entries()) {
    const captain = wish.captains?.[index];
    const team = await leagues.teams.create({
      divisionId: division.id,
      name,
      homeWeekday: 5,
      homeTime: '19:30',
      ...(captain ? { captainId: captain.id } : {}),
    });
    entered.push(team.id);
  }
  const { teams: entries } = await leagues.divisions.get({ id: division.id });
  for (const { entryId, name } of entries) {
    for (let place = 1; place <= (wish.players ?? 4); place += 1) {
      await leagues.squads.register({ entryId, player: { name: `${name} ${place}` } });
    }
  }
  return {
    leagueId: league.id,
    seasonId: season.id,
    divisionId: division.id,
    teamIds: entered,
    entries,
  };
}

/** The same with its list of fixtures, and play has begun. */
export async function runningLeague(api: TestApi, head: TestMember, wish: Wish = {}) {
  const founded = await foundLeague(api, head, wish);
  const { leagues } = api.callerFor(head);
  const count = wish.teams?.length ?? 2;
  const rounds = (count + (count % 2) - 1) * (wish.isDouble ? 2 : 1);
  const { fixtures } = await leagues.divisions.plan({
    id: founded.divisionId,
    rounds: mondays(rounds),
  });
  await leagues.seasons.start({ id: founded.seasonId });
  return { ...founded, fixtures };
}

/** Names every line-up of a fixture for both sides, by officers, from the squads in their order. */
export async function nameAll(api: TestApi, head: TestMember, id: number): Promise<FixtureOutput> {
  const { leagues } = api.callerFor(head);
  let fixture = await leagues.fixtures.get({ id });
  const squads = await Promise.all(
    [fixture.homeId, fixture.awayId].map((entryId) => leagues.squads.list({ entryId })),
  );
  for (const lineUp of fixture.format.lineUps) {
    for (const side of [0, 1]) {
      const ids = squads[side]?.map(({ player }) => player.id) ?? [];
      fixture = await leagues.fixtures.nameLineUp({
        id,
        name: lineUp.id,
        side,
        players: ids.slice(0, lineUp.positions),
      });
    }
  }
  return fixture;
}

/**
 * Plays a fixture to its end by typed results.
 * @param games the legs of each game, in the order of play
 */
export async function playFixture(
  api: TestApi,
  head: TestMember,
  id: number,
  games: readonly (readonly [number, number])[],
): Promise<FixtureOutput> {
  await nameAll(api, head, id);
  const { leagues } = api.callerFor(head);
  return leagues.fixtures.enterAll({
    id,
    games: games.map(([home, away], index) => ({
      number: index + 1,
      legs: [home, away] as [number, number],
      before: null,
    })),
  });
}
