import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, outcomeOf, type TestMember, useTestApi } from '../../../testing/index.ts';

const api = useTestApi();
const of = (member: TestMember) => api.callerFor(member).social;

const createTrio = () => Promise.all([0, 1, 2].map(() => api.createMember()));

const readRows = async (members: readonly TestMember[]) => {
  const ids = members.map(({ id }) => id);
  const name = (id: string) => ids.indexOf(id);
  const { db } = api.deps;
  const friends = await db
    .selectFrom('friendships')
    .selectAll()
    .where('user_id', 'in', ids)
    .execute();
  const requests = await db
    .selectFrom('friend_requests')
    .selectAll()
    .where('requester_id', 'in', ids)
    .execute();
  return {
    friends: friends.map((row) => `${name(row.user_id)}-${name(row.friend_id)}`).sort(),
    requests: requests.map((row) => `${name(row.requester_id)}>${name(row.addressee_id)}`).sort(),
  };
};

/** Of no request that there is. */
const NO_ID = Number.MAX_SAFE_INTEGER;

const requestIdOf = async (one: TestMember, other: TestMember) =>
  (await of(one).friends.ties({ userIds: [other.id] }))[0]?.requestId ?? NO_ID;

describe('what is between members', () => {
  const OPERATIONS = ['ask', 'accept', 'decline', 'cancel', 'remove', 'block', 'unblock'] as const;
  type Operation = (typeof OPERATIONS)[number];

  /** As simply as possible: pairs `one-other`, with the lower one first, and who has asked. */
  class Model {
    friends = new Set<string>();
    requests = new Map<string, number>();
    blocks = new Set<string>();

    apply(operation: Operation, one: number, other: number): string {
      const pair = `${Math.min(one, other)}-${Math.max(one, other)}`;
      const asker = this.requests.get(pair);
      const isApart = this.blocks.has(`${one}>${other}`) || this.blocks.has(`${other}>${one}`);
      switch (operation) {
        case 'ask':
          if (this.friends.has(pair)) return 'ALREADY_FRIENDS';
          if (asker === one) return 'FRIEND_REQUEST_SENT';
          if (asker === other) return this.befriend(pair);
          if (isApart) return 'MEMBER_NOT_FOUND';
          this.requests.set(pair, one);
          return 'done';
        case 'accept':
          return asker === other ? this.befriend(pair) : 'FRIEND_REQUEST_NOT_FOUND';
        case 'decline':
          if (asker !== other) return 'FRIEND_REQUEST_NOT_FOUND';
          this.requests.delete(pair);
          return 'done';
        case 'cancel':
          if (asker !== one) return 'FRIEND_REQUEST_NOT_FOUND';
          this.requests.delete(pair);
          return 'done';
        case 'remove':
          this.friends.delete(pair);
          return 'done';
        case 'block':
          this.blocks.add(`${one}>${other}`);
          this.friends.delete(pair);
          this.requests.delete(pair);
          return 'done';
        case 'unblock':
          this.blocks.delete(`${one}>${other}`);
          return 'done';
      }
    }

    private befriend(pair: string): string {
      this.requests.delete(pair);
      this.friends.add(pair);
      return 'done';
    }

    rows() {
      const both = [...this.friends].flatMap((pair) => [pair, [...pair].toReversed().join('')]);
      const requests = [...this.requests].map(([pair, asker]) => {
        const [low = '', high = ''] = pair.split('-');
        return String(asker) === low ? `${low}>${high}` : `${high}>${low}`;
      });
      return { friends: both.sort(), requests: requests.sort() };
    }
  }

  const run = async (operation: Operation, one: TestMember, other: TestMember) => {
    const { friends, people } = of(one);
    const userId = other.id;
    switch (operation) {
      case 'ask':
        return friends.request({ addresseeId: userId });
      case 'accept':
        return friends.respond({ id: await requestIdOf(one, other), response: 'accepted' });
      case 'decline':
        return friends.respond({ id: await requestIdOf(one, other), response: 'declined' });
      case 'cancel':
        return friends.cancel({ id: await requestIdOf(one, other) });
      case 'remove':
        return friends.remove({ userId });
      case 'block':
        return people.block({ userId });
      case 'unblock':
        return people.unblock({ userId });
    }
  };

  /** Who does something to whom: three members, of whom the second is never the first. */
  const steps = fc.array(
    fc.record({
      operation: fc.constantFrom(...OPERATIONS, 'ask' as const, 'accept' as const),
      one: fc.nat({ max: 2 }),
      further: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 6, maxLength: 20, size: 'max' },
  );

  it('is what a simple model says, whatever they do', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const members = await createTrio();
        const model = new Model();
        for (const { operation, one, further } of all) {
          const other = (one + further) % 3;
          const expected = model.apply(operation, one, other);
          const [first, second] = [members[one], members[other]] as [TestMember, TestMember];
          expect(await outcomeOf(run(operation, first, second))).toBe(expected);
          expect(await readRows(members)).toEqual(model.rows());
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('in the same moment', () => {
  let mia: TestMember;
  let ben: TestMember;
  const rows = () => readRows([mia, ben]);
  const ask = (one: TestMember, other: TestMember) =>
    of(one).friends.request({ addresseeId: other.id });
  const times = async (count: number, race: () => Promise<void>) => {
    for (let round = 0; round < count; round++) {
      [mia, ben] = (await createTrio()) as [TestMember, TestMember];
      await race();
    }
  };

  beforeEach(async () => {
    [mia, ben] = (await createTrio()) as [TestMember, TestMember];
  });

  it('two requests that cross make one friendship, however often each is sent', async () => {
    await times(10, async () => {
      await Promise.allSettled([ask(mia, ben), ask(ben, mia), ask(mia, ben), ask(ben, mia)]);
      expect(await rows()).toEqual({ friends: ['0-1', '1-0'], requests: [] });
    });
  });

  it('ten requests to one member are one', async () => {
    const all = Array.from({ length: 10 }, () => outcomeOf(ask(mia, ben)));
    expect((await Promise.all(all)).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'FRIEND_REQUEST_SENT'),
      'done',
    ]);
    expect(await rows()).toEqual({ friends: [], requests: ['0>1'] });
  });

  it('a request is accepted, declined, or taken back, and only one of them', async () => {
    await times(8, async () => {
      const id = (await ask(mia, ben)).requestId ?? 0;
      const answers = await Promise.all(
        [
          of(ben).friends.respond({ id, response: 'accepted' }),
          of(mia).friends.cancel({ id }),
          of(ben).friends.respond({ id, response: 'declined' }),
          of(ben).friends.respond({ id, response: 'accepted' }),
        ].map(outcomeOf),
      );
      expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
      const { friends, requests } = await rows();
      expect(requests).toEqual([]);
      const isAccepted = answers[0] === 'done' || answers[3] === 'done';
      expect(friends).toEqual(isAccepted ? ['0-1', '1-0'] : []);
    });
  });

  it('nothing outlives a block', async () => {
    await times(8, async () => {
      const id = (await ask(mia, ben)).requestId ?? 0;
      await Promise.allSettled([
        of(ben).friends.respond({ id, response: 'accepted' }),
        of(mia).people.block({ userId: ben.id }),
        ask(ben, mia),
      ]);
      expect(await rows()).toEqual({ friends: [], requests: [] });
      expect(await codeOf(ask(ben, mia))).toBe('MEMBER_NOT_FOUND');
    });
  });
});
