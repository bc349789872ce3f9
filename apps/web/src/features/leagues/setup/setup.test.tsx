// @vitest-environment happy-dom
import { PRESETS } from '@oche/darts/leagues/presets';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { DivisionsPart } from './divisions/divisions-part.tsx';
import { FormatPart } from './format/format-part.tsx';
import { NextPart } from './next/next-part.tsx';
import { PlanPart } from './plan/plan-part.tsx';
import { RulesPart } from './rules/rules-part.tsx';
import { doneSteps, nextStep } from './steps.ts';
import { divisionOf, fullDivisionOf, seasonOf } from './testing-season.ts';

const nowhere = { leagueId: 1, onShow: () => undefined, onSeason: () => undefined };

it('leads through a season by what is missing', () => {
  expect(nextStep(undefined)).toBe('season');
  expect(nextStep(seasonOf({ divisions: [] }))).toBe('divisions');
  expect(nextStep(seasonOf({ divisions: [divisionOf({ teamCount: 1 })] }))).toBe('teams');
  expect(nextStep(seasonOf())).toBe('plan');
  expect(nextStep(seasonOf({ divisions: [divisionOf({ fixtureCount: 1 })] }))).toBe('play');
  expect(nextStep(seasonOf({ status: 'running' }))).toBe('play');
  expect(nextStep(seasonOf({ status: 'over' }))).toBe('next');
  expect(doneSteps(seasonOf({ status: 'over' })).has('play')).toBe(true);
});

it('says what a composed format means, and what is wrong at its place', async () => {
  const season = seasonOf();
  const { main, user, asked } = await renderPart(<FormatPart {...nowhere} season={season} />, {
    'leagues.seasons.update': ({ format }) => seasonOf({ format }),
  });
  await main.findByText(/^12 Spiele, Unentschieden möglich, etwa \d:\d\d h auf 2 Boards/);
  const legs = main.getAllByLabelText('Legs')[0] as HTMLElement;
  await user.clear(legs);
  await user.type(legs, '4');
  await main.findByText('Best of braucht eine ungerade Zahl von Legs.');
  await user.click(main.getByRole('button', { name: 'Speichern' }));
  await main.findByText(/So kann noch nicht gespielt werden/);
  expect(asked('leagues.seasons.update')).toEqual([]);
  await user.selectOptions(main.getAllByLabelText('Modus')[0] as HTMLElement, 'Alle Legs');
  await user.click(main.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.seasons.update')).toHaveLength(1));
  const [sent] = asked('leagues.seasons.update');
  expect(sent?.format.blocks[0]?.format).toEqual({ legs: { kind: 'all', count: 4 } });
  expect(sent?.format.blocks[1]).toEqual(PRESETS.singles8Doubles4.blocks[1]);
});

it('shows a list before it is made, with the wish that is not met and why', async () => {
  const fixtures = [
    {
      round: 1,
      homeId: 11,
      awayId: 12,
      date: '2031-09-05',
      time: '19:30',
      isFixed: false,
      shiftedFrom: null,
      hostId: null,
    },
  ];
  const { main, user, asked } = await renderPart(<PlanPart {...nowhere} season={seasonOf()} />, {
    'leagues.divisions.get': fullDivisionOf(),
    'leagues.divisions.preview': ({ wishes = [] }) => ({
      fixtures,
      problems: [],
      wishes: wishes.map((wish) => ({
        wish,
        isMet: false,
        broken: [{ rounds: [1], teams: [11] }],
        against: null,
      })),
    }),
    'leagues.divisions.plan': fullDivisionOf(),
  });
  await user.click(await main.findByRole('button', { name: 'Ungerade Wochen' }));
  await user.click(main.getByRole('button', { name: 'Ausprobieren' }));
  await main.findByText('Nord gegen Süd');
  await main.findByText(
    /Nord nur in ungeraden Wochen daheim\. \(Spieltag 1\) Es fand sich kein Weg\./,
  );
  expect(asked('leagues.divisions.plan')).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Spielplan festlegen' }));
  await waitFor(() => expect(asked('leagues.divisions.plan')).toHaveLength(1));
  expect(asked('leagues.divisions.plan')[0]).toMatchObject({
    id: 5,
    rounds: ['2031-09-01'],
    spare: ['2031-09-08', '2031-09-15'],
    wishes: [{ kind: 'oddWeeks', team: 11, weight: 1 }],
  });
});

it('previews the next season again for each team that waives, and makes what it showed', async () => {
  const team = { teamId: 111, name: 'Nord', from: 'Kreisliga', place: 1 } as const;
  const { main, user, asked } = await renderPart(
    <NextPart {...nowhere} season={seasonOf({ status: 'over' })} />,
    {
      'leagues.seasons.previewNext': ({ waived = [] }) => ({
        out: [],
        divisions: [
          {
            id: 4,
            name: 'Bezirksliga',
            level: 1,
            teams: waived.length > 0 ? [] : [{ ...team, kind: 'promoted', reason: 'place' }],
          },
          {
            id: 5,
            name: 'Kreisliga',
            level: 2,
            teams: waived.length > 0 ? [{ ...team, kind: 'stays', reason: 'waived' }] : [],
          },
        ],
      }),
      'leagues.seasons.createNext': { id: 9 },
    },
  );
  const upper = (await main.findByText('Bezirksliga')).parentElement as HTMLElement;
  within(upper).getByText('steigt auf · nach Platz · Kreisliga, Platz 1');
  await user.click(main.getByRole('checkbox', { name: 'Nord verzichtet auf den Aufstieg' }));
  await main.findByText('bleibt · verzichtet · Kreisliga, Platz 1');
  await user.type(main.getByLabelText('Name'), '2032/33');
  await user.click(main.getByRole('button', { name: 'Nächste Saison anlegen' }));
  await waitFor(() => expect(asked('leagues.seasons.createNext')).toHaveLength(1));
  expect(asked('leagues.seasons.createNext')[0]).toMatchObject({
    id: 3,
    waived: [111],
    gone: [],
    startsOn: '2032-09-01',
    endsOn: '2033-05-31',
  });
});

it('says what the rules of another league would change, and puts them into the fields to be edited', async () => {
  const season = seasonOf();
  const { main, user, asked } = await renderPart(<RulesPart {...nowhere} season={season} />, {
    'leagues.seasons.update': ({ rules }) => seasonOf({ rules }),
  });
  const presets = await main.findByLabelText('Regeln wie in einer anderen Liga');
  await user.selectOptions(presets, 'Was die meisten Ligen haben');
  await main.findByText('Genau so steht es schon da.');
  await user.selectOptions(presets, 'Bayerischer Dartverband');
  const ban = (await main.findByText('Sperre nach einem Wechsel', { selector: 'dt' }))
    .parentElement;
  expect(ban?.textContent).toBe('Sperre nach einem WechselBisher:KeineDann:6 Wochen');
  expect(asked('leagues.seasons.update')).toEqual([]);
  await user.click(main.getByRole('button', { name: 'In die Felder übernehmen' }));
  const weeks = main.getByLabelText<HTMLInputElement>('Wie viele Wochen');
  expect(weeks.value).toBe('6');
  await user.clear(weeks);
  await user.type(weeks, '4');
  await user.click(main.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.seasons.update')).toHaveLength(1));
  expect(asked('leagues.seasons.update')[0]?.rules.registrations.transferBan).toEqual({
    unit: 'weeks',
    count: 4,
  });
});

it('lets a division play by another format than its season, and takes that back', async () => {
  const division = divisionOf();
  const { main, user, asked } = await renderPart(
    <DivisionsPart {...nowhere} season={seasonOf({ divisions: [division] })} />,
    {
      'leagues.divisions.get': fullDivisionOf({ format: PRESETS.singles4Doubles1 }),
      'leagues.divisions.update': { ok: true },
    },
  );
  await user.click(await main.findByRole('button', { name: 'Kreisliga ändern' }));
  const dialog = within(await screen.findByRole('dialog'));
  const format = dialog.getByLabelText<HTMLSelectElement>('Spielsystem');
  expect(format.selectedOptions[0]?.text).toBe('Zweier: 4 Einzel, 1 Doppel, alle Legs');
  await user.selectOptions(format, 'Vierer: 16 Einzel, 2 Doppel');
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.divisions.update')).toHaveLength(1));
  expect(asked('leagues.divisions.update')[0]?.format).toEqual(PRESETS.fourAgainstFour);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(main.getByRole('button', { name: 'Kreisliga ändern' }));
  const again = within(await screen.findByRole('dialog'));
  await user.selectOptions(
    again.getByLabelText('Spielsystem'),
    'Wie die Saison (8 Einzel, 4 Doppel)',
  );
  await user.click(again.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(asked('leagues.divisions.update')).toHaveLength(2));
  expect(asked('leagues.divisions.update')[1]).not.toHaveProperty('format');
});

it('lets a division compose a format from what was chosen, and loses nothing of it by an error', async () => {
  let isTaken = true;
  const { main, user, asked } = await renderPart(
    <DivisionsPart {...nowhere} season={seasonOf({ divisions: [] })} />,
    {
      'leagues.divisions.create': () => {
        return isTaken ? refused('DIVISION_EXISTS') : { id: 9 };
      },
    },
  );
  await user.click(await main.findByRole('button', { name: 'Staffel anlegen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Zweierliga');
  await dialog.findByText(/^12 Spiele, Unentschieden möglich/);
  const format = dialog.getByLabelText<HTMLSelectElement>('Spielsystem');
  await user.selectOptions(format, 'Zweier: 4 Einzel, 1 Doppel, alle Legs');
  await dialog.findByText(/^5 Spiele, kein Unentschieden/);
  await user.click(dialog.getByRole('button', { name: 'Dieses Spielsystem anpassen' }));
  expect(document.activeElement).toBe(format);
  expect(format.selectedOptions[0]?.text).toBe('Eigenes Spielsystem');
  await user.click(dialog.getByRole('button', { name: 'Block 2 entfernen' }));
  await dialog.findByText(/^4 Spiele, Unentschieden möglich/);
  const save = () => user.click(dialog.getByRole('button', { name: 'Speichern' }));

  // what can't be read is not saved as it was before
  const worth = dialog.getByLabelText<HTMLInputElement>('Punkte je Spiel');
  await user.clear(worth);
  await user.type(worth, 'zwei');
  await save();
  await dialog.findByText(/So kann noch nicht gespielt werden/);
  expect(worth.value).toBe('zwei');
  expect(asked('leagues.divisions.create')).toEqual([]);

  await user.clear(worth);
  await user.type(worth, '2');
  await save();
  await waitFor(() => expect(asked('leagues.divisions.create')).toHaveLength(1));
  await dialog.findByText(/gibt es in dieser Saison schon/);
  expect(dialog.getByLabelText<HTMLInputElement>('Punkte je Spiel').value).toBe('2');
  expect(dialog.queryByRole('button', { name: 'Block 2 entfernen' })).toBeNull();

  // and it stays while something else is looked at
  await user.selectOptions(format, 'Vierer: 16 Einzel, 2 Doppel');
  await dialog.findByText(/^18 Spiele/);
  await user.selectOptions(format, 'Eigenes Spielsystem');
  isTaken = false;
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [block] = PRESETS.singles4Doubles1.blocks;
  expect(asked('leagues.divisions.create')[1]).toMatchObject({
    name: 'Zweierliga',
    format: {
      ...PRESETS.singles4Doubles1,
      lineUps: PRESETS.singles4Doubles1.lineUps.filter(({ id }) => id === block?.lineUp),
      blocks: [{ ...block, worth: 2 }],
    },
  });
});
