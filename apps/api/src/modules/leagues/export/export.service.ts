import { Readable } from 'node:stream';
import type {
  ExportedDivision,
  ExportedFixture,
  ExportedSeason,
  SeasonSheet,
} from '@oche/validators/leagues/export';
import type { FixtureSummary } from '@oche/validators/leagues/fixture';
import type { LeagueEntry, LeaguePlayer } from '@oche/validators/leagues/team';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { toFixtureSummary } from '../core/fixture-summary.select.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { readFacts } from '../core/lock.service.ts';
import { type PlayerViewer, toPlayer } from '../core/player.select.ts';
import { listFixtures } from '../division/division.queries.ts';
import { getSeason, listDivisions } from '../season/season.queries.ts';
import { toEntry } from '../team/entry.ts';
import { listEntriesOfDivision } from '../team/team.queries.ts';
import * as queries from './export.queries.ts';
import { sheetTexts } from './export-texts.ts';
import { rowsOf } from './sheet-rows.ts';

type Reading = Pick<ServiceContext, 'db' | 'actor' | 'locale'>;

export interface ExportedFile {
  fileName: string;
  content: Readable;
}

/**
 * A whole season as JSON, written division by division while it is sent. Players are named as far as the reader may see
 * them; officers know everybody.
 * @throws AppError SEASON_NOT_FOUND, also when the league is hidden
 */
export async function exportJson(ctx: Reading, id: number): Promise<ExportedFile> {
  const { season, read } = await openSeason(ctx, id);
  async function* parts() {
    yield `${JSON.stringify(season).slice(0, -1)},"divisions":[`;
    let before = '\n';
    for await (const division of read()) {
      yield before + JSON.stringify(division);
      before = ',\n';
    }
    yield '\n]}\n';
  }
  return { fileName: `oche-season-${id}.json`, content: Readable.from(parts()) };
}

/**
 * A part of a season for a spreadsheet in the reader's language. What the import reads has the titles it knows.
 * @throws AppError SEASON_NOT_FOUND, also when the league is hidden
 */
export async function exportCsv(
  ctx: Reading,
  { id, sheet }: { id: number; sheet: SeasonSheet },
): Promise<ExportedFile> {
  const { season, read } = await openSeason(ctx, id);
  const { separator, heads, names } = sheetTexts[ctx.locale];
  const { timeZone } = season.league;
  async function* parts() {
    yield CSV_BOM + csvLine(heads[sheet], separator);
    for await (const division of read()) {
      const rows = rowsOf(sheet, division, { locale: ctx.locale, timeZone, format: season.format });
      yield rows.map((row) => csvLine(row, separator)).join('');
    }
  }
  return { fileName: `${names[sheet]}-${id}.csv`, content: Readable.from(parts()) };
}

/** @throws AppError SEASON_NOT_FOUND */
async function openSeason({ db, actor }: Reading, id: number) {
  const viewer = viewerOf(actor);
  const row = await getSeason.first(db, { id, viewerId: viewer.viewerId });
  if (!row || !maySee(actor, row)) throw new AppError('SEASON_NOT_FOUND');
  const [league, divisions] = await Promise.all([
    readFacts(db, actor, row.leagueId),
    listDivisions(db, { seasonId: id }),
  ]);
  const season: Omit<ExportedSeason, 'divisions'> = {
    league: {
      id: row.leagueId,
      name: row.leagueName,
      region: row.region,
      timeZone: league.timeZone,
    },
    id,
    name: row.name,
    status: row.status,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    format: row.format,
    rules: row.rules,
  };
  const reader = { ...viewer, isTrusted: isOfficer(actor, row) };
  /** One division after the other, so that no season is too big for the memory. */
  async function* read() {
    for (const division of divisions) yield await readDivision({ db }, division, reader);
  }
  return { season, read };
}

type DivisionRow = Awaited<ReturnType<typeof listDivisions>>[number];

async function readDivision(
  { db }: Pick<Reading, 'db'>,
  { id, name, level, promotes, relegates, isDouble, format, standings }: DivisionRow,
  reader: PlayerViewer,
): Promise<ExportedDivision> {
  const ofDivision = { divisionId: id };
  const [entries, fixtures, played, squads] = await Promise.all([
    listEntriesOfDivision(db, ofDivision),
    listFixtures(db, ofDivision),
    queries.listPlayed(db, ofDivision),
    queries.listSquads(db, { ...reader, ...ofDivision }),
  ]);
  const ids = [...new Set(played.flatMap(({ home, away }) => [...home, ...away]))];
  const players = ids.length > 0 ? await queries.listPlayers(db, { ...reader, ids }) : [];
  const names = new Map(players.map((one) => [one.playerId, nameOf(toPlayer(one))]));
  const named = (players: readonly number[]) =>
    // 0 stands where nobody has come
    players.filter((player) => player > 0).map((id) => ({ id, name: names.get(id) ?? null }));
  const sheets = Map.groupBy(played, ({ fixtureId }) => fixtureId);
  const squadOf = Map.groupBy(squads, ({ entryId }) => entryId);
  const teams = new Map(entries.map((row) => [row.entryId, toEntry(row)]));
  return {
    id,
    name,
    level,
    promotes,
    relegates,
    isDouble,
    format,
    table: standings,
    teams: [...teams.values()].map((team) => ({
      id: team.teamId,
      entryId: team.entryId,
      name: team.name,
      club: team.club?.name ?? null,
      place: placeOf(team),
      homeWeekday: team.homeWeekday,
      homeTime: team.homeTime,
      withdrawn: team.withdrawn,
      squad: (squadOf.get(team.entryId) ?? []).map((row) => ({
        id: row.playerId,
        name: nameOf(toPlayer(row)),
        status: row.status,
        askedAt: row.askedAt,
      })),
    })),
    fixtures: fixtures.map((row) =>
      toExported(
        toFixtureSummary(row),
        teams,
        (sheets.get(row.id) ?? []).map(({ number, home, away, legsHome, legsAway }) => ({
          number,
          home: named(home),
          away: named(away),
          legs: [legsHome ?? 0, legsAway ?? 0],
        })),
      ),
    ),
  };
}

const toExported = (
  fixture: FixtureSummary,
  teams: ReadonlyMap<number, LeagueEntry>,
  sheet: ExportedFixture['sheet'],
): ExportedFixture => ({
  id: fixture.id,
  round: fixture.round,
  startsAt: fixture.startsAt,
  homeId: fixture.homeId,
  home: teams.get(fixture.homeId)?.name ?? '',
  awayId: fixture.awayId,
  away: teams.get(fixture.awayId)?.name ?? '',
  place: placeOf(fixture),
  status: fixture.status,
  points: fixture.points,
  games: fixture.games,
  legs: fixture.legs,
  sheet,
});

const placeOf = ({ lounge, venue }: Pick<LeagueEntry, 'lounge' | 'venue'>): string | null =>
  lounge?.name ?? venue;

const nameOf = ({ person, name }: LeaguePlayer): string | null =>
  person ? `${person.firstName} ${person.lastName}`.trim() : name;
