import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  outcomeOf,
  receiveMails,
  refusal,
  runJobs,
  TEST_PASSWORD,
  type TestMember,
  useMember,
} from '../../../testing/index.ts';
import { createSubforum } from '../../forum/testing.ts';
import { playGame } from '../../games/testing.ts';
import { addStaff, createLounge } from '../../lounges/testing.ts';
import { usernameOf } from '../../people/testing.ts';
import { beginDepartures } from './erase.service.ts';

const PROOF = { password: TEST_PASSWORD };

const server = useTestApp();
const { api } = server;
const ben = useMember(api, { first_name: 'Ben', last_name: 'Bleibt' });
const ownData = (member: TestMember) => api.callerFor(member).ownData;

/** Two weeks later, when the jobs have run. */
async function twoWeeksLater(): Promise<void> {
  api.deps.clock.set(new Date(Date.now() + 14 * DAY_MS + MINUTE_MS));
  await beginDepartures(api.deps);
  await runJobs(api);
}

describe('somebody who wants to leave', () => {
  it('gives password and second factor, signs all other devices out, and can stay with one click', async () => {
    const anna = await api.createMember();
    const [here, elsewhere] = [await server.signIn(anna), await server.signIn(anna)];
    const call = (cookie: string, name: string, payload: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: `/trpc/ownData.${name}`,
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      });
    expect((await call(here, 'requestLeave', PROOF)).statusCode).toBe(200);
    expect((await call(elsewhere, 'undoLeave')).statusCode).toBe(401);
    const [mail] = await receiveMails(api, anna.email);
    expect(mail?.subject).toMatch(/^Dein Konto wird am .* gelöscht$/);
    const me = await api.callerFor(anna).auth.me();
    expect(me?.leavesAt).toBe((await ownData(anna).get()).leavesAt);
    const days = (Date.parse(me?.leavesAt ?? '') - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(14);

    // the first request counts, and nothing has changed for others
    await ownData(anna).requestLeave(PROOF);
    expect((await ownData(anna).get()).leavesAt).toBe(me?.leavesAt);
    expect((await call(here, 'undoLeave')).statusCode).toBe(200);
    expect((await api.callerFor(anna).auth.me())?.leavesAt).toBeNull();
    await twoWeeksLater();
    const { status } = await memberOf(anna);
    expect(status).toBe('active');
  });

  it('is refused without proof, as a visitor, and as the last admin; suspended members may', async () => {
    const { requestLeave } = ownData(ben);
    expect((await refusal(requestLeave({}))).fields).toEqual({ password: 'required' });
    expect(await codeOf(requestLeave({ password: 'falsch' }))).toBe('INVALID_CREDENTIALS');
    expect(await codeOf(requestLeave({ ...PROOF, code: 'x' }))).toBe('BAD_INPUT');
    const guarded = await api.createMember({ totp_enabled_at: new Date(), totp_secret: 'none' });
    expect(await codeOf(ownData(guarded).requestLeave(PROOF))).toBe('INVALID_SECOND_FACTOR');
    const visitor = api.callerFor(null).ownData;
    for (const call of [visitor.requestLeave, visitor.undoLeave, visitor.leaving]) {
      expect(await codeOf(call(PROOF as never))).toBe('UNAUTHENTICATED');
    }
    const suspended = await api.createMember({ status: 'suspended' });
    await ownData(suspended).requestLeave(PROOF);

    const admins = [
      await api.createMember({ role: 'admin' }),
      await api.createMember({ role: 'admin' }),
    ];
    const outcomes = await Promise.all(
      admins.map((admin) => outcomeOf(ownData(admin).requestLeave(PROOF))),
    );
    expect(outcomes.sort()).toEqual(['LAST_ADMIN', 'done']);
  });
});

/** The same figures, against nobody in particular. */
const nameless = (figures: object): unknown =>
  JSON.parse(JSON.stringify(figures, (key, value) => (key === 'opponent' ? null : value)));

const memberOf = ({ id }: TestMember) =>
  api.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('after two weeks', () => {
  let anna: TestMember;
  let heir: TestMember;
  let threadId: number;
  let gameId: number;

  beforeAll(async () => {
    api.deps.clock.reset();
    anna = await api.createMember({ first_name: 'Anna', last_name: 'Geht' });
    heir = await api.createMember({ first_name: 'Hanna', last_name: 'Erbt' });
    const as = api.callerFor(anna);
    const thread = await as.forum.thread.create({
      subforumId: await createSubforum(api.deps.db),
      title: 'Welche Flights?',
      content: 'Was spielt ihr?',
    });
    threadId = thread.id;
    gameId = await playGame(api, { sides: [anna, ben], winner: 1 });
    const shared = await createLounge(api, anna, { name: 'Geteilt' });
    await addStaff(api.deps.db, shared.id, heir, 'manager');
    await createLounge(api, anna, { name: 'Allein' });
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    for (const [name, organiser] of [
      ['Cup', heir],
      ['Solo', null],
    ] as const) {
      const { id } = await as.tournaments.create({
        name,
        startDate: day(40),
        registrationDeadline: day(39),
      });
      if (organiser) await as.tournaments.organiser.add({ id, userId: organiser.id });
    }
    await runJobs(api);
  });

  it('it was said before what becomes of what others use', async () => {
    const { isLastAdmin, consequences } = await ownData(anna).leaving();
    expect(isLastAdmin).toBe(false);
    expect(consequences.map(({ kind, outcome, name, to }) => [kind, outcome, name, to])).toEqual([
      ['lounge', 'handedOver', 'Geteilt', 'Hanna Erbt'],
      ['lounge', 'closed', 'Allein', null],
      ['tournament', 'handedOver', 'Cup', 'Hanna Erbt'],
      ['tournament', 'closed', 'Solo', null],
    ]);
  });

  it('threads and results bear nobody’s name, others have what was handed over, and nobody signs in', async () => {
    const session = await server.signIn(anna);
    const username = await usernameOf(api, ben);
    const before = await api.callerFor(ben).statistics.player({ username });
    await ownData(anna).requestLeave(PROOF);
    await twoWeeksLater();
    const gone = await memberOf(anna);
    expect([gone.status, gone.first_name, gone.last_name, gone.password_hash]).toEqual([
      'deleted',
      'Gelöschtes',
      'Mitglied',
      null,
    ]);
    const { items } = await api.callerFor(null).forum.post.list({ threadId });
    expect(items[0]).toMatchObject({
      content: 'Was spielt ihr?',
      author: { firstName: 'Gelöschtes', lastName: 'Mitglied' },
    });
    const game = await api.callerFor(ben).games.get({ gameId });
    expect(JSON.stringify(game)).not.toContain('Anna');
    expect(await api.callerFor(ben).statistics.player({ username })).toEqual(nameless(before));
    const found = await api.callerFor(ben).social.people.search({ query: 'mitglied' });
    expect(found.map(({ id }) => id)).not.toContain(anna.id);

    const lounges = await api.deps.db
      .selectFrom('lounges')
      .innerJoin('lounge_staff', 'lounge_staff.lounge_id', 'lounges.id')
      .select(['name', 'is_active', 'user_id'])
      .where('role', '=', 'owner')
      .orderBy('lounges.id')
      .execute();
    expect(lounges).toEqual([
      { name: 'Geteilt', is_active: true, user_id: heir.id },
      { name: 'Allein', is_active: false, user_id: anna.id },
    ]);
    const [told] = (await receiveMails(api, heir.email)).filter(({ subject }) =>
      subject.includes('Geteilt'),
    );
    expect(told?.subject).toBe('Geteilt gehört jetzt dir');
    const tournaments = await api.deps.db
      .selectFrom('tournaments')
      .select(['name', 'status', 'created_by'])
      .orderBy('id')
      .execute();
    expect(tournaments).toEqual([
      { name: 'Cup', status: 'upcoming', created_by: heir.id },
      { name: 'Solo', status: 'cancelled', created_by: anna.id },
    ]);

    const answer = await server.app.inject({ url: '/api/auth/user', headers: { cookie: session } });
    expect(answer.statusCode).toBe(401);
    const { email } = anna;
    const { signIn } = api.callerFor(null).auth;
    expect(await codeOf(signIn({ email, ...PROOF }))).toBe('INVALID_CREDENTIALS');
    // the address is free for somebody who comes back
    await expect(api.createMember({ email })).resolves.toBeDefined();
  });
});
