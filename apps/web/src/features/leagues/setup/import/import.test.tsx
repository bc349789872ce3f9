// @vitest-environment happy-dom
import type { ImportPreview } from '@oche/validators/leagues/import';
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refused } from '../../../../testing/answers.ts';
import { member } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-page.tsx';
import { seasonOf } from '../testing-season.ts';
import { ImportPart } from './import-part.tsx';
import { readText } from './read-file.ts';

const line = {
  line: 2,
  title: 'Nord – Süd',
  state: 'new' as const,
  changes: [
    { field: 'round' as const, from: null, to: '1' },
    { field: 'date' as const, from: '2031-09-04T17:30:00.000Z', to: '2031-09-05T17:30:00.000Z' },
  ],
  conflict: null,
};
const unknown = {
  line: 3,
  title: 'Nord – Sud',
  state: 'conflict' as const,
  changes: [],
  conflict: { key: 'teamUnknown' as const, field: 'away' as const, value: 'Süd', line: null },
};
const previewOf = (facts: Partial<ImportPreview> = {}): ImportPreview => ({
  ground: 'g1',
  timeZone: 'Europe/Berlin',
  columns: [
    { title: 'Heim', field: 'home' },
    { title: 'Bemerkung', field: null },
  ],
  missing: [],
  lines: [line, unknown],
  removed: [],
  listsLost: [],
  ...facts,
});
const done = { created: 1, changed: 0, removed: 0, skipped: 1 };
const CSV = 'Heim;Gast;Datum\nNord;Süd;05.09.2031';

async function open(answers: Parameters<typeof renderPart>[1], csv = CSV) {
  const page = await renderPart(
    <ImportPart seasonId={3} onClose={() => undefined} />,
    { 'leagues.seasons.get': seasonOf(), ...answers },
    { user: member() },
  );
  const { main, user } = page;
  await user.click(await main.findByRole('radio', { name: 'Spielplan' }));
  const box = () => main.getByRole('textbox', { name: 'Oder Tabelle einfügen' });
  const typed = () => (box() as HTMLTextAreaElement).value;
  if (csv !== '') {
    await user.clear(box());
    await user.click(box());
    await user.paste(csv);
  }
  return {
    ...page,
    box,
    typed,
    check: () => user.click(main.getByRole('button', { name: 'Prüfen' })),
  };
}

it('shows what would happen to each line, and those with a conflict at a key', async () => {
  const { main, user, check, asked } = await open({ 'leagues.import.preview': previewOf() });
  await check();
  const list = await main.findByRole('list', { name: 'Zeilen der Datei' });
  const rows = () => [...list.children].map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    'Zeile 2Nord – SüdSpieltag: 1. Spieltag · Datum: Fr 05.09., 19:30 (bisher Do 04.09., 19:30)neu',
    'Zeile 3Nord – SudGast: Dieses Team spielt nicht in der Saison. Meinst du Süd?Konflikt',
  ]);
  main.getByText('Nicht beachtet: Bemerkung.');
  await user.click(main.getByRole('button', { name: '1 Konflikt' }));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('Zeile 3');
  expect(asked('leagues.import.preview')).toEqual([
    { seasonId: 3, kind: 'fixtures', csv: CSV, replace: false },
  ]);
});

it('does what was shown, says what is left, and looks again', async () => {
  const { main, all, user, check, asked, typed } = await open({
    'leagues.import.preview': previewOf(),
    'leagues.import.run': done,
  });
  await user.click(main.getByRole('checkbox', { name: 'Vorhandenen Spielplan ersetzen' }));
  await check();
  await main.findByText(
    '1 Zeile mit Konflikt bleibt liegen. Du kannst sie oben verbessern und noch einmal prüfen.',
  );
  await user.click(await main.findByRole('button', { name: '1 Zeile übernehmen' }));
  await all.findByText('1 neu, 0 geändert, 0 weggefallen.');
  expect(asked('leagues.import.run')).toEqual([
    { seasonId: 3, kind: 'fixtures', csv: CSV, replace: true, ground: 'g1' },
  ]);
  await waitFor(() => expect(asked('leagues.import.preview')).toHaveLength(2));
  expect(typed()).toBe(CSV);
});

it('looks again when something has changed meanwhile, and keeps what was pasted', async () => {
  const { main, user, check, asked, typed, box } = await open({
    'leagues.import.preview': previewOf(),
    'leagues.import.run': refused('IMPORT_STALE'),
  });
  await check();
  await user.click(await main.findByRole('button', { name: '1 Zeile übernehmen' }));
  await main.findByText(/^Inzwischen hat sich in der Liga etwas geändert/);
  await waitFor(() => expect(asked('leagues.import.preview')).toHaveLength(2));
  expect(typed()).toBe(CSV);
  await user.type(box(), ' ');
  main.getByText('Du hast etwas geändert. Prüf die Liste noch einmal.');
  expect(main.queryByRole('list', { name: 'Zeilen der Datei' })).toBeNull();
  // each kind has a text of its own, and so has the next visit
  await user.click(main.getByRole('radio', { name: 'Teams' }));
  expect(typed()).toBe('');
  await user.click(main.getByRole('radio', { name: 'Spielplan' }));
  expect(typed()).toBe(`${CSV} `);
});

it('tells sheets as a whole, or the games that are in their way', async () => {
  const sheet = {
    line: 2,
    title: 'Nord – Süd',
    state: 'new' as const,
    changes: [
      { field: 'result' as const, from: null, to: '7:5' },
      { field: 'legs' as const, from: null, to: '29:18' },
    ],
    conflict: null,
  };
  const lost = {
    ...unknown,
    line: 17,
    conflict: {
      key: 'playersWrong' as const,
      field: 'homePlayers' as const,
      value: '2',
      line: null,
    },
  };
  const { main, user, check, asked } = await open(
    { 'leagues.import.preview': previewOf({ lines: [sheet, lost] }), 'leagues.import.run': done },
    '',
  );
  await user.click(main.getByRole('radio', { name: 'Spielberichte' }));
  const box = main.getByRole('textbox', { name: 'Oder Tabelle einfügen' });
  expect(box.getAttribute('placeholder')).toMatch(/^Spieltag;Heim;Gast;Spiel;Spieler Heim;/);
  await user.click(box);
  await user.paste('Heim;Gast;Spiel');
  await check();
  const list = await main.findByRole('list', { name: 'Zeilen der Datei' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Zeile 2Nord – SüdErgebnis: 7:5 · Legs: 29:18neu',
    'Zeile 17Nord – SudSpieler Heim: In diesem Spiel treten je 2 an, getrennt mit /.Konflikt',
  ]);
  await user.click(main.getByRole('button', { name: '1 Spielbericht übernehmen' }));
  await waitFor(() => expect(asked('leagues.import.run')).toMatchObject([{ kind: 'games' }]));
});

it('says what is wrong with a file where it is', async () => {
  const { main, check, answer } = await open({
    'leagues.import.preview': refused('BAD_INPUT', { fields: { csv: 'tooMany' } }),
  });
  await check();
  await waitFor(() => {
    const box = main.getByRole('textbox', { name: 'Oder Tabelle einfügen' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
  answer({ 'leagues.import.preview': previewOf({ lines: [], missing: ['away', 'date'] }) });
  await check();
  await main.findByText(
    'Es fehlt eine Spalte: Gast, Datum. Schau, ob die erste Zeile die Spalten nennt.',
  );
});

it('a file of a spreadsheet fills the box, with its umlauts', async () => {
  const { main, user, typed } = await open({ 'leagues.import.preview': previewOf() }, '');
  const latin = new Uint8Array([...'Team\nS'].map((sign) => sign.charCodeAt(0)).concat(0xfc, 0x64));
  await user.upload(main.getByLabelText('Datei wählen'), new File([latin], 'teams.csv'));
  await waitFor(() => expect(typed()).toBe('Team\nSüd'));
  const utf16 = new Uint8Array([0xff, 0xfe, 0xfc, 0x00]);
  expect(await readText(new Blob([utf16]))).toBe('ü');
  expect(await readText(new Blob(['Süd']))).toBe('Süd');
});

it('a season that is over takes nothing, and goes out all the same', async () => {
  const { main } = await renderPart(<ImportPart seasonId={3} onClose={() => undefined} />, {
    'leagues.seasons.get': seasonOf({ status: 'over' }),
  });
  await main.findByText('Diese Saison ist beendet und bleibt, wie sie ist.');
  expect(main.queryByRole('button', { name: 'Prüfen' })).toBeNull();
  const files = within(main.getByRole('list', { name: 'Saison als Datei' }));
  expect(files.getAllByRole('link')).toHaveLength(5);
});
