import { errors } from '@oche/validators/errors';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  refuseRows,
  runJobs,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createTournament, NOW } from '../testing.ts';
import { running, seat } from '../testing-course.ts';
import { feedFinal } from './feed.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let players: TestMember[];
beforeAll(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  players = [];
  for (const first_name of ['Ben', 'Cleo', 'Dora'])
    players.push(await api.createMember({ first_name }));
});

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
const whoIsIn = async (id: number) => {
  const { items } = await as(anna).entries.list({ id, filter: 'registered' });
  return items.map(({ seed, name }) => `${seed ?? '-'} ${name.split(' ')[0]}`).sort();
};

/** Played to its end; of four the first and the third meet in the final, and the first wins. */
async function play(entrants: Parameters<typeof running>[2]) {
  const { id } = await running(api, anna, entrants);
  for (;;) {
    const { matches } = await as(null).matches.list({ id });
    const open = matches.find(({ status }) => status === 'open');
    if (!open || open.id === null) return id;
    await as(anna).matches.decide({ matchId: open.id, score: [3, 0] });
  }
}

/** Whoever enters this one, it is as if their seed had been given away meanwhile. */
const refuseEntriesOf = (id: number) =>
  refuseRows(api.deps, {
    table: 'tournament_entries',
    on: 'insert',
    rows: sql`new.tournament_id = ${sql.lit(id)}`,
    violates: { condition: 'unique_violation', constraint: 'tournament_entries_seed' },
  });

const heardOf = async (member: TestMember, name: string) => {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items
    .filter(({ title }) => title === `Qualifizierte nicht eingetragen: ${name}`)
    .map(({ excerpt, path }) => [excerpt, path]);
};

describe('a final', () => {
  it('gets the first ones of its qualifiers, seeded by place, and the next for who says no', async () => {
    const { id: final } = await createTournament(api, anna, { maxParticipants: 8 });
    const [ben, cleo, dora] = players as [TestMember, TestMember, TestMember];
    const add = (tournamentId: number, seats: number) =>
      as(anna).qualifiers.add({ id: final, from: { tournamentId }, seats });
    // one that is over, and one that still runs
    const one = await play([ben, { guestName: 'Gustav' }, cleo, dora]);
    await add(one, 2);
    expect(await whoIsIn(final)).toEqual(['1 Ben', '2 Cleo']);
    const { id: two } = await running(api, anna, [{ guestName: 'Paula' }, ben]);
    await add(two, 1);
    const course = await as(null).matches.list({ id: two });
    const match = course.matches.find(({ status }) => status === 'open');
    await as(anna).matches.decide({ matchId: match?.id ?? 0, score: [3, 1] });
    await runJobs(api);
    // the winner of the other qualifier comes before the second of the first
    expect(await whoIsIn(final)).toEqual(['1 Ben', '2 Paula', '3 Cleo']);
    expect(await as(null).qualifiers.list({ id: final })).toMatchObject({
      sources: [
        { tournamentId: one, seats: 2, isOver: true, entered: 2 },
        { tournamentId: two, seats: 1, isOver: true, entered: 1 },
      ],
    });
    expect((await as(null).qualifiers.list({ id: one })).finals).toMatchObject([
      { tournamentId: final, seats: 2 },
    ]);
    const told = await api.callerFor(cleo).social.notifications.list({});
    expect(told.items.map(({ title }) => title)).toContain('Qualifiziert: Freitagscup');
    // at the same moment somebody says no, and jobs fill up: one follows, once
    const feed = () => feedFinal(api.deps, { finalId: final });
    await Promise.all([as(cleo).withdraw({ id: final }), feed(), feed()]);
    const [, , third] = await whoIsIn(final);
    expect(await whoIsIn(final)).toHaveLength(3);
    expect(third).toMatch(/^3 (Gustav|Dora)$/);
    await feed();
    expect(await whoIsIn(final)).toHaveLength(3);
    // players who have said no can still come back on their own
    await as(cleo).register({ id: final });
    expect(await whoIsIn(final)).toContain('- Cleo');
  });

  it('takes the best of a series when its season ends, and who is in already as one of them', async () => {
    const [ben, cleo, dora] = players as [TestMember, TestMember, TestMember];
    const { id: seriesId } = await as(anna).series.create({ name: 'Liga' });
    const evening = await play([ben, cleo, dora]);
    await as(anna).series.setOfTournament({ id: evening, seriesId });
    const { id: final } = await createTournament(api, anna, { maxParticipants: 4 });
    await seat(api, anna, final, [dora, ben]);
    await as(anna).qualifiers.add({ id: final, from: { seriesId }, seats: 2 });
    expect(await whoIsIn(final)).toEqual(['- Ben', '- Dora']);
    await as(anna).series.close({ id: seriesId, isClosed: true });
    await runJobs(api);
    const { items } = await as(null).series.standings({ id: seriesId });
    const second = items[1]?.person.firstName;
    expect(await whoIsIn(final)).toEqual(
      second === 'Dora' ? ['1 Ben', '2 Dora'] : ['- Dora', '1 Ben', `2 ${second}`],
    );
  });

  it('that refuses stops no other, and who runs it hears why, once', async () => {
    const [ben, cleo] = players as [TestMember, TestMember];
    const { id: refusing } = await createTournament(api, ben, { name: 'Pokal' });
    const { id: other } = await createTournament(api, anna, { name: 'Finale' });
    const { id: source } = await running(api, anna, [ben, cleo]);
    await as(ben).qualifiers.add({ id: refusing, from: { tournamentId: source }, seats: 1 });
    await as(anna).qualifiers.add({ id: other, from: { tournamentId: source }, seats: 1 });
    const takeAgain = await refuseEntriesOf(refusing);
    const { matches } = await as(null).matches.list({ id: source });
    const match = matches.find(({ status }) => status === 'open');
    await as(anna).matches.decide({ matchId: match?.id ?? 0, score: [3, 1] });
    await runJobs(api);
    expect(await whoIsIn(other)).toEqual([expect.stringMatching(/^1 (Ben|Cleo)$/)]);
    const heard = [[errors.SEED_TAKEN.de, `/tournaments/${refusing}/entries`]];
    expect(await heardOf(ben, 'Pokal')).toEqual(heard);
    expect(await heardOf(anna, 'Pokal')).toEqual([]);
    await feedFinal(api.deps, { finalId: refusing });
    await runJobs(api);
    expect(await heardOf(ben, 'Pokal')).toEqual(heard);
    await takeAgain();
    await feedFinal(api.deps, { finalId: refusing });
    expect((await as(ben).entries.list({ id: refusing })).items).toHaveLength(1);
  });

  it('lets out who leaves, whatever is refused to who follows', async () => {
    const [ben, cleo, dora] = players as [TestMember, TestMember, TestMember];
    const { id: final } = await createTournament(api, anna, {
      name: 'Endspiel',
      maxParticipants: 4,
    });
    const source = await play([ben, { guestName: 'Gustav' }, { guestName: 'Paula' }]);
    await as(anna).qualifiers.add({ id: final, from: { tournamentId: source }, seats: 1 });
    await seat(api, anna, final, [cleo, { guestName: 'Rita' }, { guestName: 'Udo' }]);
    await as(dora).register({ id: final });
    expect(await whoIsIn(final)).toEqual(['- Cleo', '- Rita', '- Udo', '1 Ben']);
    const takeAgain = await refuseEntriesOf(final);
    await as(ben).withdraw({ id: final });
    // nobody waits for what is refused
    expect(await whoIsIn(final)).toEqual(['- Cleo', '- Dora', '- Rita', '- Udo']);
    await runJobs(api);
    const heard = [[errors.SEED_TAKEN.de, `/tournaments/${final}/entries`]];
    expect(await heardOf(anna, 'Endspiel')).toEqual(heard);
    await takeAgain();
    await feedFinal(api.deps, { finalId: final });
    const { items } = await as(anna).entries.list({ id: final, filter: 'waiting' });
    expect(items.map(({ name }) => name)).toEqual([expect.stringMatching(/^(Gustav|Paula)$/)]);
  });

  it('is said by its organisers, before it begins, and never in a circle', async () => {
    const [ben] = players as [TestMember];
    const { id } = await createTournament(api, anna, { maxParticipants: 4 });
    const { id: other } = await createTournament(api, anna);
    const { id: pairs } = await createTournament(api, anna, { teamSize: 2 });
    const add = (tournamentId: number, seats = 1, member: TestMember | null = anna, to = id) =>
      codeOf(as(member).qualifiers.add({ id: to, from: { tournamentId }, seats }));
    expect(await add(other, 1, ben)).toBe('FORBIDDEN');
    expect(await add(other, 1, null)).toBe('UNAUTHENTICATED');
    expect(await add(id)).toBe('QUALIFIER_CIRCLE');
    expect(await add(pairs)).toBe('QUALIFIER_TEAMS');
    expect(await add(other, 5)).toBe('QUALIFIER_SEATS');
    expect(await add(99_999)).toBe('TOURNAMENT_NOT_FOUND');
    expect(await add(other, 0)).toBe('BAD_INPUT');
    const { sources } = await as(anna).qualifiers.add({
      id,
      from: { tournamentId: other },
      seats: 1,
    });
    expect(await add(other)).toBe('QUALIFIER_TWICE');
    const [source] = sources;
    const remove = { id, qualifierId: source?.id ?? 0 };
    expect(await codeOf(as(ben).qualifiers.remove(remove))).toBe('FORBIDDEN');
    expect((await as(anna).qualifiers.remove(remove)).sources).toEqual([]);
    const { id: begun } = await running(api, anna, players);
    expect(await add(other, 1, anna, begun)).toBe('TOURNAMENT_STATUS');
  });
});
