import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createTournament, NOW } from '../testing.ts';
import { matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let karl: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  karl = await api.createMember({ first_name: 'Karl', last_name: 'Kern' });
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const claim = (member: TestMember | null, token: string) => as(member).guest.claim({ token });

/** Anna runs a cup of one leg, in which Ben meets the guest Kalle. */
async function cup() {
  const players = [ben, { guestName: 'Udo' }, { guestName: 'Ute' }, { guestName: 'Kalle' }];
  const { id, entries } = await running(api, anna, players, {
    name: 'Kalles Cup',
    gameFormat: '301',
    format: { legs: { kind: 'firstTo', count: 1 } },
  });
  const [, , , entryId = 0] = entries;
  return { id, entryId };
}
const linkTo = async (guest: { id: number; entryId: number }) =>
  (await as(anna).guest.createLink(guest)).token;

/** Ben scores his match; the guest wins. */
async function play(id: number) {
  const match = matchOf(await as(anna).matches.list({ id }), 'w1-1');
  const { gameId } = await as(ben).matches.start({ matchId: match.id, first: 0 });
  const miss = { total: 0 };
  const visits = [miss, { total: 180 }, miss, { total: 81 }, miss, { total: 40, dartsThrown: 2 }];
  await api.callerFor(ben).games.enterMoves({
    gameId,
    deviceId: randomUUID(),
    base: 0,
    moves: visits.map((entry) => ({ id: randomUUID(), move: { kind: 'enter' as const, entry } })),
  });
  await runJobs(api);
  return gameId;
}
const resultsOf = (member: TestMember) =>
  api.deps.db
    .selectFrom('game_results')
    .select(['game_id as gameId', 'is_won as isWon', 'is_counted as isCounted'])
    .where('user_id', '=', member.id)
    .execute();
const playersOf = async (id: number) =>
  (await as(anna).entries.list({ id })).items.map(({ name }) => name);

describe('a guest’s link', () => {
  it('says what it is for, to everybody who has it, and is stored as a hash', async () => {
    const guest = await cup();
    await play(guest.id);
    const made = await as(anna).guest.createLink(guest);
    expect(made.path).toBe(`/tournaments/claim?token=${made.token}`);
    expect(made.qr).toContain('<svg');
    expect(await as(null).guest.get({ token: made.token })).toMatchObject({
      tournamentId: guest.id,
      name: 'Kalles Cup',
      guestName: 'Kalle',
      played: 1,
      won: 1,
    });
    const rows = await api.deps.db.selectFrom('tournament_guest_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.token);
  });

  it('ends with a new one, and when it is taken back', async () => {
    const guest = await cup();
    expect(await as(anna).guest.getLink(guest)).toEqual({ createdAt: null });
    const first = await linkTo(guest);
    const second = await linkTo(guest);
    expect(await codeOf(as(null).guest.get({ token: first }))).toBe('INVALID_TOKEN');
    expect(await as(anna).guest.getLink(guest)).toEqual({ createdAt: NOW });
    await as(anna).guest.revokeLink(guest);
    expect(await codeOf(claim(karl, second))).toBe('INVALID_TOKEN');
    expect(await as(anna).guest.getLink(guest)).toEqual({ createdAt: null });
  });

  it('is made and taken back by organisers, for a guest of theirs', async () => {
    const guest = await cup();
    const other = await cup();
    const { guest: own } = as(anna);
    for (const act of ['getLink', 'createLink', 'revokeLink'] as const) {
      expect(await codeOf(as(null).guest[act](guest))).toBe('UNAUTHENTICATED');
      expect(await codeOf(as(karl).guest[act](guest))).toBe('FORBIDDEN');
      expect(await codeOf(own[act]({ ...guest, position: 1 }))).toBe('ENTRY_NOT_FOUND');
      expect(await codeOf(own[act]({ ...guest, id: other.id }))).toBe('ENTRY_NOT_FOUND');
      expect(await codeOf(own[act]({ ...guest, position: 4 }))).toBe('BAD_INPUT');
    }
    const suspended = as({ ...anna, status: 'suspended' }).guest;
    expect(await codeOf(suspended.createLink(guest))).toBe('ACCOUNT_SUSPENDED');
    await suspended.revokeLink(guest);
  });
});

describe('claiming', () => {
  it('makes the guest a member, with the games that were played, and counts them', async () => {
    const guest = await cup();
    const gameId = await play(guest.id);
    const token = await linkTo(guest);
    expect(await claim(karl, token)).toEqual({ tournamentId: guest.id });
    expect(await playersOf(guest.id)).toContain('Karl Kern');
    expect(await resultsOf(karl)).toEqual([{ gameId, isWon: true, isCounted: true }]);
    await runJobs(api);
    const standing = await api.deps.db
      .selectFrom('ranking_standings')
      .select('wins')
      .where('user_id', '=', karl.id)
      .where('scope', '=', 'all/all')
      .executeTakeFirst();
    expect(standing).toEqual({ wins: 1 });
    expect((await as(karl).get({ id: guest.id })).own).toMatchObject({ status: 'registered' });
    expect(await codeOf(as(null).guest.get({ token }))).toBe('GUEST_CLAIMED');
    expect(await codeOf(claim(ben, token))).toBe('GUEST_CLAIMED');
  });

  it('works in the middle of a match, whose player is then in play', async () => {
    const guest = await cup();
    const match = matchOf(await as(anna).matches.list({ id: guest.id }), 'w1-1');
    const { gameId } = await as(ben).matches.start({ matchId: match.id, first: 0 });
    await claim(karl, await linkTo(guest));
    expect((await api.callerFor(karl).games.get({ gameId })).can.score).toBe(true);
    const inPlay = await api.deps.db
      .selectFrom('tournament_in_play')
      .select('user_id')
      .where('match_id', '=', match.id)
      .execute();
    expect(inPlay.map((row) => row.user_id)).toContain(karl.id);
    // somebody who plays elsewhere can't be in this match, too
    const other = await cup();
    const there = matchOf(await as(anna).matches.list({ id: other.id }), 'w1-2');
    await as(anna).matches.start({ matchId: there.id, first: 0 });
    const { items } = await as(anna).entries.list({ id: other.id });
    const ute = items.find(({ name }) => name === 'Ute')?.id ?? 0;
    const token = await linkTo({ id: other.id, entryId: ute });
    expect(await codeOf(claim(karl, token))).toBe('PLAYER_IN_PLAY');
  });

  it('is done by one of two who try at the same time', async () => {
    const guest = await cup();
    const token = await linkTo(guest);
    const otto = await api.createMember({ first_name: 'Otto' });
    const codes = await Promise.all([outcomeOf(claim(karl, token)), outcomeOf(claim(otto, token))]);
    expect(codes.toSorted()).toEqual(['GUEST_CLAIMED', 'done']);
    const names = await playersOf(guest.id);
    expect(
      names.filter((name) => name.startsWith(codes[0] === 'done' ? 'Karl' : 'Otto')),
    ).toHaveLength(1);
  });

  it('is not for who is in already, visitors, suspended or blocked members, nor when it is hidden', async () => {
    const guest = await cup();
    const token = await linkTo(guest);
    expect(await codeOf(claim(ben, token))).toBe('ALREADY_IN_TOURNAMENT');
    expect(await codeOf(claim(null, token))).toBe('UNAUTHENTICATED');
    expect(await codeOf(claim({ ...karl, status: 'suspended' }, token))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(claim(karl, 'x'.repeat(43)))).toBe('INVALID_TOKEN');
    expect(await codeOf(claim(karl, 'kurz'))).toBe('BAD_INPUT');
    await api.callerFor(karl).social.people.block({ userId: anna.id });
    expect(await codeOf(claim(karl, token))).toBe('INVALID_TOKEN');
    const draft = await createTournament(api, anna, { isDraft: true });
    const entry = await as(anna).entries.add({ id: draft.id, players: [{ guestName: 'Ida' }] });
    const early = await linkTo({ id: draft.id, entryId: entry.id });
    expect(await codeOf(claim(ben, early))).toBe('INVALID_TOKEN');
    await as(anna).publish({ id: draft.id });
    expect(await claim(ben, early)).toEqual({ tournamentId: draft.id });
  });
});
