import type { createTournamentSeriesInput } from '@oche/validators/tournaments/schemas';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { codeOf, refusal, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { aTournament, at, createTournament, NOW } from '../testing.ts';
import { guests, matchOf, running } from '../testing-course.ts';
import { announceSeries } from './announce.service.ts';
import { settleSeries } from './settle.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  cleo = await api.createMember({ first_name: 'Cleo' });
});
beforeEach(() => api.deps.clock.set(NOW));

const as = (member: TestMember | null) => api.callerFor(member).tournaments;
type Wish = z.input<typeof createTournamentSeriesInput>;
type Template = NonNullable<Wish['template']>;

/** Each Friday at seven, announced two weeks ahead. */
const template = (tournament = {}, more: Partial<Template> = {}): Template => ({
  tournament: aTournament({
    name: 'Freitagsliga #',
    registrationDeadline: at(6, 22),
    checkInOpensAt: at(7, 18),
    endDate: at(7, 23),
    maxParticipants: 4,
    ...tournament,
  }),
  ...more,
});
const create = (wish: Partial<Wish> = {}, member = anna) =>
  as(member).series.create({ name: 'Freitagsliga', template: template(), ...wish });
const namesOf = async (id: number) =>
  (await as(null).series.get({ id })).evenings
    .map(({ name, startDate }) => `${name} ${startDate}`)
    .reverse();

it('takes no template whose rules are those of another game, neither new nor later', async () => {
  const rules = { game: 'cricket', scoring: 'standard' } as const;
  const unfit = template({ gameFormat: '501', rules });
  expect(await codeOf(create({ template: unfit }))).toBe('TOURNAMENT_RULES_UNFIT');
  const { id } = await create();
  const change = as(anna).series.update({ id, name: 'Freitagsliga', template: unfit });
  expect(await codeOf(change)).toBe('TOURNAMENT_RULES_UNFIT');
});

describe('the evenings of a series', () => {
  it('are announced by themselves, each date once, whoever looks at the same time', async () => {
    const { id } = await create();
    const look = () => announceSeries(api.deps, { seriesId: id });
    await Promise.all([look(), look(), runJobs(api)]);
    expect(await namesOf(id)).toEqual([`Freitagsliga 1 ${at(7)}`, `Freitagsliga 2 ${at(14)}`]);
    api.deps.clock.set(at(17));
    await Promise.all([look(), look()]);
    // the clock has been put forward: seven in the evening is an hour earlier
    const summer = '2031-03-28T18:00:00.000Z';
    expect(await namesOf(id)).toEqual([
      `Freitagsliga 1 ${at(7)}`,
      `Freitagsliga 2 ${at(14)}`,
      `Freitagsliga 3 ${at(21)}`,
      `Freitagsliga 4 ${summer}`,
    ]);
    const { evenings } = await as(null).series.get({ id });
    expect(await as(null).get({ id: evenings[0]?.id ?? 0 })).toMatchObject({
      registrationDeadline: '2031-03-27T21:00:00.000Z',
      checkInOpensAt: '2031-03-28T17:00:00.000Z',
      endDate: '2031-03-28T22:00:00.000Z',
      organisers: [{ id: anna.id }],
      series: { id, name: 'Freitagsliga', ownRank: null },
    });
    await as(anna).series.close({ id, isClosed: true });
    api.deps.clock.set(at(28));
    await look();
    expect(await namesOf(id)).toHaveLength(4);
  });

  it('can be left out or moved, until they are announced', async () => {
    const { id } = await create();
    const set = (date: string, more: object) => as(anna).series.setDate({ id, date, ...more });
    await set('2031-03-07', { isLeftOut: true });
    const { coming } = await set('2031-03-14', { startsAt: at(15, 17) });
    expect(coming.slice(0, 3)).toMatchObject([
      { date: '2031-03-07', isLeftOut: true },
      { date: '2031-03-14', startsAt: at(15, 17), isMoved: true },
      { date: '2031-03-21', startsAt: at(21), isLeftOut: false, isMoved: false },
    ]);
    await announceSeries(api.deps, { seriesId: id });
    expect(await namesOf(id)).toEqual([`Freitagsliga 1 ${at(15, 17)}`]);
    expect(await codeOf(set('2031-03-14', { isLeftOut: true }))).toBe('SERIES_DATE_ANNOUNCED');
    expect(await codeOf(set('2031-03-20', { isLeftOut: true }))).toBe('SERIES_DATE_UNKNOWN');
    expect(await refusal(set('2031-03-21', { startsAt: at(2) }))).toMatchObject({
      fields: { startsAt: 'past' },
    });
    // taken back
    await set('2031-03-07', {});
    await announceSeries(api.deps, { seriesId: id });
    expect(await namesOf(id)).toHaveLength(2);
  });

  it('change with the template: those to be announced, and empty ones if that is asked', async () => {
    const { id } = await create();
    await announceSeries(api.deps, { seriesId: id });
    const [, first] = (await as(null).series.get({ id })).evenings;
    await as(ben).register({ id: first?.id ?? 0 });
    const later = template({
      startDate: at(7, 20),
      registrationDeadline: at(7, 19),
      checkInOpensAt: undefined,
      gameFormat: '301',
    });
    const change = { id, name: 'Liga', template: later };
    await as(anna).series.update(change);
    expect(await namesOf(id)).toEqual([`Freitagsliga 1 ${at(7)}`, `Freitagsliga 2 ${at(14)}`]);
    await as(anna).series.update({ ...change, changesAnnounced: true });
    api.deps.clock.set(at(8));
    await announceSeries(api.deps, { seriesId: id });
    expect(await namesOf(id)).toEqual([
      `Freitagsliga 1 ${at(7)}`,
      `Freitagsliga 2 ${at(14, 20)}`,
      `Freitagsliga 3 ${at(21, 20)}`,
    ]);
    const { evenings } = await as(null).series.get({ id });
    expect(await as(null).get({ id: evenings[1]?.id ?? 0 })).toMatchObject({
      gameFormat: '301',
      registrationDeadline: at(14, 19),
      checkInOpensAt: null,
    });
    expect(await as(anna).series.template({ id })).toMatchObject({
      repeats: 'weekly',
      tournament: { gameFormat: '301', name: 'Freitagsliga #' },
    });
    expect(await codeOf(as(ben).series.template({ id }))).toBe('FORBIDDEN');
  });

  it('keep the boards of their lounge that are free, and say which are not', async () => {
    const lounge = await createLounge(api, anna);
    const boards = await api.deps.db
      .selectFrom('lounge_boards')
      .select(['id', 'name'])
      .where('lounge_id', '=', lounge.id)
      .orderBy('position')
      .execute();
    const [one, two] = boards.map((board) => board.id);
    if (one === undefined || two === undefined) throw new Error('the lounge has two boards');
    const other = await createTournament(api, anna, { venueId: lounge.id });
    const busy = { startTime: at(7, 20), endTime: at(7, 22) };
    await as(anna).boards.book({ id: other.id, boardIds: [one], ...busy });
    const wish = template({ venueId: lounge.id }, { boardIds: [one, two] });
    const { id } = await create({ template: wish });
    await announceSeries(api.deps, { seriesId: id });
    const { evenings } = await as(anna).series.get({ id });
    expect(evenings.map(({ missingBoards }) => missingBoards)).toEqual([[], [boards[0]?.name]]);
    const kept = await as(null).get({ id: evenings[1]?.id ?? 0 });
    expect(kept.boards).toMatchObject({
      startTime: at(7),
      endTime: at(7, 23),
      boards: [{ id: two }],
    });
    expect((await as(null).series.get({ id })).evenings[1]?.missingBoards).toEqual([]);
    expect(await codeOf(create({ template: wish }, ben))).toBe('FORBIDDEN');
  });
});

describe('the table of a series', () => {
  it('has the best evenings of each, and follows a correction', async () => {
    const rules = { points: [10, 6], others: 1, best: 1 };
    const { id } = await as(anna).series.create({ name: 'Pokal', rules });
    // drawn so that Ben and Cleo meet in the final
    const [one, other] = guests(2) as [{ guestName: string }, { guestName: string }];
    const players = [ben, one, cleo, other];
    const evening = async (winner: 0 | 1) => {
      const { id: tournamentId } = await running(api, anna, players);
      await as(anna).series.setOfTournament({ id: tournamentId, seriesId: id });
      const decide = async (key: string, score: [number, number]) => {
        const match = matchOf(await as(null).matches.list({ id: tournamentId }), key);
        await as(anna).matches.decide({ matchId: match.id, score });
        return match.id;
      };
      await decide('w1-1', [3, 0]);
      await decide('w1-2', [3, 0]);
      const final = await decide('w2-1', winner === 0 ? [3, 1] : [1, 3]);
      await settleSeries(api.deps, { tournamentId });
      return { tournamentId, final };
    };
    const first = await evening(0);
    await evening(1);
    const table = async () =>
      (await as(null).series.standings({ id })).items.map(
        ({ rank, person, points, wins, evenings }) =>
          `${rank} ${person.firstName} ${points} ${wins} ${evenings.filter(({ counts }) => counts).length}/${evenings.length}`,
      );
    // equal in everything, so neither is before the other
    expect((await table()).sort()).toEqual(['1 Ben 10 1 1/2', '1 Cleo 10 1 1/2']);
    await as(anna).matches.decide({ matchId: first.final, score: [0, 3] });
    await settleSeries(api.deps, first);
    await settleSeries(api.deps, first);
    expect(await table()).toEqual(['1 Cleo 10 2 1/2', '2 Ben 6 0 1/2']);
    expect((await as(ben).get({ id: first.tournamentId })).series).toEqual({
      id,
      name: 'Pokal',
      ownRank: 2,
    });
    expect((await as(ben).series.get({ id })).own).toEqual({ rank: 2, points: 6 });
    const tooFar = Buffer.from('[9007199254740991]').toString('base64url');
    expect(await codeOf(as(null).series.standings({ id, cursor: tooFar }))).toBe('BAD_INPUT');
    // other rules need no throws, and what is taken out doesn't count
    await as(anna).series.update({ id, name: 'Pokal', rules: { ...rules, best: null } });
    expect(await table()).toEqual(['1 Cleo 20 2 2/2', '2 Ben 12 0 2/2']);
    await as(anna).series.setOfTournament({ id: first.tournamentId, seriesId: null });
    expect(await table()).toEqual(['1 Cleo 10 1 1/1', '2 Ben 6 0 1/1']);
  });

  it('is its organisers’ alone to change, and refuses what can’t be', async () => {
    const { id } = await as(anna).series.create({ name: 'Liga' });
    const { id: own } = await createTournament(api, ben);
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await codeOf(as(ben).series.update({ id, name: 'Meine' }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).series.close({ id, isClosed: true }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).series.setDate({ id, date: '2031-03-07' }))).toBe('FORBIDDEN');
    expect(await codeOf(as(ben).series.setOfTournament({ id: own, seriesId: id }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(as(anna).series.setOfTournament({ id: own, seriesId: id }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(as(null).series.get({ id: 99_999 }))).toBe('SERIES_UNKNOWN');
    expect(await codeOf(as(null).series.create({ name: 'Liga' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(as(suspended).series.create({ name: 'Liga' }))).toBe('ACCOUNT_SUSPENDED');
    const rising = { rules: { points: [1, 2] } };
    expect(await refusal(as(anna).series.create({ name: 'Liga', ...rising }))).toMatchObject({
      fields: { 'rules.points': 'invalid' },
    });
    expect(await refusal(create({ template: template({ endDate: at(6) }) }))).toMatchObject({
      fields: { 'template.tournament.endDate': 'endBeforeBegin' },
    });
  });
});

describe('a copy', () => {
  it('is everything but the entries, on another day', async () => {
    const wish = {
      gameFormat: '301',
      entryFee: 5,
      checkInOpensAt: at(7, 18),
      maxParticipants: 8,
    } as const;
    const { id } = await createTournament(api, anna, wish);
    await as(anna).organiser.add({ id, userId: cleo.id });
    await as(anna).evening.addBoards({ id, boards: [{ name: 'Linke Bahn' }] });
    await as(ben).register({ id });
    const next = { id, name: 'Nächster Cup', startDate: '2031-04-04T17:00:00.000Z' };
    const copy = await as(cleo).copy(next);
    expect(copy).toMatchObject({
      name: 'Nächster Cup',
      status: 'upcoming',
      gameFormat: '301',
      entryFee: 5,
      participantCount: 0,
      registrationDeadline: '2031-04-03T20:00:00.000Z',
      checkInOpensAt: '2031-04-04T16:00:00.000Z',
      organisers: [{ id: cleo.id }, { id: anna.id }],
    });
    expect((await as(null).evening.get({ id: copy.id })).boards).toMatchObject([
      { name: 'Linke Bahn' },
    ]);
    expect(await codeOf(as(ben).copy(next))).toBe('FORBIDDEN');
    expect(await codeOf(as(null).copy(next))).toBe('UNAUTHENTICATED');
    expect(await refusal(as(anna).copy({ ...next, startDate: at(2) }))).toMatchObject({
      fields: { startDate: 'past' },
    });
  });
});
