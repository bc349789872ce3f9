import { errors } from '@oche/validators/errors';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { refuseRows, runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { aTournament, at, NOW } from '../testing.ts';
import { announceEverySeries, announcing } from './announce.service.ts';
import { announceOrTell } from './announce-job.service.ts';

const api = useTestApi({ now: NOW });
let anna: TestMember;
let ben: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  anna = await api.createMember({ first_name: 'Anna' });
  ben = await api.createMember({ first_name: 'Ben' });
  cleo = await api.createMember({ first_name: 'Cleo' });
});

const told = async (member: TestMember) => {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title, excerpt, path }) => [title, excerpt, path]);
};
const seriesOf = (member: TestMember) => api.callerFor(member).tournaments.series;
const template = (venueId?: number) => ({ tournament: aTournament({ venueId, startDate: at(7) }) });

/** A series as it was stored before its rules were looked at. */
async function createUnfit(): Promise<number> {
  const { id: venueId } = await createLounge(api, ben);
  const wish = { name: 'Freitagsliga', template: template(venueId) };
  const { id } = await seriesOf(anna).create(wish);
  const rules = { game: 'cricket', scoring: 'standard' };
  await api.deps.db
    .updateTable('tournament_series')
    .set({ template: JSON.stringify({ ...wish.template.tournament, gameFormat: '501', rules }) })
    .where('id', '=', id)
    .execute();
  return id;
}

it('tells who runs a series why its evenings are refused, once, and goes on when that is mended', async () => {
  const id = await createUnfit();
  await runJobs(api);
  const heard = [
    'Abende nicht angekündigt: Freitagsliga',
    errors.TOURNAMENT_RULES_UNFIT.de,
    `/tournaments/series/${id}`,
  ];
  for (const member of [anna, ben]) expect(await told(member)).toEqual([heard]);
  expect(await told(cleo)).toEqual([]);
  // all who hear it can choose how
  const kindsOf = async (member: TestMember) =>
    (await api.callerFor(member).social.notifications.settings.get()).kinds.map(({ kind }) => kind);
  for (const member of [anna, ben]) {
    expect(await kindsOf(member)).toContain('tournaments.seriesRefused');
  }
  expect(await kindsOf(cleo)).not.toContain('tournaments.seriesRefused');
  // handled: it isn't kept among the jobs that failed
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int from graphile_worker._private_jobs
    where key = ${announcing(id).key}`.execute(api.deps.db);
  expect(rows).toEqual([{ count: 0 }]);
  // neither tomorrow again, nor the day after
  await announceOrTell(api.deps, { seriesId: id });
  await announceOrTell(api.deps, { seriesId: id });
  expect(await told(anna)).toEqual([heard]);

  // and its page says why, to whoever runs it
  const shown = async (caller: ReturnType<typeof seriesOf>) => (await caller.get({ id })).refusal;
  for (const member of [anna, ben]) {
    expect(await shown(seriesOf(member))).toBe(errors.TOURNAMENT_RULES_UNFIT.de);
  }
  const english = api.callerFor(anna, { locale: 'en' }).tournaments.series;
  expect(await shown(english)).toBe(errors.TOURNAMENT_RULES_UNFIT.en);
  for (const member of [cleo, null]) {
    expect(await shown(api.callerFor(member).tournaments.series)).toBeNull();
  }

  await seriesOf(anna).update({ id, name: 'Freitagsliga', template: template() });
  await runJobs(api);
  expect(await seriesOf(anna).get({ id })).toMatchObject({
    // each date of the next two weeks
    evenings: [{ startDate: at(14) }, { startDate: at(7) }],
    refusal: null,
  });
});

it('hides it from who runs the series no longer, and when nothing is announced any more', async () => {
  const id = await createUnfit();
  await runJobs(api);
  expect(await told(anna)).toContainEqual(expect.arrayContaining([`/tournaments/series/${id}`]));
  await seriesOf(anna).close({ id, isClosed: true });
  for (const member of [anna, ben]) {
    expect((await told(member)).map(([, , path]) => path)).not.toContain(
      `/tournaments/series/${id}`,
    );
  }
});

it('tells who runs a series that its creator may announce nothing, and goes on afterwards', async () => {
  const dora = await api.createMember({ first_name: 'Dora' });
  const { id: venueId } = await createLounge(api, ben);
  const { id } = await seriesOf(dora).create({ name: 'Samstagsliga', template: template(venueId) });
  const suspend = (until: string | null, status: 'suspended' | 'active' = 'suspended') =>
    api.deps.db
      .updateTable('users')
      .set({ status, suspended_until: until })
      .where('id', '=', dora.id)
      .execute();
  const look = async () => {
    await announceEverySeries(api.deps);
    await runJobs(api);
    const { evenings, refusal } = await seriesOf(ben).get({ id });
    return [evenings.length > 0, refusal];
  };
  await suspend(null);
  expect(await look()).toEqual([false, errors.SERIES_CREATOR_AWAY.de]);
  expect(await told(ben)).toContainEqual([
    'Abende nicht angekündigt: Samstagsliga',
    errors.SERIES_CREATOR_AWAY.de,
    `/tournaments/series/${id}`,
  ]);
  await suspend(at(4));
  expect(await look()).toEqual([false, errors.SERIES_CREATOR_AWAY.de]);
  // it is over, though they haven't come back yet
  await suspend(at(2));
  expect(await look()).toEqual([true, null]);
});

it('announces the others when one evening is refused', async () => {
  const lounge = await createLounge(api, ben);
  const boards = await api.deps.db
    .selectFrom('lounge_boards')
    .select('id')
    .where('lounge_id', '=', lounge.id)
    .execute();
  // as if somebody had taken the board between the look and the writing
  const freeAgain = await refuseRows(api.deps, {
    table: 'board_occupancies',
    on: 'insert',
    rows: sql`new.during @> ${sql.lit(at(7, 20))}::timestamptz`,
    violates: { condition: 'exclusion_violation', constraint: 'board_occupancies_no_overlap' },
  });
  const { id } = await seriesOf(ben).create({
    name: 'Pubserie',
    template: {
      tournament: aTournament({ venueId: lounge.id, endDate: at(7, 23) }),
      boardIds: boards.slice(0, 1).map((board) => board.id),
    },
  });
  await runJobs(api);
  expect(await seriesOf(ben).get({ id })).toMatchObject({
    evenings: [{ startDate: at(14) }],
    refusal: errors.BOARD_TAKEN.de,
  });
  expect((await told(ben)).map(([title]) => title)).toContain('Abende nicht angekündigt: Pubserie');
  await freeAgain();
  await announceOrTell(api.deps, { seriesId: id });
  expect(await seriesOf(ben).get({ id })).toMatchObject({
    evenings: [{ startDate: at(14) }, { startDate: at(7) }],
    refusal: null,
  });
});

it('leaves to the next attempt what is only in the way for a moment', async () => {
  const { id } = await seriesOf(anna).create({ name: 'Montagsliga', template: template() });
  const away = {
    ...api.deps,
    clock: {
      ...api.deps.clock,
      now: () => {
        throw new Error('away');
      },
    },
  };
  await expect(announceOrTell(away, { seriesId: id })).rejects.toThrow('away');
  expect((await told(anna)).map(([title]) => title)).not.toContain(
    'Abende nicht angekündigt: Montagsliga',
  );
});
