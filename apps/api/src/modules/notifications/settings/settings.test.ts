import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';
import { createTournament } from '../../tournaments/testing.ts';
import { sendDigests } from '../digest/digest.service.ts';
import { tellOfAnswer } from '../testing.ts';

const api = useTestApi({
  now: '2026-11-21T19:00:00Z',
  env: { PUBLIC_URL: 'https://oche.example' },
});
const ben = useMember(api, { first_name: 'Ben', last_name: 'Bull' });
const anna = useFreshMember(api);

const settingsOf = (member: TestMember | null, overrides = {}) =>
  api.callerFor(member, overrides).social.notifications.settings;
const subjects = async (member: TestMember) =>
  (await receiveMails(api, member.email)).map(({ subject }) => subject);
const tell = () => tellOfAnswer(api, { recipient: anna, author: ben });
const choose = (mail: 'now' | 'daily' | 'never', kind = 'forum.answer') =>
  settingsOf(anna).save({ kind, mail, push: true });

describe('the settings', () => {
  it('have the defaults of every kind that concerns the member, named in the language', async () => {
    const { timeZone, kinds } = await settingsOf(anna, { locale: 'en' }).get();
    expect(timeZone).toBe('Europe/Berlin');
    expect(kinds.find(({ kind }) => kind === 'forum.answer')).toEqual({
      kind: 'forum.answer',
      area: 'forum',
      label: 'Answers in my threads',
      isTransactional: false,
      mail: 'daily',
      push: true,
    });
    const names = kinds.map(({ kind }) => kind);
    expect(names).not.toContain('bookings.deskAsked');
    expect(names).not.toContain('lounges.reviewed');
    expect(names).not.toContain('tournaments.registrations');
    await createLounge(api, anna);
    await createTournament(api, anna);
    await api.callerFor(anna).autoscoring.create({ name: 'Keller' });
    const asOwner = (await settingsOf(anna).get()).kinds.map(({ kind }) => kind);
    expect(asOwner).toEqual([...api.deps.notifiables.keys()]);
  });

  it('decide when a kind is mailed', async () => {
    await choose('now');
    await tell();
    expect(await subjects(anna)).toEqual(['Neue Antwort: Welche Flights?']);
    await choose('never');
    await tell();
    expect(await subjects(anna)).toHaveLength(1);
    expect((await settingsOf(anna).get()).kinds).toContainEqual(
      expect.objectContaining({ kind: 'forum.answer', mail: 'never', push: true }),
    );
  });

  it('take what waits out of the digest', async () => {
    await tell();
    await choose('never');
    api.deps.clock.advance({ hours: 14 });
    await sendDigests(api.deps);
    expect(await subjects(anna)).toEqual([]);
  });

  it('are chosen for all kinds of an area at once', async () => {
    const { get, save, saveLevel } = settingsOf(anna);
    const levelOf = async (name: string) =>
      (await get()).levels.find(({ area }) => area === name)?.level;
    const ofForum = async () => (await get()).kinds.filter(({ area }) => area === 'forum');
    const defaults = await ofForum();
    expect(await levelOf('forum')).toBe('important');
    await tell();
    await saveLevel({ area: 'forum', level: 'nothing' });
    expect(await levelOf('forum')).toBe('nothing');
    for (const { mail, push } of await ofForum()) expect([mail, push]).toEqual(['never', false]);
    api.deps.clock.advance({ hours: 14 });
    await sendDigests(api.deps);
    expect(await subjects(anna)).toEqual([]);
    await saveLevel({ area: 'forum', level: 'all' });
    for (const { mail, push } of await ofForum())
      expect([mail !== 'never', push]).toEqual([true, true]);
    await save({ kind: 'forum.answer', mail: 'now', push: false });
    expect(await levelOf('forum')).toBeNull();
    await saveLevel({ area: 'forum', level: 'important' });
    expect(await ofForum()).toEqual(defaults);
  });

  it('of an area leave what somebody has to know, and what concerns others', async () => {
    const { get, saveLevel } = settingsOf(anna);
    await saveLevel({ area: 'bookings', level: 'nothing' });
    const { kinds } = await get();
    expect(kinds).toContainEqual(
      expect.objectContaining({ kind: 'bookings.confirmed', mail: 'now', push: false }),
    );
    await createLounge(api, anna);
    // now she runs a lounge, and has never said that she doesn't want to hear of its bookings
    expect((await get()).levels).toContainEqual({ area: 'bookings', level: null });
  });

  it('of an area need one that there is, and a member', async () => {
    const strange = { area: 'nowhere' as 'forum', level: 'all' as const };
    expect(await codeOf(settingsOf(anna).saveLevel(strange))).toBe('BAD_INPUT');
    const call = settingsOf(null).saveLevel({ area: 'forum', level: 'all' });
    expect(await codeOf(call)).toBe('UNAUTHENTICATED');
  });

  it('cannot switch off what somebody has to know', async () => {
    expect(await codeOf(choose('never', 'bookings.confirmed'))).toBe('KIND_TRANSACTIONAL');
    expect(await codeOf(choose('daily', 'bookings.cancelled'))).toBe('KIND_TRANSACTIONAL');
    const saved = await settingsOf(anna).save({
      kind: 'bookings.confirmed',
      mail: 'now',
      push: false,
    });
    expect(saved).toEqual({ ok: true });
  });

  it('are the member’s own, also of a suspended one; nobody else’s are changed', async () => {
    await choose('never');
    expect((await settingsOf(ben).get()).kinds).toContainEqual(
      expect.objectContaining({ kind: 'forum.answer', mail: 'daily' }),
    );
    const suspended = await api.createMember({ status: 'suspended' });
    const save = { kind: 'forum.answer', mail: 'never', push: false } as const;
    expect(await settingsOf(suspended).save(save)).toEqual({ ok: true });
    expect(await codeOf(settingsOf(null).get())).toBe('UNAUTHENTICATED');
    expect(await codeOf(settingsOf(null).save(save))).toBe('UNAUTHENTICATED');
    expect(await codeOf(settingsOf(null).setTimeZone({ timeZone: 'Europe/London' }))).toBe(
      'UNAUTHENTICATED',
    );
  });

  it.each([
    [{ kind: 'forum.nothing', mail: 'now', push: true }, 'KIND_NOT_FOUND'],
    [{ kind: "x'; drop table users", mail: 'now', push: true }, 'BAD_INPUT'],
    [{ kind: 'forum.answer', mail: 'weekly', push: true }, 'BAD_INPUT'],
    [{ kind: 'forum.answer', mail: 'now' }, 'BAD_INPUT'],
  ])('refuse %j', async (input, code) => {
    expect(await codeOf(settingsOf(anna).save(input as never))).toBe(code);
  });

  it.each(['', 'Europe/Nirgendwo', '+01:00', 'Etc/../x', "Europe/Berlin'", 'x'.repeat(100)])(
    'take no %j for a time zone',
    async (timeZone) => {
      expect(await codeOf(settingsOf(anna).setTimeZone({ timeZone }))).toBe('BAD_INPUT');
    },
  );

  it.each(['Europe/London', 'America/Argentina/Buenos_Aires', 'Asia/Kathmandu', 'UTC'])(
    'take the time zone %s',
    async (timeZone) => {
      await settingsOf(anna).setTimeZone({ timeZone });
      expect((await settingsOf(anna).get()).timeZone).toBe(timeZone);
    },
  );
});
