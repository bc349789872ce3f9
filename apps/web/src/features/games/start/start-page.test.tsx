// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../testing/answers.ts';
import { member, person } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const rules = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;
const lisa = { person: person('Lisa Öztürk'), average: 61.6 };
const options = {
  last: null,
  opponent: null,
  opponents: [],
  lounges: [],
  average: 52.4,
};
const open = (over: object = {}) =>
  renderPage(
    '/games/new',
    {
      'games.startOptions': { ...options, ...over },
      'games.machineFriends': [lisa],
      'games.start': refused('GAME_NOT_OPEN'),
    },
    { user: member() },
  );

describe('a game against a machine', () => {
  it('is started with a level, or as good as the reader', async () => {
    const { main, user, asked } = await open();
    await user.click(await main.findByRole('radio', { name: 'Gegen Computer' }));
    const level = await main.findByRole('combobox', { name: 'Wie stark?' });
    expect(main.queryByLabelText('Gegen wen?')).toBeNull();
    within(level).getByRole('option', { name: 'Wie du · Average 52', selected: true });
    const submit = main.getByRole('button', { name: 'Spiel starten' });
    await user.click(submit);
    await main.findByText('Dieses Spiel läuft nicht.');
    await user.selectOptions(level, 'Stufe 7 · Average 44');
    await user.click(submit);
    await expect.poll(() => asked('games.start')).toHaveLength(2);
    expect(asked('games.start').map(({ sides }) => sides)).toEqual([
      [[{ userId: 'me' }], [{ machine: { average: 52 } }]],
      [[{ userId: 'me' }], [{ machine: { level: 7 } }]],
    ]);
  });

  it('is started with a friend’s last three months', async () => {
    const { main, user, asked } = await open();
    await user.click(await main.findByRole('radio', { name: 'Gegen Computer' }));
    const level = await main.findByRole('combobox', { name: 'Wie stark?' });
    await within(level).findByRole('option', { name: 'Wie Lisa Öztürk zuletzt · Average 62' });
    await user.selectOptions(level, 'Wie Lisa Öztürk zuletzt · Average 62');
    await user.click(main.getByRole('button', { name: 'Spiel starten' }));
    await expect
      .poll(() => asked('games.start')[0]?.sides[1])
      .toEqual([{ machine: { friend: lisa.person.id } }]);
  });

  it('is played again with one tap, as strong as it was', async () => {
    const { main, user, asked } = await open({
      average: null,
      last: {
        rules,
        format: { legs: { kind: 'firstTo', count: 2 } },
        sides: [
          [{ guestName: 'Mia' }],
          [{ guestName: 'Computer', machine: { level: 9, average: 52 } }],
        ],
        first: 1,
        visibility: 'public',
        loungeId: null,
        boardId: null,
      },
    });
    expect(await main.findByText(/^Stufe 9 · Average 52 · /)).toBeTruthy();
    await user.click(main.getByRole('radio', { name: 'Gegen Computer' }));
    const level = await main.findByRole('combobox', { name: 'Wie stark?' });
    expect((level as HTMLSelectElement).value).toBe('9');
    await within(level).findByRole('option', { name: /^Wie Lisa/ });
    expect(within(level).getAllByRole('option')).toHaveLength(21);
    await user.click(main.getByRole('button', { name: 'Wieder 501 gegen Computer' }));
    await expect
      .poll(() => asked('games.start')[0]?.sides[1])
      .toEqual([{ machine: { average: 52 } }]);
  });
});
