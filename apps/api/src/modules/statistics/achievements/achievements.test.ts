import { withTransaction } from '@oche/db';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  receiveMails,
  runJobs,
  type TestMember,
  useFreshMember,
  useTestApi,
} from '../../../testing/index.ts';
import { playGame } from '../../games/testing.ts';
import { usernameOf } from '../../people/testing.ts';
import { nineDarter, thrown, turnInto } from '../testing.ts';
import { rebuildAchievements } from './grant.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00.000Z' });
const mia = useFreshMember(api);
const ben = useFreshMember(api);

const of101 = { game: 'x01', start: 101, in: 'straight', out: 'double' } as const;
/** Over in one visit, with nothing to it but the win. */
const quick = thrown('T20,S1,D20');
const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}T20:00:00.000Z`;

/** @param isWon by Mia */
const playOn = (day: number, isWon = true) =>
  playGame(api, {
    sides: isWon ? [mia, ben] : [ben, mia],
    rules: of101,
    entries: quick,
    finishedAt: dayOf(day),
  });

const shotOn = (day: number) =>
  playGame(api, { sides: [mia, ben], entries: nineDarter, finishedAt: dayOf(day) });

async function achievementsOf(member: TestMember) {
  const username = await usernameOf(api, member);
  const { achievements } = await api.callerFor(member).statistics.player({ username });
  return achievements ?? [];
}

const gameOf = async (member: TestMember, kind: AchievementKind) =>
  (await achievementsOf(member)).find((one) => one.kind === kind)?.gameId ?? null;

const toldTo = async (member: TestMember) => {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title }) => title);
};

describe('an achievement', () => {
  it('has its date and game, and is told once', async () => {
    const gameId = await shotOn(3);
    await runJobs(api);
    expect(await achievementsOf(mia)).toContainEqual({
      kind: 'nineDarter',
      achievedAt: dayOf(3),
      gameId,
    });
    expect(await gameOf(ben, 'nineDarter')).toBeNull();
    const [told, ...more] = await toldTo(mia);
    expect(told).toMatch(/^Gleich mehreres geschafft: .*Erste 180.*9-Darter.*!$/);
    expect(more).toEqual([]);
    await turnInto(api, gameId, 'completed');
    expect(await toldTo(mia)).toHaveLength(1);
    expect(await toldTo(ben)).toEqual(['Geschafft: 60er-Average!']);
    expect(await receiveMails(api, mia.email)).toEqual([]);
  });

  it('belongs to the first game that was enough, whichever is told first', async () => {
    const later = await shotOn(5);
    await runJobs(api);
    const earlier = await shotOn(4);
    await runJobs(api);
    expect(await gameOf(mia, 'nineDarter')).toBe(earlier);
    await turnInto(api, earlier, 'annulled');
    expect(await gameOf(mia, 'nineDarter')).toBe(later);
    await turnInto(api, later, 'disputed');
    expect(await gameOf(mia, 'nineDarter')).toBeNull();
    expect(await toldTo(mia)).toEqual([]);
    await turnInto(api, later, 'completed');
    expect(await gameOf(mia, 'nineDarter')).toBe(later);
    expect(await toldTo(mia)).toHaveLength(1);
  });

  it('moves with the date of its game', async () => {
    const first = await shotOn(4);
    const second = await shotOn(6);
    await runJobs(api);
    await turnInto(api, first, 'completed', { finished_at: dayOf(8) });
    expect(await gameOf(mia, 'nineDarter')).toBe(second);
  });

  it('of a game that is not public is named to others without the game', async () => {
    await playGame(api, { sides: [mia, ben], entries: nineDarter, visibility: 'private' });
    await runJobs(api);
    const admin = await api.createMember({ role: 'moderator' });
    const username = await usernameOf(api, mia);
    const { deps } = api;
    await deps.db
      .updateTable('profiles')
      .set({ visibility: 'public', visibility_chosen_at: new Date() })
      .where('user_id', '=', mia.id)
      .execute();
    const seenBy = async (reader: TestMember | null) => {
      const { achievements } = await api.callerFor(reader).statistics.player({ username });
      const one = achievements?.find(({ kind }) => kind === 'nineDarter');
      return one?.gameId !== null && one?.achievedAt !== null;
    };
    expect(await seenBy(null)).toBe(false);
    expect(await seenBy(ben)).toBe(false);
    expect(await seenBy(mia)).toBe(true);
    expect(await seenBy(admin)).toBe(true);
  });
});

describe('ten wins in a row', () => {
  it('are ten, without a loss among them', async () => {
    for (const day of [1, 2, 3]) await playOn(day);
    const loss = await playOn(4, false);
    for (const day of [5, 6, 7, 8, 9, 10, 11, 12, 13]) await playOn(day);
    await runJobs(api);
    expect(await gameOf(mia, 'tenWins')).toBeNull();
    const tenth = await playOn(14);
    const eleventh = await playOn(15);
    await runJobs(api);
    expect(await gameOf(mia, 'tenWins')).toBe(tenth);
    // without the loss the tenth win was an earlier one
    await turnInto(api, loss, 'annulled');
    const early = await gameOf(mia, 'tenWins');
    expect(early).toBeLessThan(tenth);
    await turnInto(api, loss, 'completed');
    expect(await gameOf(mia, 'tenWins')).toBe(tenth);
    await turnInto(api, tenth, 'annulled');
    expect(await gameOf(mia, 'tenWins')).toBe(eleventh);
    await turnInto(api, eleventh, 'annulled');
    expect(await gameOf(mia, 'tenWins')).toBeNull();
  });
});

describe('a hundred games', () => {
  it('are reached with the hundredth, and with the next one if one is taken away', async () => {
    const { db } = api.deps;
    const first = await playOn(1, false);
    await runJobs(api);
    await copyGame(first, 98);
    await playOn(29, false);
    await runJobs(api);
    const hundredth = await gameOf(mia, 'hundredGames');
    expect(hundredth).not.toBeNull();
    const next = await playOn(30, false);
    await runJobs(api);
    expect(await gameOf(mia, 'hundredGames')).toBe(hundredth);
    await turnInto(api, first, 'annulled');
    expect(await gameOf(mia, 'hundredGames')).toBe(next);
    await withTransaction(db, (tx) => rebuildAchievements(tx, mia.id));
    expect(await gameOf(mia, 'hundredGames')).toBe(next);
  });
});

/** The same game again, a second later each. */
async function copyGame(gameId: number, times: number): Promise<void> {
  const { db } = api.deps;
  const number = sql`${1_000_000} + number`;
  const changes = sql`jsonb_build_object('game_id', ${number}, 'finished_at',
    one.finished_at + number * interval '1 second')`;
  await sql`
    insert into games overriding system value
    select (jsonb_populate_record(one, jsonb_build_object('id', ${number}))).*
    from games as one, generate_series(1, ${times}::int) as number where one.id = ${gameId}
  `.execute(db);
  for (const table of ['game_results', 'statistics_games']) {
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(one, ${changes})).*
      from ${sql.table(table)} as one, generate_series(1, ${times}::int) as number
      where one.game_id = ${gameId}
    `.execute(db);
  }
}
