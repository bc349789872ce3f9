import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { outcomeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const kalle = useFreshMember(api, { first_name: 'Karl' });
const unconfirmed = useFreshMember(api, { first_name: 'Neu', email_verified_at: null });
const suspended = useFreshMember(api, { status: 'suspended' });

type Input = Parameters<ReturnType<typeof gamesOf>['device']['claim']>[0];
const gamesOf = (member: TestMember | null) => api.callerFor(member).games;

let made = 0;
const newSecret = () => createHash('sha256').update(`game ${made++}`).digest('hex');

/** A leg of 101 that somebody who is called Ich has won against Uwe. */
const game = (over: Partial<Input> = {}): Input => ({
  secret: newSecret(),
  rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
  format: { legs: { kind: 'firstTo', count: 1 } },
  sides: [['Ich'], ['Uwe']],
  first: 0,
  entries: [{ total: 60 }, { total: 26 }, { total: 41, dartsThrown: 2 }],
  startedAt: '2026-11-20T20:00:00.000Z',
  finishedAt: '2026-11-20T20:10:00.000Z',
  ...over,
});
const claim = (member: TestMember | null, input: Input) => gamesOf(member).device.claim(input);
const countOf = async (member: TestMember) =>
  (await api.deps.db.selectFrom('games').select('id').where('created_by', '=', member.id).execute())
    .length;

describe('a game of a device', () => {
  it('becomes the member’s, with its throws and its day, and nobody else sees it', async () => {
    const { gameId } = await claim(mia, game());
    expect(await gamesOf(mia).get({ gameId })).toMatchObject({
      status: 'casual',
      visibility: 'private',
      revision: 3,
      winnerSide: 0,
      entries: [{ total: 60 }, { total: 26 }, { total: 41, dartsThrown: 2 }],
      players: [
        { side: 0, person: { firstName: 'Mia' }, guestName: null },
        { side: 1, person: null, guestName: 'Uwe' },
      ],
      createdAt: '2026-11-20T20:00:00.000Z',
      finishedAt: '2026-11-20T20:10:00.000Z',
    });
    const results = await api.deps.db
      .selectFrom('game_results')
      .select(['is_won', 'is_counted'])
      .where('game_id', '=', gameId)
      .execute();
    expect(results).toEqual([{ is_won: true, is_counted: false }]);
    for (const other of [kalle, null]) {
      expect(await outcomeOf(gamesOf(other).get({ gameId }))).toBe('GAME_NOT_FOUND');
    }
  });

  it('is claimed once, however often it is sent, and by whoever was first', async () => {
    const input = game();
    const all = await Promise.all([claim(mia, input), claim(mia, input), claim(mia, input)]);
    expect(new Set(all.map(({ gameId }) => gameId)).size).toBe(1);
    expect(await countOf(mia)).toBe(1);
    expect(await outcomeOf(claim(kalle, input))).toBe('GAME_CLAIMED');
    expect(await countOf(kalle)).toBe(0);
  });

  it('goes to one of two accounts that claim it at the same moment', async () => {
    const input = game();
    const outcomes = await Promise.all([
      outcomeOf(claim(mia, input)),
      outcomeOf(claim(kalle, input)),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'GAME_CLAIMED')).toHaveLength(1);
    expect((await countOf(mia)) + (await countOf(kalle))).toBe(1);
  });

  it('can be cricket, in teams, or alone, and was thrown in the past', async () => {
    const cricket = game({
      rules: { game: 'cricket', scoring: 'standard' },
      sides: [['Ich', 'Jo'], ['Uwe']],
      entries: [
        { darts: ['T20', 'T19', 'T18'] },
        { darts: ['0'] },
        { darts: ['T17', 'T16', 'T15'] },
        { darts: ['0'] },
        { darts: ['D25', 'S25'] },
      ],
    });
    const future = '2027-01-01T00:00:00.000Z';
    const alone = game({
      sides: [['Ich']],
      entries: [{ total: 60 }, { total: 41, dartsThrown: 2 }],
    });
    const { gameId } = await claim(mia, cricket);
    expect(await gamesOf(mia).get({ gameId })).toMatchObject({ winnerSide: 0 });
    const second = await claim(mia, { ...alone, finishedAt: future });
    expect(await gamesOf(mia).get(second)).toMatchObject({
      finishedAt: '2026-11-21T19:00:00.000Z',
    });
  });

  it('is played again before it is believed', async () => {
    const impossible = game({ entries: [{ total: 60 }, { total: 179 }] });
    expect(await outcomeOf(claim(mia, impossible))).toBe('VISIT_IMPOSSIBLE');
    expect(await outcomeOf(claim(mia, game({ entries: [{ total: 60 }] })))).toBe('GAME_NOT_OVER');
    for (const bad of [{ secret: 'kurz' }, { sides: [] }, { sides: [[' ']] }, { startedAt: 'x' }]) {
      expect(await outcomeOf(claim(mia, game(bad)))).toBe('BAD_INPUT');
    }
    expect(await countOf(mia)).toBe(0);
  });

  it('belongs to members, also to those whose address waits', async () => {
    expect(await outcomeOf(claim(null, game()))).toBe('UNAUTHENTICATED');
    expect(await outcomeOf(claim(suspended, game()))).toBe('ACCOUNT_SUSPENDED');
    const { gameId } = await claim(unconfirmed, game());
    expect(await gamesOf(unconfirmed).get({ gameId })).toMatchObject({ status: 'casual' });
  });
});

describe('a member without a confirmed address', () => {
  const leg = {
    rules: { game: 'x01', start: 101, in: 'straight', out: 'double' },
    format: { legs: { kind: 'firstTo', count: 1 } },
  } as const;
  const against = (opponent: { guestName: string } | { userId: string }, visibility = 'private') =>
    gamesOf(unconfirmed).start({
      ...leg,
      sides: [[{ userId: unconfirmed.id }], [opponent]],
      visibility: visibility as 'private' | 'public',
    });
  const moves = (...totals: number[]) =>
    totals.map((total) => ({
      id: crypto.randomUUID(),
      move: { kind: 'enter' as const, entry: { total, dartsThrown: total === 41 ? 2 : undefined } },
    }));

  it('plays against guests, and trains', async () => {
    const { id: gameId } = await against({ guestName: 'Uwe' });
    const deviceId = crypto.randomUUID();
    const sent = { gameId, deviceId, base: 0, moves: moves(60, 26, 41) };
    expect(await gamesOf(unconfirmed).enterMoves(sent)).toMatchObject({ status: 'casual' });
    const second = await against({ guestName: 'Uwe' });
    await gamesOf(unconfirmed).takeOver({ gameId: second.id, deviceId });
    await gamesOf(unconfirmed).result.resign({ gameId: second.id });
    const third = await against({ guestName: 'Uwe' });
    await gamesOf(unconfirmed).result.abandon({ gameId: third.id });
    const thrown = { kind: 'countUp' as const, darts: Array(24).fill('S1') };
    const idempotencyKey = 'a'.repeat(32);
    const trained = await gamesOf(unconfirmed).training.save({ idempotencyKey, thrown });
    expect(trained.score).toBeGreaterThan(0);
  });

  it('waits with what reaches others', async () => {
    expect(await outcomeOf(against({ userId: mia.id }))).toBe('EMAIL_NOT_VERIFIED');
    expect(await outcomeOf(against({ guestName: 'Uwe' }, 'public'))).toBe('EMAIL_NOT_VERIFIED');
    const { id: gameId } = await against({ guestName: 'Uwe' });
    const link = gamesOf(unconfirmed).guest.createLink({ gameId, side: 1, position: 0 });
    expect(await outcomeOf(link)).toBe('EMAIL_NOT_VERIFIED');
    // a game with somebody else, from before the address was another one
    await api.deps.db
      .updateTable('games')
      .set({ visibility: 'public' })
      .where('id', '=', gameId)
      .execute();
    const deviceId = crypto.randomUUID();
    const sent = { gameId, deviceId, base: 0, moves: moves(60) };
    expect(await outcomeOf(gamesOf(unconfirmed).enterMoves(sent))).toBe('EMAIL_NOT_VERIFIED');
    for (const call of ['resign', 'abandon'] as const) {
      expect(await outcomeOf(gamesOf(unconfirmed).result[call]({ gameId }))).toBe(
        'EMAIL_NOT_VERIFIED',
      );
    }
  });
});
