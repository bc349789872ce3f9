import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  outcomeOf,
  runJobs,
  type TestMember,
  untilWaiting,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { expireInvitations } from './invitation.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia' });
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api, { first_name: 'Cem' });

const gamesOf = (member: TestMember | null) => api.callerFor(member).games;
type Start = Parameters<ReturnType<typeof gamesOf>['start']>[0];

const x01 = { game: 'x01', start: 501, in: 'straight', out: 'double' } as const;

async function start(over: Partial<Start> = {}): Promise<number> {
  const { id } = await gamesOf(mia).start({
    rules: x01,
    format: { legs: { kind: 'firstTo', count: 3 } },
    sides: [[{ userId: mia.id }], [{ userId: ben.id }]],
    ...over,
  });
  return id;
}

const get = (member: TestMember | null, gameId: number) => gamesOf(member).get({ gameId });
const statusOf = async (gameId: number) => (await get(mia, gameId)).status;

async function told(member: TestMember) {
  await runJobs(api);
  const { items } = await api.callerFor(member).social.notifications.list({ area: 'games' });
  return items.map(({ title, path }) => [title, path]);
}

/** Later than any invitation is open. */
const onTheNextDay = () => api.deps.clock.advance({ hours: 24, minutes: 1 });

describe('an invitation', () => {
  it('is told to who is asked, as long as they are', async () => {
    const gameId = await start();
    expect(await told(ben)).toEqual([['Mia will mit dir 501 spielen', `/games/${gameId}`]]);
    expect(await told(mia)).toEqual([]);
    await gamesOf(ben).invitation.accept({ gameId });
    expect(await told(ben)).toEqual([]);
    expect(await get(ben, gameId)).toMatchObject({ status: 'playing', can: { accept: false } });
  });

  it('waits for all members of a team', async () => {
    const gameId = await start({
      sides: [
        [{ userId: mia.id }, { guestName: 'Uwe' }],
        [{ userId: ben.id }, { userId: cem.id }],
      ],
    });
    await gamesOf(ben).invitation.accept({ gameId });
    expect(await statusOf(gameId)).toBe('invited');
    await gamesOf(cem).invitation.accept({ gameId });
    expect(await statusOf(gameId)).toBe('playing');
  });

  it('is declined, once and for all, and the starter is told', async () => {
    const gameId = await start();
    await gamesOf(ben).invitation.decline({ gameId });
    await gamesOf(ben).invitation.decline({ gameId });
    expect(await get(mia, gameId)).toMatchObject({
      status: 'declined',
      can: { cancel: false, score: false },
    });
    expect(await told(mia)).toEqual([['Abgesagt: 501 mit Ben', `/games/${gameId}`]]);
    expect(await told(ben)).toEqual([]);
    expect(await outcomeOf(gamesOf(ben).invitation.accept({ gameId }))).toBe('INVITATION_OVER');
    expect(await outcomeOf(gamesOf(mia).invitation.cancel({ gameId }))).toBe('INVITATION_OVER');
    expect(await outcomeOf(get(null, gameId))).toBe('GAME_NOT_FOUND');
    expect(await outcomeOf(get(cem, gameId))).toBe('GAME_NOT_FOUND');
  });

  it('is declined only by who is asked', async () => {
    const gameId = await start();
    const decline = (member: TestMember | null) =>
      outcomeOf(gamesOf(member).invitation.decline({ gameId }));
    expect(await decline(cem)).toBe('NOT_AMONG_PLAYERS');
    expect(await decline(null)).toBe('UNAUTHENTICATED');
    // the one who has started it takes it back instead
    expect(await decline(mia)).toBe('INVITATION_OVER');
    await gamesOf(ben).invitation.accept({ gameId });
    expect(await decline(ben)).toBe('INVITATION_OVER');
    const missing = gamesOf(ben).invitation.decline({ gameId: 4711 });
    expect(await outcomeOf(missing)).toBe('GAME_NOT_FOUND');
  });

  it('is taken back only by who has started the game, before it begins', async () => {
    const gameId = await start();
    const cancel = (member: TestMember | null) =>
      outcomeOf(gamesOf(member).invitation.cancel({ gameId }));
    expect(await cancel(ben)).toBe('GAME_NOT_FOUND');
    expect(await cancel(null)).toBe('UNAUTHENTICATED');
    expect((await get(mia, gameId)).can).toMatchObject({ cancel: true, accept: false });
    expect((await get(ben, gameId)).can).toMatchObject({ cancel: false, accept: true });
    expect(await cancel(mia)).toBe('done');
    expect(await cancel(mia)).toBe('done');
    expect(await statusOf(gameId)).toBe('cancelled');
    expect(await outcomeOf(gamesOf(ben).invitation.accept({ gameId }))).toBe('INVITATION_OVER');
    expect(await told(ben)).toEqual([]);
    const begun = await start();
    await gamesOf(ben).invitation.accept({ gameId: begun });
    const late = gamesOf(mia).invitation.cancel({ gameId: begun });
    expect(await outcomeOf(late)).toBe('INVITATION_OVER');
  });

  it('has one answer, whoever answers at the same time', async () => {
    const gameId = await start();
    const answers = await withTransaction(api.deps.db, async (tx) => {
      await sql`select from games where id = ${gameId} for update`.execute(tx);
      const all = [
        outcomeOf(gamesOf(ben).invitation.accept({ gameId })),
        outcomeOf(gamesOf(mia).invitation.cancel({ gameId })),
        outcomeOf(gamesOf(ben).invitation.decline({ gameId })),
      ];
      await untilWaiting(api, all.length);
      return { all };
    });
    const codes = await Promise.all(answers.all);
    expect(codes.toSorted()).toEqual(['INVITATION_OVER', 'INVITATION_OVER', 'done']);
  });

  it('is open for a day', async () => {
    const old = await start();
    onTheNextDay();
    const fresh = await start();
    expect(await outcomeOf(gamesOf(ben).invitation.accept({ gameId: old }))).toBe(
      'INVITATION_OVER',
    );
    await expireInvitations(api.deps);
    expect([await statusOf(old), await statusOf(fresh)]).toEqual(['expired', 'invited']);
    expect(await told(ben)).toEqual([['Mia will mit dir 501 spielen', `/games/${fresh}`]]);
  });

  it('is not answered by suspended members, but declined', async () => {
    const suspended = await api.createMember();
    const gameId = await start({ sides: [[{ userId: mia.id }], [{ userId: suspended.id }]] });
    await api.deps.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.id)
      .execute();
    const member = { ...suspended, status: 'suspended' as const };
    expect(await outcomeOf(gamesOf(member).invitation.accept({ gameId }))).toBe(
      'ACCOUNT_SUSPENDED',
    );
    expect(await outcomeOf(gamesOf(member).invitation.decline({ gameId }))).toBe('done');
  });
});

describe('a new game', () => {
  it('begins with the bull, by lot, or as chosen', async () => {
    const guest: Start['sides'] = [[{ userId: mia.id }], [{ guestName: 'Uwe' }]];
    const firstOf = async (over: Partial<Start>) => {
      const { first } = await get(mia, await start({ sides: guest, ...over }));
      return first;
    };
    expect(await firstOf({ first: 'bull' })).toBeNull();
    expect(await firstOf({ first: 1 })).toBe(1);
    expect(await firstOf({})).toBe(0);
    expect([0, 1]).toContain(await firstOf({ first: 'chance' }));
    // alone nobody else can begin
    const alone: Start['sides'] = [[{ userId: mia.id }]];
    expect(await firstOf({ sides: alone, first: 'bull' })).toBe(0);
    expect(await firstOf({ sides: alone, first: 1 })).toBe(0);
  });

  it('is played at a board of the lounge', async () => {
    const lounge = await createLounge(api, mia);
    const other = await createLounge(api, mia);
    const sides: Start['sides'] = [[{ userId: mia.id }]];
    const [board] = lounge.boards;
    const at = (loungeId?: number, boardId?: number) =>
      outcomeOf(start({ sides, loungeId, boardId }));
    expect(await at(lounge.id, board?.id)).toBe('done');
    expect(await at(lounge.id)).toBe('done');
    expect(await at(other.id, board?.id)).toBe('BOARD_NOT_FOUND');
    expect(await at(undefined, board?.id)).toBe('BOARD_NOT_FOUND');
    expect(await at(4711)).toBe('LOUNGE_NOT_FOUND');
    await api.deps.db
      .updateTable('lounge_boards')
      .set({ removed_at: api.deps.clock.now() })
      .where('id', '=', board?.id ?? 0)
      .execute();
    expect(await at(lounge.id, board?.id)).toBe('BOARD_NOT_FOUND');
  });
});
