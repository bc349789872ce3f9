import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createCategory, createSubforum } from '../../forum/testing.ts';
import { aLounge } from '../../lounges/testing.ts';
import { setVisibility } from '../../people/testing.ts';

const api = useTestApi();
const author = useMember(api, { first_name: 'Anna', last_name: 'Scheiber' });
const moderator = useMember(api, { role: 'moderator' });

const groups = async (q: string, reader: TestMember | null = null, rest: object = {}) =>
  (await api.callerFor(reader).search.suggest({ q, ...rest })).groups;
const titles = async (q: string, reader: TestMember | null = null, rest: object = {}) =>
  (await groups(q, reader, rest)).flatMap(({ items }) => items.map(({ title }) => title));

let subforumId: number;
const createThread = (title: string, subforum = subforumId) =>
  api
    .callerFor(author)
    .forum.thread.create({ subforumId: subforum, title, content: 'Das ist mir eigentlich egal.' });

beforeAll(async () => {
  subforumId = await createSubforum(api.deps.db, { name: 'Material' });
  await createThread('Welche Flights für Anfänger?');
  await createThread('Flights');
  await createThread('Flightschool am Freitag');
  await api.callerFor(author).lounges.create({ ...aLounge, name: 'Flight Club', city: 'Köln' });
  await runJobs(api);
});

describe('what is suggested', () => {
  it('titles with words that begin so, grouped, exact ones first, each with what tells it apart', async () => {
    const found = await groups('flights');
    expect(found).toMatchObject([
      {
        category: 'forum',
        items: [
          { title: 'Flights', titleMarks: [[0, 7]], remark: 'Material' },
          { title: 'Flightschool am Freitag', titleMarks: [[0, 7]] },
          { title: 'Welche Flights für Anfänger?', titleMarks: [[7, 14]] },
        ],
      },
    ]);
    expect(found[0]?.items[0]?.url).toMatch(/^\/forum\/thread\/\d+$/);
    const both = await groups('fl');
    expect(both.map(({ category }) => category)).toEqual(['forum', 'lounges']);
    expect(both[1]?.items).toMatchObject(
      [{ title: 'Flight Club', titleMarks: [[0, 2]], remark: 'Köln', url: /^\/venues\/\d+$/ }].map(
        (item) => ({ ...item, url: expect.stringMatching(item.url) }),
      ),
    );
  });

  it.each([
    ['anf', 'Welche Flights für Anfänger?'],
    ['anfäng', 'Welche Flights für Anfänger?'],
    ['ANFAENG', 'Welche Flights für Anfänger?'],
    ['anf welche', 'Welche Flights für Anfänger?'],
    ['"welche fli', 'Welche Flights für Anfänger?'],
    ['anfänger -flights', 'Welche Flights für Anfänger?'],
    ['frei flight', 'Flightschool am Freitag'],
  ])('by %s: %s', async (q, title) => {
    expect(await titles(q)).toEqual([title]);
  });

  it('nothing by the middle of a word, by a text, or where one of the words is missing', async () => {
    for (const q of ['lights', 'school', 'egal', 'flights kuchen', '!?', '-flights']) {
      expect([q, await titles(q)]).toEqual([q, []]);
    }
    expect(await codeOf(titles('f'))).toBe('BAD_INPUT');
  });

  it('of all categories four each, of one eight, and only of the wanted one', async () => {
    for (let number = 1; number <= 12; number++) await createThread(`Zielwasser ${number}`);
    await api.callerFor(author).lounges.create({ ...aLounge, name: 'Zielwasser' });
    await runJobs(api);
    expect((await groups('zielw')).map(({ items }) => items.length)).toEqual([4, 1]);
    expect(await titles('zielw', null, { category: 'forum' })).toHaveLength(8);
    expect(await titles('zielw', null, { category: 'lounges' })).toEqual(['Zielwasser']);
    expect(await titles('zielw', null, { category: 'tournaments' })).toEqual([]);
    expect(await titles('zielwasser 12')).toEqual(['Zielwasser 12']);
  });
});

it('a title behind many newer ones is looked up, also by two letters', async () => {
  await createThread('Zum Quadrat: xq und yq');
  await runJobs(api);
  await sql`
    insert into search_documents (kind, id, name, stems, happened_at, preference)
    select 'thread', 900000 + n, 'neuer ' || n, '', now(), 1000000 + n from generate_series(1, 250) n
  `.execute(api.deps.db);
  for (const q of ['xq', 'xq yq', 'quadr', 'qua xq']) {
    expect([q, await titles(q)]).toEqual([q, ['Zum Quadrat: xq und yq']]);
  }
});

describe('what is never suggested', () => {
  it('a deleted thread, from the moment of its deletion on', async () => {
    const { id } = await createThread('Kuckucksuhr');
    await runJobs(api);
    expect(await titles('kuck')).toEqual(['Kuckucksuhr']);
    await api.callerFor(author).forum.thread.delete({ id });
    expect(await titles('kuck')).toEqual([]);
  });

  it('what is in an inactive category, and an inactive lounge', async () => {
    const category = await createCategory(api.deps.db);
    await createThread(
      'Aktenschrank',
      await createSubforum(api.deps.db, { category_id: category }),
    );
    const lounge = await api.callerFor(author).lounges.create({ ...aLounge, name: 'Aktenschrank' });
    await runJobs(api);
    expect(await titles('akten')).toHaveLength(2);
    await api.deps.db
      .updateTable('forum_categories')
      .set({ is_active: false })
      .where('id', '=', category)
      .execute();
    await api.callerFor(author).lounges.setActive({ id: lounge.id, isActive: false });
    expect(await titles('akten')).toEqual([]);
  });

  it('a member to somebody who may not see them', async () => {
    const pia = await api.createMember({ first_name: 'Pia', last_name: 'Köhler-Zander' });
    for (const q of ['pia', 'köhler', 'Koehler Zan', 'pia.ko', '@pia.koehler']) {
      expect([q, await titles(q, author)]).toEqual([q, ['Pia Köhler-Zander']]);
    }
    expect((await groups('pia', author))[0]?.items[0]).toMatchObject({
      remark: '@pia.koehler-zander',
      titleMarks: [[0, 3]],
    });
    // a member who has not chosen is seen by members only
    expect(await titles('pia')).toEqual([]);
    await setVisibility(api, pia, 'public');
    expect(await titles('pia')).toHaveLength(1);
    await api.callerFor(pia).social.people.block({ userId: author.id });
    expect(await titles('pia', author)).toEqual([]);
    await setVisibility(api, pia, 'private');
    expect(await titles('pia')).toEqual([]);
    expect(await titles('pia', moderator)).toHaveLength(1);
  });

  it('those behind many who may not be seen are suggested all the same', async () => {
    for (let number = 0; number < 8; number++) {
      const hidden = await api.createMember({ first_name: 'Wanja', last_name: `Q${number}` });
      await setVisibility(api, hidden, 'private');
    }
    await api.createMember({ first_name: 'Wanja', last_name: 'Zuletzt' });
    expect(await titles('wanja', author)).toEqual(['Wanja Zuletzt']);
  });
});

it.each([
  "'; drop table users; --",
  '%%%%',
  '___',
  '\\\\\\',
  'a & b | !c:*',
  'مرحبا بالعالم',
  '\u202egnp.exe',
  '😀😀 dart',
  'x'.repeat(200),
  'ab '.repeat(66),
])('hostile text %s does no harm', async (q) => {
  await expect(groups(q)).resolves.toBeDefined();
});

it('refuses null bytes and texts that nobody types', async () => {
  expect(await codeOf(groups('fl\u0000ights'))).toBe('BAD_INPUT');
  expect(await codeOf(groups('x'.repeat(201)))).toBe('BAD_INPUT');
});
