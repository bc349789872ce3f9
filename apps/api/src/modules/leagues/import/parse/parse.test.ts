import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../lib/errors.ts';
import { readTable } from './table.ts';
import { momentIn, pairIn, roundIn, timeIn, weekdayIn } from './values.ts';

describe('a file', () => {
  it.each([
    ['semicolons', 'Staffel;Team;Heimtag;Uhrzeit\nKreisliga;Pfeile, die ersten;Fr;19:30\n'],
    ['commas', 'Staffel,Team,Heimtag,Uhrzeit\r\nKreisliga,"Pfeile, die ersten",Fr,19:30'],
    ['tabs', '\uFEFFDIVISION\tTeam name\tWeekday\tTime\rKreisliga\tPfeile, die ersten\tFr\t19:30'],
  ])('with %s is read by its titles, in both languages', (_, csv) => {
    const { columns, missing, rows } = readTable(csv, 'teams');
    expect(columns.map(({ field }) => field)).toEqual(['division', 'team', 'weekday', 'time']);
    expect(missing).toEqual([]);
    expect(rows).toEqual([
      {
        line: 2,
        cells: { division: 'Kreisliga', team: 'Pfeile, die ersten', weekday: 'Fr', time: '19:30' },
      },
    ]);
  });

  it('tells where a line stands, also behind blank ones and in quotes', () => {
    const { rows } = readTable(
      '\n\nHeim;Gast;Ergebnis\n\n"Nord";Süd;7:5\n;;\n"We\nst";Ost;1:1',
      'results',
    );
    expect(rows.map(({ line, cells }) => [line, cells.home])).toEqual([
      [5, 'Nord'],
      [8, 'We st'],
    ]);
  });

  it('says which column it lacks, and which ones it doesn’t know', () => {
    const { columns, missing } = readTable('Spielfeld;Heim;Heim\n1;Nord;Süd', 'fixtures');
    expect(columns).toEqual([
      { title: 'Spielfeld', field: null },
      { title: 'Heim', field: 'home' },
      { title: 'Heim', field: null },
    ]);
    expect(missing).toEqual(['away', 'date']);
    expect(readTable('Name\nNord', 'teams').columns[0]?.field).toBe('team');
    expect(readTable('Team;Vorname;Nachname', 'squads').missing).toEqual([]);
  });

  it('has what our own export has put in front of formulas taken away', () => {
    expect(
      readTable("Team\n'=Nord\n'n Abend", 'teams').rows.map(({ cells }) => cells.team),
    ).toEqual(['=Nord', "'n Abend"]);
  });

  it('is refused when it is none, or too long', () => {
    for (const csv of ['Team\n"Nord\n', `Team\n${'x\n'.repeat(1001)}`]) {
      expect(() => readTable(csv, 'teams')).toThrow(AppError);
    }
  });
});

it.each([
  ['24.12.2026 19:30', '2026-12-24', '19:30'],
  ['24.12.26, 19.30 Uhr', '2026-12-24', '19:30'],
  ['Do, 24.12.2026 um 20 Uhr', '2026-12-24', '20:00'],
  ['1.9.2026', '2026-09-01', null],
  ['24/12/2026 7:30 pm', '2026-12-24', '19:30'],
  ['2026-12-24 19:30', '2026-12-24', '19:30'],
  ['2026-12-24T19:30:00', '2026-12-24', '19:30'],
  ['2026-12-24', '2026-12-24', null],
])('%s is a moment', (cell, date, time) => {
  expect(momentIn(cell)).toEqual({ date, time, instant: null });
});

it('a moment with its zone is this instant', () => {
  expect(momentIn('2026-12-24T19:30:00+01:00')?.instant).toBe('2026-12-24T18:30:00.000Z');
  expect(momentIn('2026-12-24T18:30Z')?.instant).toBe('2026-12-24T18:30:00.000Z');
});

it('what is no moment is none', () => {
  for (const cell of ['31.04.2026', '24.12.', 'morgen', '2026-13-01', '24.12.2026 25:00', '12']) {
    expect([cell, momentIn(cell)]).toEqual([cell, undefined]);
  }
});

it('times, weekdays, pairs and rounds are read as people write them', () => {
  expect(['19:30', '19.30 Uhr', '20 Uhr', '7:30 pm', '12:15 am', '20h'].map(timeIn)).toEqual([
    '19:30',
    '19:30',
    '20:00',
    '19:30',
    '00:15',
    '20:00',
  ]);
  expect(['19', '25:00', '19:60', 'abends'].map(timeIn)).toEqual(Array(4).fill(undefined));
  expect(['Mo', 'dienstags', 'Wed.', '5', 'Sonnabend', 'x'].map(weekdayIn)).toEqual([
    1,
    2,
    3,
    5,
    6,
    undefined,
  ]);
  expect(['7:5', '7 - 5', '7–5', '7', 'x:5'].map(pairIn)).toEqual([
    [7, 5],
    [7, 5],
    [7, 5],
    undefined,
    undefined,
  ]);
  expect(['3', '3.', '3. Spieltag', 'Runde 12', '0', '61', 'x'].map(roundIn)).toEqual([
    3,
    3,
    3,
    12,
    undefined,
    undefined,
    undefined,
  ]);
});
