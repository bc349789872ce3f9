import { type FixtureFormat, plannedGames } from '@oche/darts/leagues/format';
import type { ExportedDivision, SeasonSheet } from '@oche/validators/leagues/export';
import type { Locale } from '@oche/validators/locale';
import { sheetTexts } from './export-texts.ts';

type Row = (string | number | null)[];

interface Reading {
  locale: Locale;
  /** of the league: a time in a file is the one on the wall */
  timeZone: string;
  /** of the season */
  format: FixtureFormat;
}

/** Where nobody has come; the import reads it, too. */
const NOBODY = '–';

/** The lines of a division in a file, in the order of its titles. */
export function rowsOf(sheet: SeasonSheet, division: ExportedDivision, reading: Reading): Row[] {
  const { name, fixtures, table, teams } = division;
  const { status, squadStatus, hidden } = sheetTexts[reading.locale];
  switch (sheet) {
    case 'fixtures':
      return fixtures.map((fixture) => [
        name,
        fixture.round,
        fixture.startsAt && wallText(fixture.startsAt, reading),
        fixture.home,
        fixture.away,
        fixture.place,
        status[fixture.status],
        ...(fixture.points === null
          ? Array<null>(6).fill(null)
          : [...fixture.games, ...fixture.legs, ...fixture.points]),
      ]);
    case 'games': {
      const planned = plannedGames(division.format ?? reading.format);
      const sizes = new Map(planned.map(({ number, size }) => [number, size]));
      return fixtures.flatMap(({ round, home, away, sheet: games }) =>
        games.map((game) => [
          name,
          round,
          home,
          away,
          game.number,
          namesOf(game.home, sizes.get(game.number)),
          namesOf(game.away, sizes.get(game.number)),
          ...game.legs,
        ]),
      );
    }
    case 'tables':
      return table.map((row) => [
        name,
        row.place,
        row.name,
        row.played,
        row.won,
        row.drawn,
        row.lost,
        ...row.games,
        ...row.legs,
        row.points,
        row.penalty,
      ]);
    case 'squads':
      return teams.flatMap((team) =>
        team.squad.map((player) => [
          name,
          team.name,
          player.name ?? hidden,
          squadStatus[player.status],
          wallText(player.askedAt, reading).slice(0, 10),
        ]),
      );
  }

  function namesOf(players: readonly { name: string | null }[], size = 0): string {
    const names = players.map((player) => player.name ?? hidden);
    const missing = Array<string>(Math.max(size - names.length, 0)).fill(NOBODY);
    return [...names, ...missing].join(' / ');
  }
}

/** "24.12.2026 19:30", "2026-12-24 19:30": as spreadsheets of the language read it, and the import, too. */
function wallText(at: string, { locale, timeZone }: Reading): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const date = locale === 'de' ? `${day}.${month}.${year}` : `${year}-${month}-${day}`;
  return `${date} ${part('hour')}:${part('minute')}`;
}
