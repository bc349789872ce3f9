import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useTestApi } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { at, createTournament, NOW } from '../testing.ts';
import { matchOf, running } from '../testing-course.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;
let username: string;

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const nameOf = async ({ id }: TestMember) => {
  const { username: name } = await api.deps.db
    .selectFrom('profiles')
    .select('username')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
};

/** Ben wins against Cleo, or loses. */
async function played(name: string, score: [number, number]) {
  const { id } = await running(api, anna, [ben, cleo], { name });
  const { id: matchId } = matchOf(await as(anna).matches.list({ id }), 'w1-1');
  await as(anna).matches.decide({ matchId, score });
  return id;
}

beforeAll(async () => {
  anna = await api.createMember();
  ben = await api.createMember();
  cleo = await api.createMember();
  username = await nameOf(ben);
  await setVisibility(api, ben, 'public');
  await played('Gewonnen', [3, 0]);
  await played('Verloren', [1, 3]);
  await running(api, anna, [ben, cleo], { name: 'Läuft' });
  const coming = await createTournament(api, anna, { name: 'Kommt', startDate: at(9) });
  const secret = await createTournament(api, anna, { name: 'Geheim', isPublic: false });
  const waiting = await createTournament(api, anna, { name: 'Abgemeldet' });
  for (const { id } of [coming, secret, waiting]) {
    await as(anna).entries.add({ id, players: [{ userId: ben.id }] });
  }
  await as(ben).withdraw({ id: waiting.id });
});

const shownTo = async (reader: TestMember | null) => {
  const { items, next } = await as(reader).ofPlayer({ username });
  return { items: items.map(({ name }) => name), next: next.map(({ name }) => name) };
};

describe('the tournaments of a player', () => {
  it('are what is next, and what was played with its place', async () => {
    const { titles, items, next } = await as(null).ofPlayer({ username });
    expect(titles).toBe(1);
    expect(next.map(({ name, status }) => [name, status])).toEqual([
      ['Läuft', 'active'],
      ['Kommt', 'upcoming'],
    ]);
    expect(items).toMatchObject([
      { name: 'Verloren', place: 2, participantCount: 2 },
      { name: 'Gewonnen', place: 1, participantCount: 2 },
    ]);
  });

  it('come in pages', async () => {
    const first = await as(null).ofPlayer({ username, limit: 1 });
    expect(first.items.map(({ name }) => name)).toEqual(['Verloren']);
    const cursor = first.nextCursor ?? '';
    const second = await as(null).ofPlayer({ username, limit: 1, cursor });
    expect(second).toMatchObject({ titles: 1, next: [], items: [{ name: 'Gewonnen' }] });
    expect(second.nextCursor).toBeNull();
    expect(await codeOf(as(null).ofPlayer({ username, cursor: 'fremd' }))).toBe('BAD_INPUT');
  });

  it('are for who may see them, and for whom the page is open', async () => {
    expect((await shownTo(cleo)).next).toEqual(['Läuft', 'Kommt']);
    expect((await shownTo(ben)).next).toContain('Geheim');
    await api.callerFor(cleo).social.people.block({ userId: ben.id });
    expect(await codeOf(as(cleo).ofPlayer({ username }))).toBe('MEMBER_NOT_FOUND');
    await setVisibility(api, ben, 'private');
    expect(await codeOf(as(null).ofPlayer({ username }))).toBe('MEMBER_NOT_FOUND');
    expect((await shownTo(ben)).items).toHaveLength(2);
  });

  it('are counted for members, as far as they are for all', async () => {
    expect(await as(cleo).count()).toEqual({ active: 1, upcoming: 2 });
    expect(await codeOf(as(null).count())).toBe('UNAUTHENTICATED');
  });
});
