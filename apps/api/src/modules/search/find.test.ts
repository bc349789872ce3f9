import { beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../../testing/cost/cost.ts';
import { codeOf, runJobs, type TestMember, useMember, useTestApi } from '../../testing/index.ts';
import { createCategory, createSubforum } from '../forum/testing.ts';
import { aLounge } from '../lounges/testing.ts';
import { setVisibility } from '../people/testing.ts';

const api = useTestApi();
const author = useMember(api, { first_name: 'Anna', last_name: 'Scheiber' });
const moderator = useMember(api, { role: 'moderator' });

const visitor = () => api.callerFor(null).search;
const as = () => api.callerFor(author);
const idsOf = async (q: string, rest: object = {}) =>
  (await visitor().find({ q, ...rest })).items.map(({ id }) => id);

let thread: { id: number };
let post: { id: number };
let lounge: { id: number };

beforeAll(async () => {
  const subforumId = await createSubforum(api.deps.db, { name: 'Material' });
  thread = await as().forum.thread.create({
    subforumId,
    title: 'Welche Flights für Anfänger?',
    content: 'Ich suche Flights, die nicht gleich abfallen.',
  });
  post = await as().forum.post.create({
    threadId: thread.id,
    content: 'Nimm Standard-Flights und mittlere Schäfte, die Füße nah an der Oche.',
  });
  lounge = await as().lounges.create({ ...aLounge, name: 'Domspitze', city: 'Köln' });
  await runJobs(api);
});

describe('what is found', () => {
  it('threads, answers and lounges, each with its place, badge and author', async () => {
    const { items, counts } = await visitor().find({ q: 'Flights' });
    expect(items).toMatchObject([
      {
        id: `thread-${thread.id}`,
        type: 'forum',
        title: 'Welche Flights für Anfänger?',
        titleMarks: [[7, 14]],
        url: `/forum/thread/${thread.id}`,
        content: 'Ich suche Flights, die nicht gleich abfallen.',
        contentMarks: [[10, 17]],
        category: 'Material',
        author: { id: author.id, firstName: 'Anna', lastName: 'Scheiber' },
      },
      { id: `post-${post.id}`, url: `/forum/thread/${thread.id}?post=2#post-2` },
    ]);
    expect(counts.forum).toEqual({ count: 2, isMore: false });
    expect(counts.all).toEqual({ count: 2, isMore: false });
    expect(await idsOf('domspitze')).toEqual([`lounge-${lounge.id}`]);
  });

  it('nothing of a deleted thing, from the moment of its deletion on', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const gone = await as().forum.thread.create({
      subforumId,
      title: 'Gleich wieder weg',
      content: 'Das Wort Kuckucksuhr steht nur hier.',
    });
    await runJobs(api);
    expect(await idsOf('Kuckucksuhr')).toEqual([`thread-${gone.id}`]);
    await as().forum.thread.delete({ id: gone.id });
    const { items, counts } = await visitor().find({ q: 'Kuckucksuhr' });
    expect([items, counts.all.count]).toEqual([[], 0]);
    await runJobs(api);
    expect(await documents()).not.toContain(`thread-${gone.id}`);
    await api.callerFor(moderator).forum.thread.restore({ id: gone.id });
    await runJobs(api);
    expect(await idsOf('Kuckucksuhr')).toEqual([`thread-${gone.id}`]);
  });

  it('nothing in an inactive category, nor an inactive lounge', async () => {
    const category = await createCategory(api.deps.db);
    const subforumId = await createSubforum(api.deps.db, { category_id: category });
    await as().forum.thread.create({
      subforumId,
      title: 'Im Archiv',
      content: 'Hier steht Archivschrank.',
    });
    await runJobs(api);
    expect(await idsOf('Archivschrank')).toHaveLength(1);
    await api.deps.db
      .updateTable('forum_categories')
      .set({ is_active: false })
      .where('id', '=', category)
      .execute();
    expect(await idsOf('Archivschrank')).toEqual([]);

    const closed = await as().lounges.create({ ...aLounge, name: 'Zum stillen Winkel' });
    await runJobs(api);
    expect(await idsOf('Winkel')).toEqual([`lounge-${closed.id}`]);
    await as().lounges.setActive({ id: closed.id, isActive: false });
    expect(await idsOf('Winkel')).toEqual([]);
  });
});

async function documents(): Promise<string[]> {
  const rows = await api.deps.db.selectFrom('search_documents').select(['kind', 'id']).execute();
  return rows.map(({ kind, id }) => `${kind}-${id}`);
}

describe('what is near', () => {
  it('is not answered with what is far away, as long as nobody knows where', async () => {
    const near = await visitor().find({ q: 'lounges in der Nähe' });
    expect(near).toMatchObject({ items: [], asksPlace: true });
    expect(await idsOf('lounges in der Nähe', { category: 'lounges' })).toEqual([]);
    expect(near.understood.map(({ role }) => role)).toEqual(['kind', 'near']);
    const here = await visitor().find({ q: 'lounges hier', latitude: 50.94, longitude: 6.96 });
    expect(here.asksPlace).toBe(false);
    // what has no place is found as ever
    expect(await idsOf('Flights hier')).not.toEqual([]);
  });

  it('is a lounge of that town also for who wants to play tonight', async () => {
    expect(await idsOf('freies Board heute Abend Köln')).toEqual([`lounge-${lounge.id}`]);
  });
});

describe('members', () => {
  it('are found by first name, last name and username, as far as the reader may see them', async () => {
    const mia = await api.createMember({ first_name: 'Mia', last_name: 'Köhler-Zander' });
    const seenBy = async (reader: TestMember | null, q = 'zander') =>
      (await api.callerFor(reader).search.find({ q })).counts.members.count;
    for (const q of ['Mia Koehler', 'zander', 'Köhler', '@mia.koehler']) {
      expect([q, await seenBy(author, q)]).toEqual([q, 1]);
    }
    expect(await seenBy(author, 'Zadner')).toBe(1);
    // a member who has not chosen is seen by members
    expect(await seenBy(null)).toBe(0);
    await setVisibility(api, mia, 'public');
    expect(await seenBy(null)).toBe(1);
    await setVisibility(api, mia, 'private');
    for (const reader of [null, author]) {
      expect([await seenBy(reader), await seenBy(reader, 'Zadner')]).toEqual([0, 0]);
    }
    expect(await seenBy(moderator)).toBe(1);
    await setVisibility(api, mia, 'public');
    await api.callerFor(author).social.people.block({ userId: mia.id });
    expect(await seenBy(author)).toBe(0);
  });

  it('have no e-mail address in their results', async () => {
    const answer = await api.callerFor(moderator).search.find({ q: 'Scheiber' });
    expect(answer.items).toMatchObject([{ type: 'user', title: 'Anna Scheiber' }]);
    expect(JSON.stringify(answer)).not.toContain(author.email);
    expect((await api.callerFor(moderator).search.find({ q: author.email })).items).toEqual([]);
  });
});

describe('how it is written', () => {
  it.each([
    ['flight', 'stems'],
    ['FLIGHTS', 'case'],
    ['koeln', 'oe for ö'],
    ['Köln', 'ö'],
    ['fuesse', 'ue and ss'],
    ['"mittlere Schäfte"', 'a phrase'],
    ['Domspize', 'a letter missing'],
    ['spitze', 'a part of a name'],
  ])('%s: %s', async (q) => {
    expect(await idsOf(q)).not.toEqual([]);
  });

  it('a mistyped word is corrected, and the answer says so, unless it is meant', async () => {
    const { items, corrected } = await visitor().find({ q: 'Flihgts' });
    expect(corrected).toBe('Flights');
    expect(items).toHaveLength(2);
    const asTyped = await visitor().find({ q: 'Flihgts', asTyped: true });
    expect(asTyped).toMatchObject({ items: [], corrected: null });
    expect((await visitor().find({ q: 'Flights', asTyped: true })).items).toHaveLength(2);
  });

  it('words that stand in titles are not compared with all others; what has some of them is found', async () => {
    const { call } = await costOf(api, async () => {
      const { items, corrected, isLoose } = await visitor().find({
        q: 'Flights Anfänger Domspitze',
      });
      expect([items.map(({ id }) => id), corrected, isLoose]).toEqual([['thread-1'], null, true]);
    });
    // places, the words and what has them, words of titles, the same with some of the words, what it shows
    expect(call.statements).toBe(7);
  });

  it('up to four words are corrected, but no phrase', async () => {
    const typed = ['Welhce', 'Flihgts', 'Anfägner', 'Fligths'];
    const corrected = async (q: string) => (await visitor().find({ q })).corrected;
    expect(await corrected(typed.join(' '))).toBe('Welche Flights Anfänger Flights');
    expect(await corrected([...typed, 'Flihgts'].join(' '))).toBeNull();
    expect(await corrected('Flihgts "für Anfänger"')).toBeNull();
  });

  it('-word and -"phrase" must not be there', async () => {
    expect(await idsOf('flights -schäfte')).toEqual([`thread-${thread.id}`]);
    expect(await idsOf('flights -"mittlere Schäfte"')).toEqual([`thread-${thread.id}`]);
    expect(await idsOf('"Schäfte mittlere"')).toEqual([]);
  });

  it('what has no letters, or only says what is not wanted, finds nothing', async () => {
    expect(await idsOf('!?')).toEqual([]);
    expect(await idsOf('-flights')).toEqual([]);
    expect(await codeOf(visitor().find({ q: 'x' }))).toBe('BAD_INPUT');
  });

  it.each([
    "'; drop table users; --",
    'a & b | !c:*',
    '<b>\\',
    '"',
    '%%_',
    "( ) :* \\'",
    '😀 dart',
    "flights' || (select 1) || '",
    "'flights':* & !'x' | ('a' <-> 'b')",
    '+16:1298 +1024:0 =flights',
    '\u202egnp.trad',
    'مرحبا بالعالم',
    '\u0301\u0301',
    '-'.repeat(190),
    '"'.repeat(190),
    'x'.repeat(197),
    'ab '.repeat(65),
  ])('hostile text %s does no harm', async (q) => {
    await expect(visitor().find({ q: `${q} xx` })).resolves.toBeDefined();
  });
});

it('texts that nobody types are refused', async () => {
  for (const q of ['fl\u0000ights', '\ud83d dart', 'x'.repeat(201), ' '.repeat(50), '']) {
    expect([q, await codeOf(visitor().find({ q }))]).toEqual([q, 'BAD_INPUT']);
  }
});

it('words that only the index has find nothing', async () => {
  for (const q of ['=flights', '+16:20000', '"+1024:480"']) {
    const { items } = await visitor().find({ q, asTyped: true });
    expect(items.length).toBe(q === '=flights' ? 2 : 0);
  }
});

describe('pages', () => {
  it('follow each other without gaps or doubles', async () => {
    const first = await visitor().find({ q: 'flights', limit: 1 });
    expect(first.nextCursor).not.toBeNull();
    const second = await visitor().find({
      q: 'flights',
      limit: 1,
      cursor: first.nextCursor ?? undefined,
    });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(await idsOf('flights'));
    expect(second.nextCursor).toBeNull();
  });

  it('refuse a cursor of another order', async () => {
    const { nextCursor } = await visitor().find({ q: 'flights', limit: 1 });
    const other = visitor().find({ q: 'flights', sort: 'date', cursor: nextCursor ?? '' });
    expect(await codeOf(other)).toBe('BAD_INPUT');
  });
});
