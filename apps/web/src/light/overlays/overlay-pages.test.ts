import type { MatchOutput } from '@oche/validators/tournaments/schemas';
import { expect, test } from 'vitest';
import { fixtureOf } from '../../features/leagues/fixture/testing-fixture.ts';
import { tournamentOf } from '../../features/tournaments/testing-tournament.ts';
import type { CallResult } from '../../lib/calls/call-link.ts';
import { lightSearchNames, renderLight } from '../frame/render-light.tsx';
import { boardStateOf, gameStateOf, sideOf } from './testing-state.ts';

const notFound: CallResult = {
  ok: false,
  error: {
    message: 'GAME_NOT_FOUND',
    code: -32000,
    data: { code: 'GAME_NOT_FOUND', domain: 'games', httpStatus: 404, requestId: '' },
  },
};

/** Renders an overlay from what the API answers. */
const render = (path: string, answers: Record<string, unknown>, locale: 'de' | 'en' = 'de') =>
  renderLight({
    url: `/embed/overlays/${path}`,
    origin: 'https://oche.test',
    locale,
    call: async (name) => (name in answers ? { ok: true, data: answers[name] } : notFound),
  });

const game = (facts = {}) => ({ 'games.state': gameStateOf(facts) });

test('a game: transparent, on every site, live by its stream', async () => {
  const { status, html, shows, framedBy } = await render('games/4711', game());
  expect(status).toBe(200);
  expect(html).toContain('data-ground="none"');
  expect(html).toContain('data-stream="/api/games/4711/stream"');
  expect(html).toContain('data-events="state visit darts end"');
  expect(html).toMatch(/data-slot="left-0">141</);
  expect(html).toMatch(/data-slot="way-0">T20 T19 D12</);
  expect(html).toContain('501 · Double Out · First to 3 Legs');
  expect(html).not.toMatch(/ style=/);
  expect(shows).toEqual(['/games/4711']);
  expect(framedBy).toEqual(['*']);
});

test('shows what is chosen, as it is chosen', async () => {
  const query = '?position=top-right&theme=light&scale=150&accent=0a3d91&show=last';
  const { html, styleHashes } = await render(`games/4711${query}`, game());
  expect(html).toContain('data-ground="none-light" data-scale="150"');
  expect(html).toContain('data-position="top-right"');
  expect(html).toContain('--accent-solid:#0a3d91');
  expect(styleHashes).toHaveLength(1);
  expect(html).toContain('data-slot="last-0"');
  for (const left of ['average-0', 'way-0', 'moment-points']) {
    expect(html).not.toContain(`data-slot="${left}"`);
  }
});

test('sets stand there where there are some, marks in cricket', async () => {
  expect((await render('games/4711', game())).html).not.toContain('sets-0');
  const format = {
    sets: { kind: 'firstTo', count: 3 },
    legs: { kind: 'firstTo', count: 3 },
  } as const;
  expect((await render('games/4711', game({ format }))).html).toContain('data-slot="sets-0"');
  const rules = { game: 'cricket', scoring: 'standard' } as const;
  const side = sideOf({ remaining: null, points: 20, marks: [3, 0, 0, 0, 0, 0, 1] });
  const { html } = await render('games/4711', game({ rules, sides: [side, side] }));
  expect(html).toMatch(/data-slot="mark-0-0">⊗</);
});

test.each(['position=middle', 'scale=900', 'accent=red', 'show=everything', 'theme=%3Cscript%3E'])(
  'says what is wrong with %s',
  async (query) => {
    const { status, html } = await render(`games/4711?${query}`, game());
    expect(status).toBe(400);
    expect(html).toContain('Möglich: ');
    expect(html).not.toContain('<script>');
  },
);

test('what isn’t there, or isn’t public, is looked for again', async () => {
  const { status, html } = await render('games/4711', {}, 'en');
  expect(status).toBe(404);
  expect(html).toContain('nothing public');
  expect(html).toContain('data-seconds="20"');
});

test.each(['games/0', 'games/x', 'games/1/2', 'venues/1/boards', 'other/1', 'games/-1'])(
  'there is no overlay at %s',
  async (path) => {
    expect(lightSearchNames(`/embed/overlays/${path}`)).toBeNull();
    expect((await render(path, game())).status).toBe(404);
  },
);

const board = (facts = {}) => ({ 'tournaments.evening.board': boardStateOf(facts) });
const BOARD = 'tournaments/7/boards/2';

test('a board: the game that is there, and whose evening it is', async () => {
  const { html, shows } = await render(BOARD, board());
  expect(html).toContain('Freitagscup · Board 2');
  expect(html).toContain('data-game="4711"');
  expect(html).toContain('data-stream="/api/tournaments/7/boards/2/stream"');
  expect(html).not.toContain('class="between"');
  expect(shows).toContain('/tournaments/7');
  expect(shows).toContain('/games/4711');
});

test('a board between games: what was, and what comes', async () => {
  const between = board({
    game: null,
    match: null,
    last: { number: 5, names: ['Anna', 'Ben'], score: [3, 1], winner: 0 },
    next: { number: 6, names: ['Cleo', 'Dirk'], until: null },
  });
  const { html } = await render(BOARD, between);
  expect(html).toMatch(/Zuletzt.*Anna.*3 : 1.*Ben/);
  expect(html).toMatch(/Als Nächstes.*Cleo.*Dirk/);
  expect((await render(`${BOARD}?show=none`, between)).html).not.toContain('Cleo');
});

test('a match that is called comes before the next one', async () => {
  const match = { number: 6, names: ['Cleo', 'Dirk'], status: 'called' };
  const next = { number: 7, names: ['Emil', 'Fee'], until: null };
  const { html } = await render(BOARD, board({ game: null, match, next }));
  expect(html).toMatch(/Gleich.*Cleo/);
  expect(html).not.toContain('Emil');
});

test('boards of lounges and of fixtures have the same', async () => {
  const alone = boardStateOf({ event: null, match: null });
  const lounge = await render('venues/3/boards/2', { 'boards.get': alone });
  expect(lounge.html).toContain('data-stream="/api/lounges/3/boards/2/stream"');
  expect(lounge.shows).toContain('/boards/2');
  const fixture = await render('leagues/fixtures/9/boards/2', {
    'leagues.fixtures.board': boardStateOf({ event: { kind: 'fixture', id: 9, name: 'A – B' } }),
  });
  expect(fixture.html).toContain('data-stream="/api/leagues/fixtures/9/boards/2/stream"');
  expect(fixture.shows).toContain('/leagues/fixtures/9');
});

test('the evening of a fixture: the sum, its games, and what comes', async () => {
  const fixture = fixtureOf({ named: [0, 1], played: { 1: [3, 1], 2: [0, 3] } });
  const { html, shows } = await render('leagues/fixtures/7', { 'leagues.fixtures.get': fixture });
  expect(html).toMatch(/DC Unna.*1 : 1.*Bullseye Kamen/);
  expect(html).toMatch(/3 : 1.*0 : 3/);
  expect(html).toContain('data-stream="/api/leagues/fixtures/7/stream"');
  expect(shows).toEqual(['/leagues/fixtures/7']);
  const { html: least } = await render('leagues/fixtures/7?show=none', {
    'leagues.fixtures.get': fixture,
  });
  expect(least).toContain('1 : 1');
  expect(least).not.toContain('3 : 1');
});

const matchOf = (number: number, facts: Partial<MatchOutput> = {}): MatchOutput => ({
  id: number,
  number,
  plan: {
    id: `m${number}`,
    stage: 'winners',
    round: 1,
    sources: [{ seed: number * 2 - 2 }, { seed: number * 2 - 1 }],
  },
  players: [number * 2 - 1, number * 2],
  status: 'playing',
  score: null,
  winner: null,
  source: null,
  said: null,
  format: { legs: { kind: 'firstTo', count: 3 } },
  gameId: 4710 + number,
  startedAt: null,
  board: `Board ${number}`,
  expectedAt: null,
  can: { start: false, report: false, answer: false, decide: false },
  ...facts,
});

const courseWith = (matches: MatchOutput[]) => ({
  revision: 1,
  kind: 'knockout',
  status: 'active',
  entrants: ['Anna', 'Ben', 'Cleo', 'Dirk'].map((name, index) => ({
    id: index + 1,
    name,
    players: [],
    seed: null,
    isOwn: false,
    hasLeft: false,
    place: null,
  })),
  matches,
  tables: [],
  outdated: null,
  expectedEnd: null,
});

/** Renders it, with what was asked. */
async function renderTournament(matches: MatchOutput[], cards: readonly object[]) {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    'tournaments.get': tournamentOf({ status: 'active' }),
    'tournaments.matches.list': courseWith(matches),
    'games.listCards': cards,
  };
  const page = await renderLight({
    url: '/embed/overlays/tournaments/7',
    origin: 'https://oche.test',
    locale: 'de',
    call: async (name, input) => {
      asked.push(`${name} ${JSON.stringify(input)}`);
      return { ok: true, data: answers[name] };
    },
  });
  return { ...page, asked };
}

const cardOf = (id: number, scores: number[], format: object = { legs: { kind: 'firstTo' } }) => ({
  id,
  format,
  score: scores.map((won) => ({ value: 501, legs: won, sets: won + 1 })),
});
const strip = (html: string) => html.slice(html.indexOf('class="boards"'));

test('a tournament: who is at which board, with the legs, by one question for all games', async () => {
  const cards = [cardOf(4711, [2, 1]), cardOf(4712, [0, 2], { sets: {}, legs: {} })];
  const { html, shows, asked } = await renderTournament([matchOf(1), matchOf(2)], cards);
  expect(strip(html)).toMatch(/Board 1.*Anna.*2 : 1.*Ben.*Board 2.*Cleo.*1 : 3.*Dirk/);
  expect(asked.filter((one) => one.startsWith('games.'))).toEqual([
    'games.listCards {"ids":[4711,4712]}',
  ]);
  expect(shows).toEqual(['/tournaments/7', '/games/4711', '/games/4712']);
  // its stream says nothing of legs
  expect(html).toContain('data-beside="5"');
});

test('what has no public game has no legs, and nothing is asked for more than the stream tells', async () => {
  const hidden = await renderTournament([matchOf(1)], []);
  expect(strip(hidden.html)).toMatch(/Anna.*–.*Ben/);
  const called = matchOf(1, { status: 'called', gameId: null });
  const { html, asked } = await renderTournament([called], []);
  expect(strip(html)).toMatch(/Board 1.*Anna.*–.*Ben/);
  expect(asked.filter((one) => one.startsWith('games.'))).toEqual([]);
  expect(html).not.toContain('data-beside');
});
