// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const anna = member();
const none = { items: [], nextCursor: null, best: null };
const answers = {
  'games.training.list': none,
  'games.training.ladder': [],
  'games.training.save': { score: 520, best: 520 },
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
