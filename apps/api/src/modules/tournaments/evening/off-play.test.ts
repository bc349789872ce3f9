import { readFile } from 'node:fs/promises';
import { withTransaction } from '@oche/db';
import { tournamentTypes } from '@oche/validators/tournaments/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { actingAs } from '../../../lib/acting.ts';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { annulOfficial } from '../../games/index.ts';
import { leaveTournaments } from '../own-data/leaving.service.ts';
import { NOW } from '../testing.ts';
import { guests, running } from '../testing-course.ts';

/* However a match ends without a result: who was in play there can be called elsewhere. */

const MIGRATION = new URL(
  '../../../../../../packages/db/migrations/0063_nobody_in_play.sql',
  import.meta.url,
);

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let mia: TestMember;

beforeEach(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  mia = await api.createMember({ first_name: 'Mia' });
});

const as = (member: TestMember) => api.callerFor(member).tournaments;

type Wish = NonNullable<Parameters<typeof running>[3]>;

/** A tournament of four with a board, and the first match that Ben plays. */
async function evening(wish: Wish = {}, organiser = anna) {
  const players = [ben, mia, ...guests(2)];
  const { id, entries } = await running(api, organiser, players, { gameFormat: '301', ...wish });
  const { set, addBoards } = as(organiser).evening;
  await set({ id, isCalling: false, restMinutes: 0, marker: 'nobody' });
  const { boards } = await addBoards({ id, boards: [{ name: '1' }] });
  const { matches } = await as(organiser).matches.list({ id });
  const [own = 0] = entries;
  const open = matches.filter(({ status }) => status === 'open');
  const matchId = open.find(({ players }) => players.includes(own))?.id ?? 0;
  const otherId = open.find(({ players }) => !players.includes(own))?.id ?? 0;
  return { id, own, otherId, call: { id, matchId, boardId: boards[0]?.id ?? 0 } };
}

/** The same, with Ben at the board. */
async function called(wish: Wish = {}, organiser = anna) {
  const { call, ...shown } = await evening(wish, organiser);
  await as(organiser).evening.callMatch(call);
  return { ...shown, ...call };
}

/** The same, where Ben marks the other match. */
async function marking() {
  const { id, own, otherId: matchId, call } = await evening();
  await as(anna).evening.callMatch({ ...call, matchId });
  await as(anna).evening.swapMarker({ id, matchId, entryId: own });
  return { id, own, matchId };
}

/** Ben plays a game there. */
async function playing(wish: Wish = {}) {
  const shown = await called(wish);
  const { gameId } = await as(ben).matches.start({ matchId: shown.matchId });
  return { ...shown, gameId };
}

const inPlay = (id: number) =>
  api.deps.db
    .selectFrom('tournament_in_play as playing')
    .innerJoin('tournament_matches as match', 'match.id', 'playing.match_id')
    .select(['playing.entry_id', 'playing.is_marker'])
    .where('match.tournament_id', '=', id)
    .execute();

/** Nobody of a tournament is in play, no board of it is taken, and Ben can be called elsewhere. */
async function expectFree(id: number): Promise<void> {
  const { boards } = await as(anna).evening.get({ id });
  expect(boards.map((board) => board.call)).toEqual([null]);
  expect(await inPlay(id)).toEqual([]);
  const elsewhere = await evening();
  expect((await as(anna).evening.callMatch(elsewhere.call)).boards[0]?.call).toMatchObject({
    matchId: elsewhere.call.matchId,
  });
}

const gameStatus = async (gameId: number) =>
  (await api.callerFor(mia).games.get({ gameId })).status;

describe('who was in play is free', () => {
  it('when the tournament is called off, and the game counts no more', async () => {
    const { id, gameId, matchId } = await playing();
    expect(await inPlay(id)).toHaveLength(2);
    await as(anna).cancel({ id });
    expect(await gameStatus(gameId)).toBe('annulled');
    const match = (await as(anna).matches.list({ id })).matches.find((one) => one.id === matchId);
    expect(match).toMatchObject({ status: 'open', gameId: null });
    await expectFree(id);
  });

  it('when the tournament is ended early', async () => {
    const { id, gameId } = await playing();
    await as(anna).complete({ id });
    expect(await gameStatus(gameId)).toBe('annulled');
    await expectFree(id);
  });

  it('also who marks, and when nobody has begun', async () => {
    const { id } = await marking();
    expect(await inPlay(id)).toHaveLength(3);
    await as(anna).cancel({ id });
    await expectFree(id);
  });

  it('when moderators call off what a suspended organiser has left', async () => {
    const organiser = await api.createMember();
    const { id } = await called({}, organiser);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', organiser.id)
      .execute();
    const moderator = await api.createMember({ role: 'moderator' });
    await as(moderator).cancel({ id });
    await expectFree(id);
  });

  it('when the organiser’s account goes, and nobody can go on', async () => {
    const organiser = await api.createMember();
    const { id } = await called({}, organiser);
    await leaveTournaments(actingAs(api.deps, organiser.id, 'departure'));
    expect((await as(anna).get({ id })).status).toBe('cancelled');
    await expectFree(id);
  });

  it('when the organiser opens the match again, or corrects the one before it', async () => {
    const { id, gameId, matchId, boardId } = await playing();
    await as(anna).matches.reopen({ matchId });
    expect(await gameStatus(gameId)).toBe('annulled');
    expect(await inPlay(id)).toEqual([]);
    await as(anna).matches.decide({ matchId, score: [3, 0] });
    const list = async () => (await as(anna).matches.list({ id })).matches;
    const second = (await list()).find(({ status }) => status === 'open')?.id ?? 0;
    await as(anna).matches.decide({ matchId: second, score: [3, 0] });
    const final = (await list()).find(({ status }) => status === 'open')?.id ?? 0;
    await as(anna).evening.callMatch({ id, matchId: final, boardId });
    expect(await inPlay(id)).toHaveLength(2);
    await as(anna).matches.decide({ matchId, score: [0, 3] });
    await expectFree(id);
  });

  it('when nobody goes on with a game for days', async () => {
    const { id, gameId, matchId } = await playing();
    await withTransaction(api.deps.db, (tx) => annulOfficial(api.deps, tx, gameId));
    await runJobs(api);
    const match = (await as(anna).matches.list({ id })).matches.find((one) => one.id === matchId);
    expect(match?.status).toBe('open');
    await expectFree(id);
  });
});

describe.each(tournamentTypes)('in a tournament of the kind %s', (kind) => {
  it('who withdraws is free, and so is the opponent', async () => {
    const { id, gameId } = await playing({ tournamentType: kind });
    await as(ben).withdraw({ id });
    expect(await gameStatus(gameId)).toBe('annulled');
    await expectFree(id);
  });

  it('who is taken out is free, and so is the opponent', async () => {
    const { id, own } = await called({ tournamentType: kind });
    await as(anna).entries.remove({ id, entryId: own, as: 'no_show' });
    await expectFree(id);
  });
});

it('who leaves while marking is free, and the match goes on without', async () => {
  const { id, matchId, own } = await marking();
  await as(ben).withdraw({ id });
  expect((await inPlay(id)).map(({ entry_id }) => entry_id)).not.toContain(own);
  const { boards } = await as(anna).evening.get({ id });
  expect(boards[0]?.call).toMatchObject({ matchId, markerId: null });
  const elsewhere = await evening();
  await as(anna).evening.callMatch(elsewhere.call);
});

it('what had been called when tournaments ended before is put back by the migration', async () => {
  const { id } = await called();
  await api.deps.db
    .updateTable('tournaments')
    .set({ status: 'cancelled', cancelled_at: NOW })
    .where('id', '=', id)
    .execute();
  const file = await readFile(MIGRATION, 'utf8');
  await sql.raw(file).execute(api.deps.db);
  await expectFree(id);
});
