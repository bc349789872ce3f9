import { createDb, createPool } from '@oche/db';
import type { Poll } from '@oche/validators/polls/schemas';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, refuseRows, useMember, useTestApi } from '../../../testing/index.ts';
import { createPoll, NOW, numbersOf, voteFor } from '../testing.ts';
import { recountPolls } from './recount.service.ts';

const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const anna = useMember(api);
const ben = useMember(api);
const suspended = useMember(api, { status: 'suspended' });

const seenBy = async (member: typeof anna, { id }: Poll) => {
  const polls = await api.callerFor(member).polls.listCurrent();
  const poll = polls.find((each) => each.id === id);
  if (!poll) throw new Error('the poll is not shown');
  return poll;
};

describe('a vote', () => {
  it('counts once, is told to its member alone, and the same again changes nothing', async () => {
    const poll = await createPoll(api, admin);
    const voted = await voteFor(api, anna, poll, 1);
    expect(voted).toMatchObject({ hasVoted: true, voterCount: 1, can: { vote: true } });
    expect(voted.options.map(({ votes, isOwn }) => [votes, isOwn])).toEqual([
      [0, false],
      [1, true],
      [0, false],
    ]);
    expect((await voteFor(api, anna, poll, 1)).revision).toBe(voted.revision);
    const seen = await seenBy(ben, poll);
    expect(seen).toMatchObject({ hasVoted: false, voterCount: 1 });
    expect(seen.options.some(({ isOwn }) => isOwn)).toBe(false);
    expect(await codeOf(voteFor(api, anna, poll, 0))).toBe('ALREADY_VOTED');
    expect(numbersOf(await seenBy(anna, poll))).toEqual([0, 1, 0]);
  });

  it('can be changed where the poll says so, also to several', async () => {
    const poll = await createPoll(api, admin, { isChangeable: true, isMultiple: true });
    await voteFor(api, anna, poll, 0, 1);
    const changed = await voteFor(api, anna, poll, 1, 2);
    expect(numbersOf(changed)).toEqual([0, 1, 1]);
    expect(changed.voterCount).toBe(1);
    expect(await recountPolls(api.deps)).toBe(0);
  });

  it('is refused for several in a single choice, for what is no choice of it, and outside its time', async () => {
    const poll = await createPoll(api, admin);
    const other = await createPoll(api, admin);
    const { vote } = api.callerFor(anna).polls;
    expect(await codeOf(voteFor(api, anna, poll, 0, 1))).toBe('ONE_CHOICE_ONLY');
    expect(await codeOf(vote({ id: poll.id, optionIds: [other.options[0]?.id ?? 0] }))).toBe(
      'POLL_OPTION_NOT_FOUND',
    );
    expect(numbersOf(await seenBy(anna, poll))).toEqual([0, 0, 0]);
    const planned = await createPoll(api, admin, {
      opensAt: '2031-03-04T09:00:00Z',
      closesAt: '2031-03-05T09:00:00Z',
    });
    expect(await codeOf(voteFor(api, anna, planned, 0))).toBe('POLL_NOT_OPEN');
    api.deps.clock.set('2031-03-05T08:59:59.999Z');
    await voteFor(api, anna, planned, 0);
    api.deps.clock.set('2031-03-05T09:00:00.000Z');
    expect(await codeOf(voteFor(api, ben, planned, 0))).toBe('POLL_CLOSED');
    expect(await codeOf(vote({ id: 999_999, optionIds: [1] }))).toBe('POLL_NOT_FOUND');
  });

  it.each([[], [1, 1], [0], [1.5], [2 ** 60]].map((optionIds) => [optionIds]))(
    'refuses %j as input',
    async (optionIds) => {
      const poll = await createPoll(api, admin);
      const call = api.callerFor(anna).polls.vote({ id: poll.id, optionIds });
      expect(await codeOf(call)).toBe('BAD_INPUT');
    },
  );

  it('is nothing for visitors and suspended members', async () => {
    const poll = await createPoll(api, admin);
    expect(await codeOf(voteFor(api, null, poll, 0))).toBe('UNAUTHENTICATED');
    expect(await codeOf(voteFor(api, suspended, poll, 0))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(api.callerFor(null).polls.listCurrent())).toBe('UNAUTHENTICATED');
  });
});

describe('numbers that come after voting', () => {
  it('are seen by who has voted, by all when it is closed, and by admins', async () => {
    const poll = await createPoll(api, admin, { results: 'voted' });
    expect(numbersOf(poll)).toEqual([0, 0, 0]);
    await voteFor(api, anna, poll, 2);
    expect(numbersOf(await seenBy(anna, poll))).toEqual([0, 0, 1]);
    expect(numbersOf(await seenBy(ben, poll))).toEqual([null, null, null]);
    expect(numbersOf(await seenBy(admin, poll))).toEqual([null, null, null]);
    const { pin, setClosed, list } = api.callerFor(admin).polls.admin;
    expect(numbersOf((await list({})).items[0] as Poll)).toEqual([0, 0, 1]);
    await pin({ id: poll.id, isPinned: true });
    await setClosed({ id: poll.id, isClosed: true });
    expect(numbersOf(await seenBy(ben, poll))).toEqual([0, 0, 1]);
  });
});

describe('under contention', () => {
  /** 50 calls at once, every other at another process. */
  async function atOnce(call: (index: number, db: typeof api.deps.db) => Promise<unknown>) {
    const db = createDb(createPool(api.url));
    const dbs = [api.deps.db, db];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => outcomeOf(call(index, dbs[index % 2] ?? db))),
    );
    await db.destroy();
    return outcomes;
  }

  it('a member who votes 50 times at once has one vote', async () => {
    const poll = await createPoll(api, admin);
    const ids = poll.options.map(({ id }) => id);
    const outcomes = await atOnce((index, db) =>
      api.callerFor(anna, { db }).polls.vote({ id: poll.id, optionIds: [ids[index % 3] ?? 0] }),
    );
    const { options, voterCount } = await seenBy(anna, poll);
    const own = options.findIndex(({ isOwn }) => isOwn);
    expect(voterCount).toBe(1);
    expect(options.map(({ votes }) => votes)).toEqual(ids.map((_, place) => Number(place === own)));
    // whoever asked for what holds now was told so, all others were refused
    expect(outcomes).toEqual(
      outcomes.map((_, index) => (index % 3 === own ? 'done' : 'ALREADY_VOTED')),
    );
    expect(await recountPolls(api.deps)).toBe(0);
  });

  it('50 members who vote and change their minds are counted exactly', async () => {
    const poll = await createPoll(api, admin, { isChangeable: true, isMultiple: true });
    const members = await Promise.all(Array.from({ length: 50 }, () => api.createMember()));
    const ids = poll.options.map(({ id }) => id);
    const outcomes = await atOnce(async (index, db) => {
      const { vote } = api.callerFor(members[index] ?? anna, { db }).polls;
      await Promise.all([
        vote({ id: poll.id, optionIds: [ids[index % 3] ?? 0] }),
        vote({ id: poll.id, optionIds: ids.filter((_, place) => place !== index % 3) }),
      ]);
      await vote({ id: poll.id, optionIds: [ids[0] ?? 0, ids[2] ?? 0] });
    });
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const seen = await seenBy(anna, poll);
    expect([seen.voterCount, ...numbersOf(seen)]).toEqual([50, 50, 0, 50]);
    expect(await recountPolls(api.deps)).toBe(0);
  });

  it('no vote counts after the end, and each that was accepted does', async () => {
    const poll = await createPoll(api, admin, {}, true);
    const members = await Promise.all(Array.from({ length: 49 }, () => api.createMember()));
    const outcomes = await atOnce((index, db) => {
      if (index === 20) {
        return api.callerFor(admin, { db }).polls.admin.setClosed({ id: poll.id, isClosed: true });
      }
      const member = members[index > 20 ? index - 1 : index] ?? anna;
      return api
        .callerFor(member, { db })
        .polls.vote({ id: poll.id, optionIds: [poll.options[0]?.id ?? 0] });
    });
    const accepted = outcomes.filter((outcome) => outcome === 'done').length - 1;
    expect(outcomes.filter((outcome) => outcome === 'POLL_CLOSED')).toHaveLength(49 - accepted);
    const { items } = await api.callerFor(admin).polls.admin.list({});
    expect(items.find(({ id }) => id === poll.id)?.voterCount).toBe(accepted);
    expect(await recountPolls(api.deps)).toBe(0);
  });
});

it('what somebody wrote into the tables is counted anew', async () => {
  const poll = await createPoll(api, admin);
  await voteFor(api, anna, poll, 0);
  const { db } = api.deps;
  await db
    .updateTable('poll_options')
    .set({ vote_count: 7 })
    .where('poll_id', '=', poll.id)
    .execute();
  await db.updateTable('polls').set({ voter_count: 9 }).where('id', '=', poll.id).execute();
  expect(await recountPolls(api.deps)).toBe(4);
  expect(numbersOf(await seenBy(anna, poll))).toEqual([1, 0, 0]);
});

it('one whose numbers can’t be corrected holds up no other', async () => {
  const [stuck, next] = [await createPoll(api, admin), await createPoll(api, admin)];
  const { db } = api.deps;
  const ids = [stuck.id, next.id];
  await db.updateTable('polls').set({ voter_count: 9 }).where('id', 'in', ids).execute();
  await refuseRows(api.deps, {
    table: 'polls',
    on: 'update',
    rows: sql`new.id = ${sql.lit(stuck.id)}`,
  });
  expect(await recountPolls(api.deps)).toBe(1);
  const polls = await db
    .selectFrom('polls')
    .select('voter_count')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(polls.map((poll) => poll.voter_count)).toEqual([9, 0]);
});
