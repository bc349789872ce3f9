import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createCategory, createSubforum } from '../../forum/testing.ts';
import { aLounge } from '../../lounges/testing.ts';
import { sell } from '../../market/testing.ts';
import { at, createTournament } from '../../tournaments/testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);

const similar = (title: string, reader: TestMember | null = anna) =>
  api.callerFor(reader).search.similar({ title });
const titles = async (title: string, reader?: TestMember) =>
  (await similar(title, reader)).map((each) => each.title);

let subforumId: number;
const start = (title: string, author: TestMember = anna, subforum = subforumId) =>
  api.callerFor(author).forum.thread.create({
    subforumId: subforum,
    title,
    content: 'Darüber wüsste ich gern mehr.',
  });

beforeAll(async () => {
  const { db } = api.deps;
  subforumId = await createSubforum(db, { name: 'Material' });
  for (const title of [
    'Welche Flights für Anfänger?',
    'Stammtisch Köln sucht Verstärkung',
    'Doppelquote verbessern',
  ]) {
    await start(title);
  }
  // its text has the words, which is not what it is about
  await api.callerFor(anna).forum.thread.create({
    subforumId,
    title: 'Fundstücke',
    content: 'Flights für Anfänger lagen auch herum.',
  });
  await api.callerFor(anna).lounges.create({ ...aLounge, name: 'Stammtisch am Dom', city: 'Köln' });
  await createTournament(api, anna, { name: 'Stammtisch-Pokal', startDate: at(9) });
  await sell(api, ben, { title: 'Wimpel vom Stammtisch' });
  await runJobs(api);
});

it('names what has the same words in its title, whatever their endings', async () => {
  expect(await similar('Suche Flight für einen Anfänger')).toMatchObject([
    {
      category: 'forum',
      title: 'Welche Flights für Anfänger?',
      remark: 'Material',
      url: expect.stringMatching(/^\/forum\/thread\/\d+$/),
    },
  ]);
  expect(await titles('Doppelquoten')).toEqual(['Doppelquote verbessern']);
  expect(await titles('Ganz etwas anderes')).toEqual([]);
  // nothing but words that say nothing
  expect(await titles('Was ist das für einer?')).toEqual([]);
});

it('has threads first, then tournaments, ads and lounges', async () => {
  const found = await similar('Stammtisch');
  expect(found.map(({ category, title }) => [category, title])).toEqual([
    ['forum', 'Stammtisch Köln sucht Verstärkung'],
    ['tournaments', 'Stammtisch-Pokal'],
    ['marketplace', 'Wimpel vom Stammtisch'],
    ['lounges', 'Stammtisch am Dom'],
  ]);
});

it('has those first that have most of the words, and three of a category', async () => {
  const same = 'Einstieg Steeldart Trainingsplan Winter';
  await start(same);
  for (const other of ['A', 'B', 'C', 'D']) await start(`Einstieg Steeldart ${other}`);
  await start('Trainingsplan für alle');
  await runJobs(api);
  const found = await titles('Trainingsplan: Einstieg in Steeldart im Winter');
  expect(found).toHaveLength(3);
  expect(found[0]).toBe(same);
  // one of four words is too little
  expect(await titles('Trainingsplan ohne jeglichen Firlefanz gesucht')).toEqual([]);
  expect(await titles('Trainingsplan gesucht')).toContain(same);
});

it('leaves out tournaments that are over', async () => {
  const cup = await createTournament(api, anna, { name: 'Kürbiscup', startDate: at(9) });
  await runJobs(api);
  expect(await titles('Kürbiscup')).toEqual(['Kürbiscup']);
  await api.deps.db
    .updateTable('search_documents')
    .set({ happened_at: new Date(api.deps.clock.now().getTime() - 2 * 86_400_000).toISOString() })
    .where('kind', '=', 'tournament')
    .where('id', '=', String(cup.id))
    .execute();
  expect(await titles('Kürbiscup')).toEqual([]);
});

it('takes a title as it is typed: signs, quotes and minuses say nothing', async () => {
  for (const title of ['"Flights', '-Flights Anfänger', "&|!() Flights' :*", 'flights% _']) {
    expect(await titles(title)).toContain('Welche Flights für Anfänger?');
  }
  expect(await titles('??? !!')).toEqual([]);
});

describe('what the reader may not see is not named', () => {
  it('in a subforum that was closed', async () => {
    const hidden = await createSubforum(api.deps.db, {
      category_id: await createCategory(api.deps.db),
    });
    await start('Zahnputzbecher im Archiv', anna, hidden);
    await runJobs(api);
    expect(await titles('Zahnputzbecher')).toEqual(['Zahnputzbecher im Archiv']);
    await api.deps.db
      .updateTable('forum_subforums')
      .set({ is_active: false, deleted_at: new Date().toISOString(), was_active: true })
      .where('id', '=', hidden)
      .execute();
    expect(await titles('Zahnputzbecher')).toEqual([]);
  });

  it('when it was deleted, even before its document is', async () => {
    const { id } = await start('Regenschirmständer');
    await runJobs(api);
    expect(await titles('Regenschirmständer')).toHaveLength(1);
    await api.callerFor(anna).forum.thread.delete({ id });
    expect(await titles('Regenschirmständer')).toEqual([]);
  });

  it('of a member whom they have blocked, or who has blocked them', async () => {
    await start('Kirschkernkissen', ben);
    await start('Kirschkernkissen von Anna', anna);
    await runJobs(api);
    expect(await titles('Kirschkernkissen')).toHaveLength(2);
    await api.callerFor(anna).social.people.block({ userId: ben.id });
    expect(await titles('Kirschkernkissen')).toEqual(['Kirschkernkissen von Anna']);
    expect(await titles('Kirschkernkissen', ben)).toEqual(['Kirschkernkissen']);
    await api.callerFor(anna).social.people.unblock({ userId: ben.id });
  });
});

it('is for members, and for titles', async () => {
  expect(await codeOf(similar('Flights', null))).toBe('UNAUTHENTICATED');
  expect(await codeOf(similar('F'))).toBe('BAD_INPUT');
  expect(await codeOf(similar('x'.repeat(201)))).toBe('BAD_INPUT');
});
