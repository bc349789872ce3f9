import type { FixtureFormat } from '../../packages/darts/src/leagues/format.ts';
import { PRESETS } from '../../packages/darts/src/leagues/presets.ts';
import { LEAGUE_RULES } from '../../packages/darts/src/leagues/rules.ts';
import { call } from '../support/call.ts';
import type { Page } from '../support/test.ts';

const DAY_MS = 86_400_000;

export const read = async <Data>({ request }: Page, path: string, input: object): Promise<Data> => {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await request.get(`/trpc/${path}?input=${query}`);
  return (await answer.json()).result.data;
};

const dayFrom = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export interface Division {
  teams: { entryId: number; teamId: number; name: string }[];
  fixtures: { id: number; homeId: number; awayId: number }[];
  standings: { entryId: number; points: number; won: number }[];
}

/** A leg of 301 decides a game: five visits. */
export const SHORT: FixtureFormat = {
  ...PRESETS.singles4Doubles1,
  blocks: PRESETS.singles4Doubles1.blocks.map((block) => ({
    ...block,
    rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
  })),
};

/** A season of two teams, Nord and Süd with their captains, whose list is made. @returns the id of its division */
export async function prepare(
  officer: Page,
  captainIds: readonly [string, string],
  format: FixtureFormat = PRESETS.singles4Doubles1,
) {
  const league = await call<{ id: number }>(officer, 'leagues.create', {
    name: `Abendliga ${Date.now()}`,
    region: 'Kreis Unna',
  });
  const season = await call<{ id: number }>(officer, 'leagues.seasons.create', {
    leagueId: league.id,
    name: 'Eins',
    startsOn: dayFrom(-30),
    endsOn: dayFrom(200),
    format,
    rules: { ...LEAGUE_RULES, lineUps: { ...LEAGUE_RULES.lineUps, leastPlayers: 2 } },
  });
  const division = await call<{ id: number }>(officer, 'leagues.divisions.create', {
    seasonId: season.id,
    name: 'Kreisliga',
    level: 1,
    promotes: 1,
    relegates: 1,
    isDouble: false,
  });
  for (const [index, name] of ['Nord', 'Süd'].entries()) {
    await call(officer, 'leagues.teams.create', {
      divisionId: division.id,
      name,
      homeWeekday: 5,
      homeTime: '19:30',
      captainId: captainIds[index],
    });
  }
  const { teams } = await read<Division>(officer, 'leagues.divisions.get', { id: division.id });
  for (const { entryId, name } of teams) {
    for (const place of [1, 2, 3]) {
      const player = { name: `${name} ${place}` };
      await call(officer, 'leagues.squads.register', { entryId, player });
    }
  }
  await call(officer, 'leagues.divisions.plan', { id: division.id, rounds: [dayFrom(1)] });
  await call(officer, 'leagues.seasons.start', { id: season.id });
  return division.id;
}

/** Both name their first two players, where that isn't what is tested. */
export async function nameBoth(
  officer: Page,
  id: number,
  sides: readonly [number, number],
): Promise<void> {
  for (const [side, entryId] of sides.entries()) {
    const squad = await read<{ player: { id: number } }[]>(officer, 'leagues.squads.list', {
      entryId,
    });
    const players = squad.slice(0, 2).map(({ player }) => player.id);
    await call(officer, 'leagues.fixtures.nameLineUp', { id, name: 'players', side, players });
  }
}
