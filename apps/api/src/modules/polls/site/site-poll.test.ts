import { describe, expect, it } from 'vitest';
import { codeOf, insertPicture, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { aLounge } from '../../lounges/testing.ts';
import { aPoll, createPoll, NOW, voteFor } from '../testing.ts';

const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const anna = useMember(api);
const polls = () => api.callerFor(admin).polls.admin;
const current = async () => (await api.callerFor(anna).polls.listCurrent()).map(({ id }) => id);
const logOf = (id: number) =>
  api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id as by'])
    .where('thing_kind', '=', 'poll')
    .where('thing_id', '=', String(id))
    .orderBy('id')
    .execute();

describe('a poll of the site', () => {
  it('is planned, opens and closes at its times, and stays for a while if it is pinned', async () => {
    const { id } = await createPoll(
      api,
      admin,
      { opensAt: '2031-03-04T09:00:00Z', closesAt: '2031-03-05T09:00:00Z' },
      true,
    );
    const loose = await createPoll(api, admin, { closesAt: '2031-03-05T09:00:00Z' });
    const at = async (time: string) => {
      api.deps.clock.set(time);
      return current();
    };
    expect(await at('2031-03-04T08:59:59Z')).toEqual([loose.id]);
    expect(await at('2031-03-04T09:00:00Z')).toEqual([id, loose.id]);
    expect(await at('2031-03-05T09:00:00Z')).toEqual([id]);
    expect(await at('2031-04-05T09:00:00Z')).toEqual([]);
  });

  it('is closed, opened again, pinned, corrected and deleted by admins, which the log has', async () => {
    const poll = await createPoll(api, admin);
    const { id } = poll;
    const { setClosed, pin, update } = polls();
    expect((await setClosed({ id, isClosed: true })).state).toBe('closed');
    expect(await codeOf(voteFor(api, anna, poll, 0))).toBe('POLL_CLOSED');
    expect((await setClosed({ id, isClosed: false })).state).toBe('open');
    expect((await pin({ id, isPinned: true })).isPinned).toBe(true);
    await voteFor(api, anna, poll, 0);
    const corrected = await update({ id, poll: aPoll({ question: 'Welches Format denn?' }) });
    expect(corrected).toMatchObject({ question: 'Welches Format denn?', voterCount: 1 });
    for (const changed of [
      { options: [{ text: 'Best of 3' }, { text: 'Best of 5' }] },
      { isMultiple: true },
    ]) {
      expect(await codeOf(update({ id, poll: aPoll(changed) }))).toBe('POLL_HAS_VOTES');
    }
    await polls().delete({ id });
    expect(await codeOf(voteFor(api, anna, poll, 0))).toBe('POLL_NOT_FOUND');
    expect(await codeOf(polls().delete({ id }))).toBe('POLL_NOT_FOUND');
    const verbs = ['create', 'close', 'reopen', 'pin', 'update', 'delete'];
    expect(await logOf(id)).toEqual(verbs.map((v) => ({ action: `poll.${v}`, by: admin.id })));
  });

  it('has sets with pictures, which are free again when it is deleted', async () => {
    const picture = await insertPicture(api, admin);
    const [one, two] = [{ text: 'Razor Edge', pictureId: picture }, { text: 'Blackout' }];
    const set = { ...aPoll(), kind: 'set' as const, options: [one, two] };
    const poll = await polls().create({ poll: set });
    expect(poll.options.map((option) => option.picture?.id)).toEqual([picture, undefined]);
    expect(await codeOf(polls().create({ poll: set }))).toBe('UPLOAD_NOT_FOUND');
    // the same picture stays, in another order
    const turned = await polls().update({ id: poll.id, poll: { ...set, options: [two, one] } });
    expect(turned.options.map((option) => option.picture?.id)).toEqual([undefined, picture]);
    await polls().delete({ id: poll.id });
    await polls().create({ poll: set });
  });

  it('has lounges, by the names that they have now', async () => {
    const { lounges } = api.callerFor(anna);
    const [first, second] = [await lounges.create(aLounge), await lounges.create(aLounge)];
    const lounge = {
      ...aPoll(),
      kind: 'lounge' as const,
      options: [{ loungeId: first.id }, { loungeId: second.id }],
    };
    const poll = await polls().create({ poll: lounge });
    expect(poll.options[0]).toMatchObject({
      text: aLounge.name,
      lounge: { id: first.id, city: aLounge.city },
    });
    await lounges.setActive({ id: second.id, isActive: false });
    const [, gone] = (await polls().list({})).items[0]?.options ?? [];
    expect(gone).toMatchObject({ text: aLounge.name, lounge: null });
    expect(await codeOf(polls().create({ poll: lounge }))).toBe('POLL_CHOICE_UNKNOWN');
  });

  it('is made once, however often it is sent', async () => {
    const attempt = { poll: aPoll(), idempotencyKey: 'the-same-poll' };
    const [one, two] = await Promise.all([polls().create(attempt), polls().create(attempt)]);
    expect(one.id).toBe(two.id);
  });

  it('is listed in pages, by its state', async () => {
    const planned = await createPoll(api, admin, { opensAt: '2031-04-01T09:00:00Z' });
    const { items, nextCursor } = await polls().list({ limit: 1 });
    expect(items.map(({ id }) => id)).toEqual([planned.id]);
    const next = await polls().list({ limit: 1, cursor: nextCursor ?? '' });
    expect(next.items[0]?.id).toBeLessThan(planned.id);
    const all = await polls().list({ state: 'planned' });
    expect(all.items[0]?.id).toBe(planned.id);
    expect(new Set(all.items.map((poll) => poll.state))).toEqual(new Set(['planned']));
  });

  it.each([
    [{ closesAt: '2031-03-03T08:59:00Z' }, { 'poll.closesAt': 'endBeforeBegin' }],
    [
      { opensAt: '2031-03-01T09:00:00Z', closesAt: '2031-03-02T09:00:00Z' },
      { 'poll.closesAt': 'past' },
    ],
    [{ question: ' ' }, { 'poll.question': 'required' }],
    [{ options: [{ text: 'Eins' }] }, { 'poll.options': 'twoDifferent' }],
    [{ options: [{ text: 'Eins' }, { text: 'eins' }] }, { 'poll.options': 'twoDifferent' }],
    [{ options: [{ text: 'Eins' }, { text: '' }] }, { 'poll.options.1.text': 'required' }],
  ])('refuses %j', async (changed, fields) => {
    const refused = await refusal(polls().create({ poll: aPoll(changed) }));
    expect(refused).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('is no matter of moderators and members', async () => {
    const { id } = await createPoll(api, admin);
    for (const member of [moderator, anna]) {
      const {
        create,
        delete: remove,
        list,
        pin,
        setClosed,
        update,
      } = api.callerFor(member).polls.admin;
      for (const refused of await Promise.all(
        [
          create({ poll: aPoll() }),
          remove({ id }),
          list({}),
          pin({ id, isPinned: true }),
          setClosed({ id, isClosed: true }),
          update({ id, poll: aPoll() }),
        ].map(codeOf),
      )) {
        expect(refused).toBe('FORBIDDEN');
      }
    }
    expect(await codeOf(api.callerFor(anna).polls.thread.close({ id }))).toBe('POLL_NOT_FOUND');
  });
});
