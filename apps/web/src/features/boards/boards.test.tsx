// @vitest-environment happy-dom
import type { AtBoardOutput } from '@oche/validators/boards/schemas';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { never, refused } from '../../testing/answers.ts';
import { renderPage } from '../../testing/render-page.tsx';

const at = (facts: Partial<AtBoardOutput> = {}): AtBoardOutput => ({
  key: 'k',
  revision: 1,
  event: { kind: 'tournament', id: 3, name: 'Herbstcup', status: 'active' },
  board: { id: 4, name: 'Board 4' },
  match: null,
  next: null,
  last: null,
  ...facts,
});
const called = (facts: Partial<NonNullable<AtBoardOutput['match']>> = {}) =>
  at({
    match: {
      id: 8,
      number: 12,
      status: 'called',
      names: ['Anna', 'Ben'],
      gameId: null,
      marker: null,
      format: {
        legs: { kind: 'bestOf', count: 5 },
        sets: null,
        kind: 'x01',
        start: 501,
        in: 'straight',
        out: 'double',
        first: 'alternate',
        drawAllowed: false,
      } as never,
      hasScorer: true,
      isTypable: false,
      hasMarker: true,
      ...facts,
    },
  });
const open = (board: AtBoardOutput | ReturnType<typeof refused>) =>
  renderPage('/boards', { 'atBoard.get': board });

describe('the tablet at a board', () => {
  it('says that nobody comes, and how it ended before', async () => {
    const { main } = await open(
      at({ last: { number: 9, names: ['Cem', 'Dana'], score: [3, 1], winner: 0, gameId: null } }),
    );
    await main.findByRole('heading', { level: 1, name: 'Board 4' });
    main.getByRole('heading', { name: 'Gerade kommt hier niemand' });
    expect(main.getByText('Zuletzt hier').closest('section')?.textContent).toBe(
      'Zuletzt hierCem3Dana1',
    );
  });

  it('says who comes next', async () => {
    const { main } = await open(at({ next: { number: 12, names: ['Anna', 'Ben'], until: null } }));
    await main.findByText('Match 12');
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Anna',
      'gegenBen',
    ]);
  });

  it('is no board for devices that were never paired, and over when all is played', async () => {
    const unknown = await open(refused('TABLET_UNKNOWN'));
    await unknown.main.findByRole('heading', { level: 1, name: 'Kein Board' });
    unknown.answer({ 'atBoard.get': refused('TABLET_OVER') });
  });

  it('pairs a device by the six digits of the organisers', async () => {
    const { main, user, asked, answer } = await open(refused('TABLET_UNKNOWN'));
    const code = await main.findByLabelText(/Code für das Board/);
    await user.type(code, '12345');
    await user.click(main.getByRole('button', { name: 'Koppeln' }));
    await main.findByText('Der Code hat sechs Ziffern');
    answer({ 'atBoard.pairByCode': refused('TABLET_CODE_WRONG') });
    await user.type(code, '6');
    await user.click(main.getByRole('button', { name: 'Koppeln' }));
    await main.findByText('Der Code stimmt nicht oder wurde schon benutzt');
    answer({
      'atBoard.pairByCode': { ok: true } as never,
      'atBoard.get': at(),
    });
    await user.clear(code);
    await user.type(code, '654 321');
    await user.click(main.getByRole('button', { name: 'Koppeln' }));
    await main.findByRole('heading', { level: 1, name: 'Board 4' });
    const typed = asked('atBoard.pairByCode') as { code: string }[];
    expect(typed.map((one) => one.code)).toEqual(['123456', '654321']);
  });

  it('says that there is no connection, before it has shown anything', async () => {
    const { main } = await open(refused('UNAVAILABLE'));
    await main.findByRole('heading', { level: 1, name: 'Keine Verbindung' });
  });

  it('begins the match that is called with one tap, and says when that fails', async () => {
    const { main, user, asked, answer } = await open(called());
    await main.findByRole('heading', { name: /Ihr seid dran/ });
    main.getByText('Noch niemand');
    answer({ 'atBoard.start': refused('TABLET_UNKNOWN') });
    await user.click(main.getByRole('button', { name: 'Game on' }));
    await main.findByRole('alert');
    expect(asked('atBoard.start')).toEqual([{ matchId: 8 }]);
  });

  it('takes a result that can be, and keeps what was typed', async () => {
    const { main, all, user, asked, answer } = await open(called({ hasScorer: false }));
    await user.click(await main.findByRole('button', { name: 'Ergebnis' }));
    const dialog = within(await all.findByRole('dialog', { name: 'Match 12: Ergebnis' }));
    const [anna, ben] = [/Legs Anna/, /Legs Ben/].map((name) => dialog.getByLabelText(name));
    if (!anna || !ben) throw new Error('a field is missing');
    await user.type(anna, '3');
    await user.type(ben, '3');
    await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
    await dialog.findByText('So kann dieses Match nicht ausgehen.');
    expect(anna).toHaveProperty('value', '3');
    expect(asked('atBoard.report')).toEqual([]);
    answer({ 'atBoard.report': never });
    await user.clear(ben);
    await user.type(ben, '1');
    await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
    await dialog.findByText('Laden...');
    expect(asked('atBoard.report')).toEqual([{ matchId: 8, score: [3, 1] }]);
  });
});

describe('the link that makes a tablet of a browser', () => {
  it('leaves the address as soon as it has been exchanged', async () => {
    const { main, address } = await renderPage(`/boards/${'a'.repeat(43)}`, {
      'atBoard.pair': { ok: true } as never,
      'atBoard.get': at(),
    });
    await main.findByRole('heading', { level: 1, name: 'Board 4' });
    expect(address()).toBe('/boards');
  });

  it('says what is wrong with it', async () => {
    const { main } = await renderPage(`/boards/${'a'.repeat(43)}`, {
      'atBoard.pair': refused('TABLET_UNKNOWN'),
    });
    await main.findByRole('heading', { level: 1, name: 'Kein Board' });
  });
});
