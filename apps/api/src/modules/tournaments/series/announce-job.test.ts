import { errors } from '@oche/validators/errors';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { runJobs, type TestMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { aTournament, at, NOW } from '../testing.ts';
import { announcing } from './announce.service.ts';
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

  await seriesOf(anna).update({ id, name: 'Freitagsliga', template: template() });
  await runJobs(api);
  expect((await seriesOf(anna).get({ id })).evenings).not.toEqual([]);
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
