// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../lib/storage/drafts.ts';
import type { Answers } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const anna = member();
const none = { items: [], nextCursor: null, best: null };
const answers = {
  'games.training.list': none,
  'games.training.ladder': [],
  'games.training.weeks': [],
  'games.startOptions': { lounges: [] } as never,
  'games.training.save': { score: 21, best: 520 },
} satisfies Answers;

const open = (kind: string, more: Answers = {}) =>
  renderPage(`/games/training/${kind}`, { ...answers, ...more }, { user: anna });

describe('an exercise', () => {
  it('about weak doubles takes those that are missed most', async () => {
    const doubles = [
      { number: 20, thrown: 40, hit: 20 },
      { number: 7, thrown: 40, hit: 1 },
    ];
    const { main } = await open('weakDoubles', {
      'social.people.own': { username: 'anna' } as never,
      'statistics.player': { statistics: { figures: { doubles } } } as never,
    });
    await main.findByRole('button', { name: 'D7' });
  });

  it('has a ladder as soon as friends have trained it', async () => {
    const { main } = await open('countUp', {
      'games.training.ladder': [
        { place: 1, person: person('Ben Ort'), score: 700, isSelf: false },
        { place: 2, person: person('Anna Huber'), score: 520, isSelf: true },
      ],
    });
    const region = within(await main.findByRole('region', { name: 'Du und deine Freunde' }));
    const rows = await region.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1Ben Ort700 Punkte',
      '2Anna Huber520 Punkte',
    ]);
  });
});

describe('the end of an exercise', () => {
  /** thrown before a reload */
  function thrownAround() {
    const darts = Array.from({ length: 20 }, (_, index) => `S${index + 1}`);
    draftOf(anna.id, 'training:clock').write({ darts: [...darts, 'S25'].join(' '), chosen: '' });
    return open('clock', {
      'games.startOptions': { lounges: [{ id: 7, name: 'Bullseye', boards: [] }] } as never,
    });
  }

  it('says where it was, and leads to the best there', async () => {
    const { main, user, asked } = await thrownAround();
    await user.selectOptions(await main.findByLabelText('Wo war das?'), 'Bullseye');
    await user.click(main.getByRole('button', { name: 'Eintragen' }));
    const best = await main.findByRole('link', { name: 'Zur Bestenliste' });
    expect(best.getAttribute('href')).toBe('/venues/7/best');
    expect(asked('games.training.save')).toMatchObject([
      { loungeId: 7, thrown: { kind: 'clock', darts: expect.arrayContaining(['S1', 'S25']) } },
    ]);
  });

  it('is at home unless somebody says otherwise', async () => {
    const { main, user, asked } = await thrownAround();
    await user.click(await main.findByRole('button', { name: 'Eintragen' }));
    await main.findByText('Dein Bestwert bleibt 520 Darts.', { exact: false });
    expect(asked('games.training.save')).toMatchObject([{ loungeId: undefined }]);
  });
});

it('an exercise shows how it went week by week, as soon as there are two', async () => {
  const { main } = await open('countUp', {
    'games.training.weeks': [
      { week: '2026-11-16', count: 3, average: 412.5, best: 520 },
      { week: '2026-11-23', count: 1, average: 430, best: 430 },
    ],
  });
  const region = within(await main.findByRole('region', { name: 'Woche für Woche' }));
  region.getByRole('img', { name: /2 Wochen: zuerst 412,5, zuletzt 430/ });
  expect(region.getAllByRole('row', { hidden: true })).toHaveLength(3);
});

it('the best of the month at a lounge stand by what was trained', async () => {
  const { main } = await renderPage('/venues/7/best', {
    'lounges.get': { id: 7, name: 'Bullseye' } as never,
    'games.training.atLounge': [
      { kind: 'bob', best: [{ place: 1, person: person('Ben Ort'), score: 497 }] },
    ],
  });
  const region = within(await main.findByRole('region', { name: 'Bob’s 27' }));
  expect(region.getByRole('listitem').textContent).toBe('1Ben Ort497 Punkte');
});

it('all exercises stand on one page, each with its best', async () => {
  const { main } = await renderPage(
    '/games/training',
    { 'games.training.bests': [{ kind: 'countUp', count: 3, best: 520 }] },
    { user: anna },
  );
  const links = await main.findAllByRole('link', { name: /Bestwert|Noch nicht gespielt/ });
  expect(links).toHaveLength(16);
  const countUp = main.getByRole('link', { name: /^Count-Up/ });
  expect(countUp.textContent).toContain('Bestwert: 520 Punkte');
  expect(countUp.getAttribute('href')).toBe('/games/training/countUp');
});
