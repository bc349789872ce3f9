// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { KeptParty } from './kept-party.ts';

const anna = member();
const answers = {
  'games.party.figures': [{ kind: 'killer', played: 3, won: 2, best: null }],
  'games.party.list': { items: [], nextCursor: null },
  'games.party.ladder': [],
  'social.friends.list': { items: [], nextCursor: null },
  'games.startOptions': {
    last: null,
    opponent: null,
    opponents: [{ person: person('Ben Ort') }],
    average: null,
    lounges: [],
  },
} satisfies Answers;

const killer: KeptParty = {
  game: { kind: 'killer', lives: 1, numbers: [20, 5], ring: 'double', selfKill: false },
  sides: [{ players: ['Anna', 'Dirk'] }, { players: ['Ben'] }],
  ownSide: 0,
  darts: [],
  key: 'a-key-of-sixteen',
};
const keep = (more: Partial<KeptParty>) =>
  localStorage.setItem('oche:party:killer', JSON.stringify({ ...killer, ...more }));

describe('party games', () => {
  it('stand on one page, with what the member has played', async () => {
    const { main } = await renderPage('/games/party', answers, { user: anna });
    const link = await main.findByRole('link', { name: /^Killer/ });
    expect(link.textContent).toContain('3 gespielt, 2 gewonnen');
  });

  it('are there for visitors, who are asked nothing', async () => {
    const { main } = await renderPage('/games/party', {});
    expect(await main.findByRole('link', { name: /^Killer/ })).toBeDefined();
  });

  it('take names of those one plays with by one tap', async () => {
    const { main, user } = await renderPage('/games/party/killer', answers, { user: anna });
    await user.click(await main.findByRole('button', { name: 'Ben Ort' }));
    const name = main.getByLabelText('Name 2');
    expect(name).toHaveProperty('value', 'Ben Ort');
    expect(main.queryByRole('button', { name: 'Ben Ort' })).toBeNull();
  });

  it('go on where this device has left them, with the next player of a team', async () => {
    keep({ darts: ['0', '0', '0', '0', '0', '0'] });
    const { main } = await renderPage('/games/party/killer/play', answers, { user: anna });
    const board = within(await main.findByRole('region', { name: 'Tafel' }));
    expect(board.getByText('Dirk (Anna + Dirk)')).toBeDefined();
    expect(board.getByText('D20')).toBeDefined();
  });

  it('send what is over once, with its darts, and begin anew', async () => {
    keep({ darts: ['D20', 'D5'] });
    const { main, user, asked } = await renderPage(
      '/games/party/killer/play',
      { ...answers, 'games.party.save': { id: 1, played: 1, won: 1, best: null } },
      { user: anna },
    );
    await main.findByRole('heading', { name: 'Anna + Dirk gewinnt' });
    const rematch = await main.findByRole('button', { name: 'Revanche' });
    // a finger that is still entering does nothing
    await vi.waitFor(() => expect(rematch).toHaveProperty('disabled', false), 5000);
    await user.click(rematch);
    // who has thrown first throws last
    expect(await main.findByRole('button', { name: 'D5' })).toBeDefined();
    await vi.waitFor(() =>
      expect(asked('games.party.save')).toMatchObject([
        { idempotencyKey: killer.key, ownSide: 0, darts: ['D20', 'D5'] },
      ]),
    );
    expect(localStorage.getItem(`oche:party-waiting:${anna.id}`)).toBe('[]');
  });

  it('that this device doesn’t have lead to their beginning', async () => {
    const { main } = await renderPage('/games/party/killer/play', answers, { user: anna });
    expect(await main.findByRole('link', { name: 'Spiel beginnen' })).toBeDefined();
  });
});
