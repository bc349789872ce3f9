import { describe, expect, it } from 'vitest';
import { codeOf, refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { aLounge } from '../../lounges/testing.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const suspended = useMember(api, { status: 'suspended' });
const anna = useMember(api);
const ben = useMember(api);

const all = () => api.callerFor(admin).site.announcements;
const anAnnouncement = (more: object = {}) => ({
  textDe: 'Heute Nacht ist die Oche kurz zu.',
  textEn: 'Oche is closed for a moment tonight.',
  level: 'info' as const,
  audience: 'everybody' as const,
  isDismissible: true,
  ...more,
});
const announce = (more: object = {}) => all().create({ announcement: anAnnouncement(more) });
const shown = async (member: TestMember | null, locale: 'de' | 'en' = 'de') =>
  (await api.callerFor(member, { locale }).site.state()).announcements;
const ids = async (member: TestMember | null) => (await shown(member)).map(({ id }) => id);
/** what others have announced is over, so that each test sees its own */
async function endAll() {
  for (const { id } of (await all().list({ limit: 100 })).items) await all().end({ id });
}

describe('an announcement', () => {
  it('stands on every page from its beginning to its end, in the reader’s language', async () => {
    await endAll();
    const { id } = await announce({
      fromAt: '2031-03-03T10:00:00Z',
      untilAt: '2031-03-03T11:00:00Z',
      link: '/help',
    });
    const at = async (time: string) => {
      api.deps.clock.set(time);
      return [await ids(null), await ids(anna)];
    };
    expect(await at('2031-03-03T09:59:59Z')).toEqual([[], []]);
    expect(await at('2031-03-03T10:00:00Z')).toEqual([[id], [id]]);
    expect(await shown(anna, 'en')).toEqual([
      {
        id,
        edition: 1,
        text: 'Oche is closed for a moment tonight.',
        level: 'info',
        link: '/help',
        isDismissible: true,
      },
    ]);
    expect(await at('2031-03-03T11:00:00Z')).toEqual([[], []]);
    const { items } = await all().list({ state: 'over' });
    expect(items[0]).toMatchObject({ id, state: 'over' });
  });

  it('is for those it is for; the most urgent three are shown', async () => {
    await endAll();
    await api.callerFor(ben).lounges.create(aLounge);
    const toOwners = await announce({ audience: 'owners', level: 'important' });
    expect([await ids(null), await ids(anna), await ids(ben)]).toEqual([[], [], [toOwners.id]]);
    const toMembers = await announce({ audience: 'members', level: 'urgent' });
    const toAll = [await announce(), await announce()];
    expect(await ids(null)).toEqual(toAll.map(({ id }) => id).reverse());
    expect(await ids(anna)).toEqual([toMembers.id, ...toAll.map(({ id }) => id).reverse()]);
    expect(await ids(ben)).toEqual([toMembers.id, toOwners.id, toAll[1]?.id]);
  });

  it('is put away by each for themselves, until it says something else', async () => {
    await endAll();
    const { id } = await announce();
    const stays = await announce({ isDismissible: false });
    const away = (edition: number) => api.callerFor(anna).site.dismiss({ id, edition });
    await Promise.all([away(1), away(1), away(1)]);
    expect([await ids(anna), await ids(ben)]).toEqual([[stays.id], [stays.id, id]]);
    expect((await all().list({})).items.find((each) => each.id === id)?.dismissedBy).toBe(1);
    // another end is no news, other words are
    await all().update({ id, announcement: anAnnouncement({ untilAt: '2031-03-04T09:00:00Z' }) });
    expect(await ids(anna)).toEqual([stays.id]);
    await all().update({ id, announcement: anAnnouncement({ textDe: 'Doch erst morgen.' }) });
    expect(await ids(anna)).toEqual([stays.id, id]);
    // from the future nothing can be put away
    await away(1000);
    await all().update({ id, announcement: anAnnouncement({ textDe: 'Doch heute.' }) });
    expect(await ids(anna)).toContain(id);
    await api.callerFor(suspended).site.dismiss({ id, edition: 3 });
    expect(await ids(suspended)).toEqual([stays.id]);
    const dismiss = api.callerFor(anna).site.dismiss;
    expect(await codeOf(dismiss({ id: stays.id, edition: 1 }))).toBe('ANNOUNCEMENT_STAYS');
    expect(await codeOf(dismiss({ id: 4711, edition: 1 }))).toBe('ANNOUNCEMENT_NOT_FOUND');
    expect(await codeOf(api.callerFor(null).site.dismiss({ id, edition: 1 }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('is made once with one key, ended and deleted, and all of it stands in the log', async () => {
    const attempt = { announcement: anAnnouncement(), idempotencyKey: 'the-same-words' };
    const [one, two] = await Promise.all([all().create(attempt), all().create(attempt)]);
    expect(one.id).toBe(two.id);
    const planned = await announce({ fromAt: '2031-03-05T09:00:00Z' });
    expect(await all().end({ id: planned.id })).toMatchObject({ state: 'over' });
    expect(await all().end({ id: one.id })).toMatchObject({ state: 'over', untilAt: NOW });
    await all().delete({ id: one.id });
    expect(await codeOf(all().end({ id: one.id }))).toBe('ANNOUNCEMENT_NOT_FOUND');
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id as by'])
      .where('thing_kind', '=', 'announcement')
      .where('thing_id', '=', String(one.id))
      .orderBy('id')
      .execute();
    expect(log).toEqual(
      ['create', 'end', 'delete'].map((verb) => ({ action: `announcement.${verb}`, by: admin.id })),
    );
  });

  it('is listed in pages', async () => {
    const [first, second] = [await announce(), await announce()];
    const { items, nextCursor } = await all().list({ limit: 1 });
    expect(items.map(({ id }) => id)).toEqual([second.id]);
    const next = await all().list({ limit: 1, cursor: nextCursor ?? '' });
    expect(next.items.map(({ id }) => id)).toEqual([first.id]);
  });

  it.each([
    [{ textEn: ' ' }, { 'announcement.textEn': 'required' }],
    [{ link: '//evil.example' }, { 'announcement.link': 'invalidUrl' }],
    [{ link: 'javascript:alert(1)' }, { 'announcement.link': 'invalidUrl' }],
    [{ untilAt: '2031-03-03T08:00:00Z' }, { 'announcement.untilAt': 'endBeforeBegin' }],
    [
      { fromAt: '2031-03-01T08:00:00Z', untilAt: '2031-03-03T08:00:00Z' },
      { 'announcement.untilAt': 'past' },
    ],
  ])('refuses %j', async (more, fields) => {
    expect(await refusal(announce(more))).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('is no matter of moderators and members', async () => {
    const { id } = await announce();
    for (const member of [moderator, anna]) {
      const mine = api.callerFor(member).site.announcements;
      for (const refused of await Promise.all(
        [
          mine.list({}),
          mine.create({ announcement: anAnnouncement() }),
          mine.update({ id, announcement: anAnnouncement() }),
          mine.end({ id }),
          mine.delete({ id }),
        ].map(codeOf),
      )) {
        expect(refused).toBe('FORBIDDEN');
      }
    }
  });
});
