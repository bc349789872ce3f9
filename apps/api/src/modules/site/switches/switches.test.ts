import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deps } from '../../../lib/deps.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import {
  type Caller,
  codeOf,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
  tell,
  useMember,
  useTestApi,
  Wire,
} from '../../../testing/index.ts';

const NOW = '2031-03-03T09:00:00.000Z';
const api = useTestApi({ now: NOW });
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const suspended = useMember(api, { status: 'suspended' });
const anna = useMember(api);

/** the events of another API process; its connection can be cut */
let there: EventBus;
let wire: Wire;
beforeAll(async () => {
  wire = new Wire(api.url);
  there = eventsOverNotify(await wire.listen(), pino({ level: 'silent' }), new Map());
  await there.start();
});
afterAll(async () => {
  await there.stop();
  wire.close();
});

const switches = () => api.callerFor(admin).site.switches;
const close = (more: object = {}) => switches().set({ area: 'forum', isOff: true, ...more });
const open = () => switches().set({ area: 'forum', isOff: false });
const forum = (events = api.deps.events) => api.callerFor(anna, { events }).forum.category.list();
const outcome = async (events?: EventBus) =>
  forum(events).then(
    () => 'open',
    () => 'closed',
  );
const stateOf = (member: Parameters<typeof api.callerFor>[0], locale: 'de' | 'en' = 'de') =>
  api.callerFor(member, { locale }).site.state();

beforeEach(open);

describe('a switch', () => {
  it('closes an area at once in every process, for all but admins, and opens it again', async () => {
    expect([await outcome(), await outcome(there)]).toEqual(['open', 'open']);
    await close();
    expect(await outcome()).toBe('closed');
    await vi.waitFor(async () => expect(await outcome(there)).toBe('closed'));
    for (const member of [moderator, anna, null]) {
      expect(await codeOf(api.callerFor(member).forum.category.list())).toBe('AREA_OFF');
    }
    expect(await api.callerFor(admin).forum.category.list()).toBeInstanceOf(Array);
    expect(await api.callerFor(anna).clubs.list({})).toMatchObject({ items: [] });
    await open();
    expect(await outcome()).toBe('open');
    await vi.waitFor(async () => expect(await outcome(there)).toBe('open'));
  });

  it('costs no query with a call', async () => {
    await close();
    const ask = (db: Deps['db']) => api.callerFor(anna, { db }).forum.category.list();
    await expect(ask(api.deps.db)).rejects.toThrow();
    // whoever touched it would fail
    const noDatabase = new Proxy({} as Deps['db'], {
      get(_, name) {
        throw new Error(`the database was asked: ${String(name)}`);
      },
    });
    expect(await codeOf(ask(noDatabase))).toBe('AREA_OFF');
    expect(await api.callerFor(null, { db: noDatabase }).site.state()).toMatchObject({
      closed: [{ area: 'forum' }],
    });
  });

  it('opens by itself at its time, which is said with the refusal', async () => {
    await close({ untilAt: '2031-03-03T09:02:00Z' });
    const refused = await refusal(forum());
    expect(refused).toMatchObject({
      code: 'AREA_OFF',
      details: { area: 'forum', until: '2031-03-03T09:02:00.000Z' },
      retryAfter: 120,
    });
    api.deps.clock.set('2031-03-03T09:02:00Z');
    expect(await outcome()).toBe('open');
    expect((await stateOf(null)).closed).toEqual([]);
    const listed = await switches().list();
    expect(listed.find(({ area }) => area === 'forum')).toMatchObject({ isOff: false });
  });

  it('says its words in the language of the reader, and which pages it is about', async () => {
    await close({ textDe: 'Wir ziehen um.', textEn: 'We are moving.' });
    const [german, english] = [await stateOf(anna), await stateOf(null, 'en')];
    const closed = { area: 'forum', paths: ['/forum'], untilAt: null };
    expect(german.closed).toEqual([{ ...closed, text: 'Wir ziehen um.' }]);
    expect(english.closed).toEqual([{ ...closed, text: 'We are moving.' }]);
    await open();
    expect(await switches().list()).toContainEqual(
      expect.objectContaining({ area: 'forum', isOff: false, textDe: null, untilAt: null }),
    );
  });

  it('stands in the log with its reason, once however often it is pressed', async () => {
    const entries = async () =>
      api.deps.db
        .selectFrom('audit_log')
        .select(['action', 'reason', 'actor_id as by'])
        .where('thing_kind', '=', 'area')
        .where('thing_id', '=', 'polls')
        .orderBy('id')
        .execute();
    const set = (isOff: boolean) => switches().set({ area: 'polls', isOff, reason: 'Spam' });
    await Promise.all([set(true), set(true), set(true)]);
    await Promise.all([set(false), set(false)]);
    const by = admin.id;
    expect(await entries()).toEqual([
      { action: 'area.close', reason: 'Spam', by },
      { action: 'area.open', reason: 'Spam', by },
    ]);
  });

  it('is no matter of moderators, members and visitors', async () => {
    for (const [member, code] of [
      [moderator, 'FORBIDDEN'],
      [anna, 'FORBIDDEN'],
      [suspended, 'ACCOUNT_SUSPENDED'],
      [null, 'UNAUTHENTICATED'],
    ] as const) {
      const call = api.callerFor(member).site.switches.set({ area: 'forum', isOff: true });
      expect(await codeOf(call)).toBe(code);
    }
    expect(await codeOf(api.callerFor(moderator).site.switches.list())).toBe('FORBIDDEN');
  });

  it.each([
    [{ area: 'admin', isOff: true }, { area: 'invalid' }],
    [{ area: 'forum', isOff: true, textDe: 'Nur deutsch' }, { textEn: 'required' }],
    [{ area: 'forum', isOff: true, untilAt: '2031-03-03T08:59:00Z' }, { untilAt: 'past' }],
    [{ area: 'forum', isOff: true, textDe: ' ', textEn: ' ' }, { textDe: 'required' }],
  ])('refuses %j', async (input, fields) => {
    const refused = await refusal(switches().set(input as never));
    expect(refused).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('leaves open what has begun, and keeps nobody from joining by another switch', async () => {
    await switches().set({ area: 'games', isOff: true });
    await switches().set({ area: 'signUp', isOff: true });
    const caller = api.callerFor(anna);
    expect(await codeOf(caller.games.list({ state: 'live' } as never))).toBe('AREA_OFF');
    expect(await codeOf(caller.games.get({ gameId: 4711 }))).not.toBe('AREA_OFF');
    const joining = {
      email: 'neu@oche.test',
      password: 'eine lange Losung',
      firstName: 'Neu',
      lastName: 'Hier',
      zipCode: '60311',
      acceptTerms: true,
    } as const;
    expect(await codeOf(api.callerFor(null).auth.signUp(joining))).toBe('AREA_OFF');
    await switches().set({ area: 'signUp', isOff: false });
    expect(await api.callerFor(null).auth.signUp(joining)).toEqual({ ok: true });
    await switches().set({ area: 'games', isOff: false });
  });

  it('ends streams of its area, and no others', async () => {
    const left = new AbortController();
    const ended: string[] = [];
    const watch = async (name: string, stream: Promise<AsyncIterable<unknown>>) => {
      try {
        for await (const _ of await stream) void _;
      } catch (error) {
        ended.push(`${name} ${(error as Error).message}`);
      }
    };
    const browser = new TestBrowser(api);
    await browser.call(({ auth }) => auth.signIn({ email: anna.email, password: TEST_PASSWORD }));
    const open = (call: (caller: Caller) => Promise<unknown>) => browser.call(call) as never;
    void watch(
      'bell',
      open(({ social }) => social.notifications.events()),
    );
    void watch(
      'messages',
      open(({ social }) => social.conversations.events({ conversationId: null })),
    );
    await switches().set({ area: 'messages', isOff: true });
    await vi.waitFor(() => expect(ended).toHaveLength(1));
    expect(ended).toEqual(['messages AREA_OFF']);
    await switches().set({ area: 'messages', isOff: false });
    left.abort();
  });

  it('is read anew when the connection of events is back', async () => {
    expect(await outcome(there)).toBe('open');
    wire.become('cut');
    await vi.waitFor(() => expect(there.isListening).toBe(false));
    await close();
    wire.become('whole');
    await vi.waitFor(() => expect(there.isListening).toBe(true), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await outcome(there)).toBe('closed'));
    // an event that is no news changes nothing
    await tell(api.deps, 'site.changed', {});
    expect(await outcome(there)).toBe('closed');
  });
});
