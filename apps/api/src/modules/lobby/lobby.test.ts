import { LOBBY_SHOWN } from '@oche/validators/lobby/limits';
import type { OpenGame } from '@oche/validators/lobby/schemas';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf, runJobs, type TestMember, useTestApi } from '../../testing/index.ts';
import { setVisibility } from '../people/testing.ts';
import { dropDead } from './entry.service.ts';
import { watchLobby } from './lobby.service.ts';
import { setPoints } from './testing.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
let mia: TestMember;
let ben: TestMember;

beforeEach(async () => {
  api.deps.clock.set(NOW);
  await api.deps.db.deleteFrom('lobby_entries').execute();
  mia = await api.createMember({ first_name: 'Mia' });
  ben = await api.createMember({ first_name: 'Ben' });
});

const lobbyOf = (member: TestMember | null) => api.callerFor(member).lobby;
const later = (seconds: number) =>
  api.deps.clock.set(new Date(api.deps.clock.now().getTime() + seconds * 1000).toISOString());

const game = (over: Partial<OpenGame> = {}): OpenGame => ({
  rules: { game: 'x01', start: 501, in: 'straight', out: 'double' },
  legs: 3,
  withCamera: false,
  level: 'any',
  ...over,
});

const shownTo = async (member: TestMember | null) => (await lobbyOf(member).get()).games;
/** The open game of a member, as somebody else sees it. */
async function openOf(owner: TestMember, reader: TestMember): Promise<number> {
  const games = await shownTo(reader);
  const id = games.find(({ person }) => person.id === owner.id)?.id;
  if (id === undefined) throw new Error('it is not shown');
  return id;
}
const block = (by: TestMember, whom: TestMember) =>
  api.callerFor(by).social.people.block({ userId: whom.id });
const setUser = (member: TestMember, columns: { status: 'suspended'; suspended_until: string }) =>
  api.deps.db.updateTable('users').set(columns).where('id', '=', member.id).execute();

describe('an open game', () => {
  it('is shown to others as it was opened, and to its owner as their own', async () => {
    await setPoints(api, mia, 1620);
    await lobbyOf(mia).open(game({ withCamera: true }));
    const seen = await lobbyOf(ben).get();
    expect(seen).toMatchObject({ waiting: 1, playing: 0, own: null, begun: null, rating: 1500 });
    expect(seen.games).toMatchObject([
      { ...game({ withCamera: true }), person: { firstName: 'Mia' }, rating: 1620, openedAt: NOW },
    ]);
    const own = await lobbyOf(mia).get();
    expect(own).toMatchObject({ games: [], own: game({ withCamera: true }), rating: 1620 });
    await lobbyOf(mia).open(game({ legs: 1 }));
    expect(await shownTo(ben)).toMatchObject([{ legs: 1 }]);
  });

  it('is taken back, as often as somebody likes', async () => {
    await lobbyOf(mia).open(game());
    await lobbyOf(mia).close();
    await lobbyOf(mia).close();
    expect(await lobbyOf(ben).get()).toMatchObject({ waiting: 0, games: [] });
    expect(await lobbyOf(mia).get()).toMatchObject({ own: null });
  });

  it('lives while its owner says so, and for half an hour at most', async () => {
    await lobbyOf(mia).open(game());
    for (let minute = 0; minute < 29; minute += 1) {
      later(60);
      expect(await lobbyOf(mia).stay()).toEqual({ isOpen: true, gameId: null });
    }
    expect(await shownTo(ben)).toHaveLength(1);
    later(90);
    expect(await lobbyOf(mia).stay()).toEqual({ isOpen: false, gameId: null });
    await lobbyOf(mia).open(game());
    const id = await openOf(mia, ben);
    later(91);
    expect(await lobbyOf(ben).get()).toMatchObject({ waiting: 0, games: [] });
    expect(await outcomeOf(lobbyOf(ben).join({ id }))).toBe('LOBBY_TAKEN');
    await dropDead(api.deps);
    const rows = await api.deps.db.selectFrom('lobby_entries').select('id').execute();
    expect(rows).toEqual([]);
    expect(await lobbyOf(ben).stay()).toEqual({ isOpen: false, gameId: null });
  });

  it('is for members who may write, and of what there is', async () => {
    const unconfirmed = await api.createMember({ email_verified_at: null });
    const suspended = await api.createMember({ status: 'suspended' });
    await lobbyOf(mia).open(game());
    const id = await openOf(mia, ben);
    const refusals = [
      [null, 'UNAUTHENTICATED'],
      [unconfirmed, 'EMAIL_NOT_VERIFIED'],
      [suspended, 'ACCOUNT_SUSPENDED'],
    ] as const;
    for (const [member, code] of refusals) {
      expect(await outcomeOf(lobbyOf(member).open(game()))).toBe(code);
      expect(await outcomeOf(lobbyOf(member).pair(game()))).toBe(code);
      expect(await outcomeOf(lobbyOf(member).join({ id }))).toBe(code);
      expect(await outcomeOf(lobbyOf(member).stay())).toBe(code);
    }
    expect(await outcomeOf(lobbyOf(null).close())).toBe('UNAUTHENTICATED');
    await lobbyOf(suspended).close();
    // they can look
    expect(await shownTo(unconfirmed)).toHaveLength(1);
    for (const wrong of [
      { legs: 0 },
      { legs: 12 },
      { legs: 1.5 },
      { level: 'far' },
      { rules: { game: 'x01', start: 101, in: 'straight', out: 'double' } },
      { rules: { game: 'darts' } },
    ] as unknown as Partial<OpenGame>[]) {
      expect(await outcomeOf(lobbyOf(ben).open(game(wrong))), JSON.stringify(wrong)).toBe(
        'BAD_INPUT',
      );
      expect(await outcomeOf(lobbyOf(ben).pair(game(wrong)))).toBe('BAD_INPUT');
    }
    expect(await outcomeOf(lobbyOf(ben).join({ id: -1 }))).toBe('BAD_INPUT');
    expect(await outcomeOf(lobbyOf(ben).join({ id: 999_999 }))).toBe('LOBBY_TAKEN');
    expect(await outcomeOf(lobbyOf(mia).join({ id }))).toBe('LOBBY_OWN');
  });
});

describe('joining', () => {
  it('begins a remote game for both at once, and tells who waited', async () => {
    await lobbyOf(mia).open(game({ withCamera: true }));
    await lobbyOf(ben).open(game({ legs: 1 }));
    const { gameId } = await lobbyOf(ben).join({ id: await openOf(mia, ben) });
    const begun = await api.callerFor(mia).games.get({ gameId });
    expect(begun).toMatchObject({
      status: 'playing',
      isRemote: true,
      withCamera: true,
      rules: game().rules,
      format: { legs: { kind: 'firstTo', count: 3 } },
      ownSide: 0,
      can: { score: true },
    });
    expect(begun.first).toBeOneOf([0, 1]);
    expect(await lobbyOf(mia).get()).toMatchObject({ own: null, begun: gameId, playing: 2 });
    expect(await lobbyOf(mia).stay()).toEqual({ isOpen: false, gameId });
    // what ben had open himself is gone
    expect(await lobbyOf(ben).get()).toMatchObject({ waiting: 0, own: null });
    await runJobs(api);
    const { items } = await api.callerFor(mia).social.notifications.list({});
    expect(items).toMatchObject([
      { title: 'Ben ist da: 501 aus der Ferne läuft', path: `/games/${gameId}/score` },
    ]);
    expect((await api.callerFor(ben).social.notifications.list({})).items).toEqual([]);
    // it is over for who waited when they look later
    later(120);
    expect(await lobbyOf(mia).get()).toMatchObject({ begun: null });
  });

  it('is for one of many who come at once', async () => {
    await lobbyOf(mia).open(game());
    const id = await openOf(mia, ben);
    const others = await Promise.all(Array.from({ length: 6 }, () => api.createMember()));
    const outcomes = await Promise.all(
      others.map((member) =>
        lobbyOf(member)
          .join({ id })
          .then(
            ({ gameId }) => gameId,
            (error: { cause?: { code: string } }) => error.cause?.code,
          ),
      ),
    );
    expect(outcomes.filter((one) => typeof one === 'number')).toHaveLength(1);
    expect(outcomes.filter((one) => one === 'LOBBY_TAKEN')).toHaveLength(5);
    const games = await api.deps.db
      .selectFrom('game_players')
      .select('game_id')
      .where('user_id', '=', mia.id)
      .execute();
    expect(games).toHaveLength(1);
  });

  it('each other at the same moment is one game', async () => {
    await lobbyOf(mia).open(game());
    await lobbyOf(ben).open(game());
    const [hers, his] = [await openOf(mia, ben), await openOf(ben, mia)];
    const outcomes = await Promise.all([
      outcomeOf(lobbyOf(ben).join({ id: hers })),
      outcomeOf(lobbyOf(mia).join({ id: his })),
    ]);
    expect(outcomes.toSorted()).toEqual(['LOBBY_TAKEN', 'done'].toSorted());
  });

  it('asks for a rating that is close where its owner wants that', async () => {
    await setPoints(api, mia, 1700);
    await setPoints(api, ben, 1499);
    await lobbyOf(mia).open(game({ level: 'near' }));
    const near = await api.createMember();
    await setPoints(api, near, 1500);
    const id = await openOf(mia, near);
    expect(await shownTo(ben)).toEqual([]);
    expect(await outcomeOf(lobbyOf(ben).join({ id }))).toBe('LOBBY_OTHER_LEVEL');
    await lobbyOf(near).join({ id });
  });

  it('never brings two together of whom one has blocked the other, or who is suspended', async () => {
    const [blocked, blocking] = [await api.createMember(), await api.createMember()];
    await lobbyOf(mia).open(game());
    const id = await openOf(mia, ben);
    await block(mia, blocked);
    await block(blocking, mia);
    for (const member of [blocked, blocking]) {
      expect(await shownTo(member)).toEqual([]);
      expect(await outcomeOf(lobbyOf(member).join({ id }))).toBe('LOBBY_TAKEN');
      expect(await lobbyOf(member).pair(game())).toEqual({ gameId: null });
      await lobbyOf(member).close();
    }
    await setUser(mia, { status: 'suspended', suspended_until: '2031-01-01T00:00:00Z' });
    expect(await shownTo(ben)).toEqual([]);
    expect(await outcomeOf(lobbyOf(ben).join({ id }))).toBe('LOBBY_TAKEN');
    await setUser(mia, { status: 'suspended', suspended_until: '2026-11-21T18:00:00Z' });
    expect(await shownTo(ben)).toHaveLength(1);
  });
});

describe('quick pairing', () => {
  it('joins the nearest who asks for the same, and otherwise waits', async () => {
    const [near, far] = [await api.createMember(), await api.createMember()];
    await setPoints(api, near, 1550);
    await setPoints(api, far, 1900);
    expect(await lobbyOf(far).pair(game())).toEqual({ gameId: null });
    await lobbyOf(near).open(game());
    await lobbyOf(mia).open(game({ legs: 1 }));
    for (const other of [
      { legs: 2 },
      { withCamera: true },
      { rules: { game: 'cricket', scoring: 'standard' } },
    ] as Partial<OpenGame>[]) {
      expect(await lobbyOf(ben).pair(game(other))).toEqual({ gameId: null });
    }
    expect(await lobbyOf(ben).get()).toMatchObject({ own: { rules: { game: 'cricket' } } });
    const { gameId } = await lobbyOf(ben).pair(game());
    expect(await lobbyOf(near).get()).toMatchObject({ begun: gameId });
    expect(await lobbyOf(ben).get()).toMatchObject({ own: null });
    // the other one is too far away for who asks for somebody about as good
    expect(await lobbyOf(ben).pair(game({ level: 'near' }))).toEqual({ gameId: null });
  });

  it('never lets two wait for each other', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => api.createMember()));
    const paired = await Promise.all(all.map((member) => lobbyOf(member).pair(game())));
    expect(paired.filter(({ gameId }) => gameId !== null)).toHaveLength(3);
    expect(await lobbyOf(mia).get()).toMatchObject({ waiting: 0, playing: expect.any(Number) });
  });
});

describe('the list', () => {
  it('has the fifty who are nearest, on both sides, the nearest first', async () => {
    await setPoints(api, ben, 1600);
    const others = await Promise.all(
      Array.from({ length: LOBBY_SHOWN + 4 }, async (_, index) => {
        const member = await api.createMember();
        await setPoints(api, member, 1600 + (index % 2 ? index : -index) * 3);
        await lobbyOf(member).open(game());
        return member.id;
      }),
    );
    const games = await shownTo(ben);
    expect(games.map(({ person }) => person.id)).toEqual(others.slice(0, LOBBY_SHOWN));
  });

  it('shows visitors those who show themselves to everybody, and how many there are', async () => {
    const shy = await api.createMember();
    await setVisibility(api, mia, 'public');
    await setVisibility(api, shy, 'public');
    await setVisibility(api, ben, 'friends');
    await api.deps.db
      .updateTable('profiles')
      .set({ statistics_visibility: 'friends' })
      .where('user_id', '=', shy.id)
      .execute();
    await setPoints(api, mia, 1600);
    await setPoints(api, shy, 1700);
    await lobbyOf(mia).open(game({ level: 'near' }));
    await lobbyOf(ben).open(game());
    await lobbyOf(shy).open(game());
    later(10);
    const seen = await lobbyOf(null).get();
    expect(seen).toMatchObject({ waiting: 3, own: null, rating: null });
    expect(seen.games.map(({ person, rating }) => [person.id, rating])).toEqual([
      [mia.id, 1600],
      [shy.id, null],
    ]);
  });

  it('tells who hides from everybody that nobody can come', async () => {
    await setVisibility(api, mia, 'private');
    await lobbyOf(mia).open(game());
    expect(await lobbyOf(mia).get()).toMatchObject({ isHidden: true, own: { legs: 3 } });
    expect(await shownTo(ben)).toEqual([]);
  });
});

describe('the stream', () => {
  const left = new AbortController();
  afterAll(() => left.abort());

  async function count(): Promise<{ events: number }> {
    const seen = { events: 0 };
    const stream = watchLobby(api.deps, left.signal);
    void (async () => {
      for await (const _ of stream) seen.events += 1;
    })();
    return seen;
  }

  it('says to everybody who looks that something has changed', async () => {
    const readers = [await count(), await count()];
    const counts = () => readers.map(({ events }) => events);
    await expect.poll(counts).toEqual([1, 1]);
    await lobbyOf(mia).open(game());
    await expect.poll(counts).toEqual([2, 2]);
    await lobbyOf(ben).join({ id: await openOf(mia, ben) });
    await expect.poll(counts).toEqual([3, 3]);
    expect(await outcomeOf(lobbyOf(null).events())).toBe('UNAUTHENTICATED');
  });
});
