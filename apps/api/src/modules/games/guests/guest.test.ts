import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  outcomeOf,
  type TestMember,
  untilWaiting,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { playGame } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const kalle = useFreshMember(api, { first_name: 'Karl' });
const otto = useFreshMember(api, { first_name: 'Otto' });

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;

/** Mia plays against a guest. */
const played = (guestName = 'Kalle', over: object = {}) =>
  playGame(api, { sides: [mia, { guestName }], legs: 2, status: 'casual', winner: 1, ...over });

const link = async (gameId: number, coversName = false) => {
  const place = { gameId, side: 1, position: 0, coversName };
  return (await gamesOf(mia).guest.createLink(place)).token;
};
const claim = (member: TestMember | null, token: string) => gamesOf(member).guest.claim({ token });

async function guestsOf(gameId: number) {
  const { players } = await gamesOf(mia).get({ gameId });
  return players.map(({ person, guestName }) => person?.firstName ?? `(${guestName})`);
}

const resultsOf = (member: TestMember) =>
  api.deps.db
    .selectFrom('game_results')
    .select(['game_id as gameId', 'is_won as isWon', 'opponent_id as opponentId'])
    .where('user_id', '=', member.id)
    .orderBy('game_id')
    .execute();

describe('a link for a guest', () => {
  it('shows what it is for to everybody who has it', async () => {
    const token = await link(await played());
    expect(await gamesOf(null).guest.get({ token })).toMatchObject({
      guestName: 'Kalle',
      starter: 'Mia',
      rules: { game: 'x01', start: 501 },
      score: { own: 2 },
      count: 1,
    });
    const unknown = gamesOf(null).guest.get({ token: 'x'.repeat(43) });
    expect(await outcomeOf(unknown)).toBe('INVALID_TOKEN');
    expect(await outcomeOf(gamesOf(null).guest.get({ token: 'kurz' }))).toBe('BAD_INPUT');
  });

  it('is stored as a hash, and drawn as a QR code', async () => {
    const gameId = await played();
    const made = await gamesOf(mia).guest.createLink({ gameId, side: 1, position: 0 });
    expect(made.path).toBe(`/games/claim?token=${made.token}`);
    expect(made.qr).toContain('<svg');
    const rows = await api.deps.db
      .selectFrom('game_guest_links')
      .selectAll()
      .where('game_id', '=', gameId)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(made.token);
  });

  it('is made only by who has started the game, for a guest', async () => {
    const gameId = await played();
    const make = (member: TestMember | null, place: { side: number; position: number }) =>
      outcomeOf(gamesOf(member).guest.createLink({ gameId, ...place }));
    const guest = { side: 1, position: 0 };
    expect(await make(otto, guest)).toBe('GAME_NOT_FOUND');
    expect(await make(null, guest)).toBe('UNAUTHENTICATED');
    expect(await make(mia, { side: 0, position: 0 })).toBe('GAME_NOT_FOUND');
    expect(await make(mia, { side: 1, position: 1 })).toBe('GAME_NOT_FOUND');
    expect(await make(mia, { side: 2, position: 0 })).toBe('BAD_INPUT');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await make(suspended, guest)).toBe('ACCOUNT_SUSPENDED');
  });
});

describe('claiming', () => {
  it('makes the guest a member, with the result', async () => {
    const gameId = await played();
    const token = await link(gameId);
    expect(await claim(kalle, token)).toEqual({ gameId, count: 1 });
    expect(await guestsOf(gameId)).toEqual(['Mia', 'Karl']);
    expect(await resultsOf(kalle)).toEqual([{ gameId, isWon: true, opponentId: mia.id }]);
    expect(await resultsOf(mia)).toEqual([{ gameId, isWon: false, opponentId: kalle.id }]);
    // by claiming Karl has said that he played
    const { players } = await gamesOf(null).get({ gameId });
    expect(players.map(({ hasAccepted }) => hasAccepted)).toEqual([true, true]);
    expect(await outcomeOf(gamesOf(otto).guest.get({ token }))).toBe('GUEST_CLAIMED');
    expect(await outcomeOf(claim(otto, token))).toBe('GUEST_CLAIMED');
  });

  it('works while the game is being played, and lets the member score', async () => {
    const { id: gameId } = await gamesOf(mia).start({
      rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: mia.id }], [{ guestName: 'Kalle' }]],
    });
    await claim(kalle, await link(gameId));
    expect((await gamesOf(kalle).get({ gameId })).can.score).toBe(true);
    expect(await resultsOf(kalle)).toEqual([]);
  });

  it('is done by one of two who try at the same time', async () => {
    const gameId = await played();
    const [first, second] = [await link(gameId), await link(gameId)];
    const claims = await withTransaction(api.deps.db, async (tx) => {
      await sql`select from games where id = ${gameId} for update`.execute(tx);
      const both = [outcomeOf(claim(kalle, first)), outcomeOf(claim(otto, second))];
      await untilWaiting(api, both.length);
      return { both };
    });
    const codes = await Promise.all(claims.both);
    expect(codes.toSorted()).toEqual(['GUEST_CLAIMED', 'done']);
    const winner = codes[0] === 'done' ? 'Karl' : 'Otto';
    expect(await guestsOf(gameId)).toEqual(['Mia', winner]);
  });

  it('takes all games with that name only where the link is for them', async () => {
    const games = [await played('Kalle'), await played('kalle'), await played('Kalle')];
    const other = await played('Kalli');
    const single = await link(games[0] ?? 0);
    const all = await link(games[2] ?? 0, true);
    expect((await gamesOf(null).guest.get({ token: single })).count).toBe(1);
    expect((await gamesOf(null).guest.get({ token: all })).count).toBe(3);
    expect(await claim(kalle, all)).toMatchObject({ gameId: games[2], count: 3 });
    expect((await resultsOf(kalle)).map(({ gameId }) => gameId)).toEqual(games);
    expect(await guestsOf(other)).toEqual(['Mia', '(Kalli)']);
    expect(await outcomeOf(claim(otto, single))).toBe('GUEST_CLAIMED');
  });

  it('leaves games of others, those with two of that name, and those of the member itself', async () => {
    const others = await playGame(api, {
      sides: [otto, { guestName: 'Kalle' }],
      status: 'casual',
    });
    const two = await playGame(api, {
      sides: [mia, [{ guestName: 'Kalle' }, { guestName: 'Kalle' }]],
      status: 'casual',
    });
    const own = await playGame(api, {
      sides: [mia, [kalle, { guestName: 'Kalle' }]],
      status: 'casual',
    });
    const gameId = await played();
    expect(await claim(kalle, await link(gameId, true))).toEqual({ gameId, count: 1 });
    expect(await guestsOf(others)).toEqual(['Otto', '(Kalle)']);
    expect(await guestsOf(two)).toEqual(['Mia', '(Kalle)', '(Kalle)']);
    expect(await guestsOf(own)).toEqual(['Mia', 'Karl', '(Kalle)']);
  });

  it('is not done twice in one game, nor by visitors, suspended or blocked members', async () => {
    const token = await link(await played());
    expect(await outcomeOf(claim(mia, token))).toBe('ALREADY_PLAYING');
    expect(await outcomeOf(claim(null, token))).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await outcomeOf(claim(suspended, token))).toBe('ACCOUNT_SUSPENDED');
    await api.callerFor(mia).social.people.block({ userId: kalle.id });
    await api.callerFor(otto).social.people.block({ userId: mia.id });
    expect(await outcomeOf(claim(kalle, token))).toBe('INVALID_TOKEN');
    expect(await outcomeOf(claim(otto, token))).toBe('INVALID_TOKEN');
    expect(await outcomeOf(claim(kalle, 'x'.repeat(43)))).toBe('INVALID_TOKEN');
  });

  it('of crossing names by two at once ends with each game claimed once', async () => {
    const games = await Promise.all([played(), played(), played()]);
    const [one, two] = [await link(games[0] ?? 0, true), await link(games[2] ?? 0, true)];
    const claimed = await Promise.all([outcomeOf(claim(kalle, one)), outcomeOf(claim(otto, two))]);
    expect(claimed.filter((code) => code === 'done')).toHaveLength(1);
    const counts = [(await resultsOf(kalle)).length, (await resultsOf(otto)).length];
    expect(counts.toSorted()).toEqual([0, 3]);
  });
});
