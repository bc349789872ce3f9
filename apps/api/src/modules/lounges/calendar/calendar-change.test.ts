import type { Lounge } from '@oche/validators/lounges/schemas';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  codeOf,
  type TestMember,
  untilWaiting,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addStaff, createLounge } from '../testing.ts';
import { readCalendarRevision } from './booking-rules.service.ts';
import { changeCalendar } from './calendar-change.service.ts';

const api = useTestApi({ now: '2026-11-20T12:00:00Z' });
const owner = useMember(api);
const manager = useMember(api);
let lounge: Lounge;
let blockId: number;
let seriesId: number;
beforeEach(async () => {
  lounge = await createLounge(api, owner);
  await addStaff(api.deps.db, lounge.id, manager);
  const { bookings } = api.callerFor(owner);
  blockId = (await bookings.block.create({ ...aBlock(), ...tomorrow })).id;
  const series = { ...weekly, from: '12:00', to: '14:00', loungeId: lounge.id };
  seriesId = (await bookings.series.create(series)).id;
});

const boardId = (index = 0) => lounge.boards[index]?.id ?? 0;
const span = { startTime: '2026-11-27T19:00:00Z', endTime: '2026-11-27T21:00:00Z' };
const tomorrow = { startTime: '2026-11-21T19:00:00Z', endTime: '2026-11-21T21:00:00Z' };
const aBlock = () => ({ loungeId: lounge.id, kind: 'blocked' as const, boardIds: [boardId()] });
const weekly = {
  name: 'Liga',
  weekday: 2 as const,
  from: '19:00',
  to: '22:00',
  firstDate: '2026-12-01',
  lastDate: '2026-12-31',
};

/** Changes that only the team may make. */
const changes: Record<string, (caller: Caller) => Promise<unknown>> = {
  'rules.update': ({ lounges }) =>
    lounges.rules.update({ loungeId: lounge.id, data: { leadMinutes: 60 } }),
  'rules.setException': ({ lounges }) =>
    lounges.rules.setException({ loungeId: lounge.id, date: '2031-01-01', periods: [] }),
  'rules.deleteException': ({ lounges }) =>
    lounges.rules.deleteException({ loungeId: lounge.id, date: '2031-01-01' }),
  'board.create': ({ lounges }) =>
    lounges.board.create({ loungeId: lounge.id, data: { name: 'Neu' } }),
  'board.update': ({ lounges }) =>
    lounges.board.update({ id: boardId(), data: { name: 'Anders' } }),
  'board.delete': ({ lounges }) => lounges.board.delete({ id: boardId(1) }),
  'board.order': ({ lounges }) =>
    lounges.board.order({
      loungeId: lounge.id,
      boardIds: lounge.boards.map(({ id }) => id).reverse(),
    }),
  'block.create': ({ bookings }) => bookings.block.create({ ...aBlock(), ...span }),
  createWalkIn: ({ bookings }) =>
    bookings.createWalkIn({ loungeId: lounge.id, guestName: 'Stammtisch', ...span }),
  'block.delete': ({ bookings }) => bookings.block.delete({ id: blockId }),
  'series.create': ({ bookings }) => bookings.series.create({ loungeId: lounge.id, ...weekly }),
  'series.cancel': ({ bookings }) => bookings.series.cancel({ id: seriesId }),
};

/**
 * The code with which a change is refused because of what happens while it waits for the calendar.
 */
async function codeAfterWaiting(
  change: () => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const { code } = await changeCalendar(api.deps, lounge.id, async () => {
    const refused = codeOf(change());
    await untilWaiting(api);
    await meanwhile();
    return { code: refused };
  });
  return code;
}

describe.each(Object.entries(changes))('%s', (_, change) => {
  const readRevision = () => readCalendarRevision(api.deps.db, lounge.id);

  it('is one new revision of the calendar', async () => {
    const before = await readRevision();
    await change(api.callerFor(manager));
    expect(await readRevision()).toBe(before + 1);
  });

  it('is refused to who is taken out of the team while waiting', async () => {
    const before = await readRevision();
    const code = await codeAfterWaiting(
      () => change(api.callerFor(manager)),
      () => api.callerFor(owner).lounges.staff.remove({ loungeId: lounge.id, userId: manager.id }),
    );
    expect(code).toBe('FORBIDDEN');
    // the only new revision is that of the change for which it waited
    expect(await readRevision()).toBe(before + 1);
  });
});

const setActive = ({ lounges }: Caller) => lounges.setActive({ id: lounge.id, isActive: false });

it('closing a lounge is refused to who gives it away while waiting', async () => {
  const setRole = (member: TestMember, role: 'owner' | 'manager') =>
    api.deps.db
      .updateTable('lounge_staff')
      .set({ role })
      .where('lounge_id', '=', lounge.id)
      .where('user_id', '=', member.id)
      .execute();
  const code = await codeAfterWaiting(
    () => setActive(api.callerFor(owner)),
    async () => {
      await setRole(owner, 'manager');
      await setRole(manager, 'owner');
    },
  );
  expect(code).toBe('FORBIDDEN');
  expect((await api.callerFor(null).lounges.get({ id: lounge.id })).isActive).toBe(true);
});

const withSetActive = { ...changes, setActive };

it.each(Object.entries(withSetActive))(
  '%s refuses strangers while others hold the calendar',
  async (_, change) => {
    const stranger = api.callerFor(await api.createMember());
    await changeCalendar(api.deps, lounge.id, async () => {
      expect(await codeOf(change(stranger))).toBe('FORBIDDEN');
    });
  },
);

it.each(Object.entries(withSetActive).filter(([name]) => /^(rules|board|set)/.test(name)))(
  'a crowd at %s leaves connections to others',
  async (_, change) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    // without waiting in line, like another process
    const holder = api.deps.db.transaction().execute(async (tx) => {
      await sql`select from lounge_calendars where lounge_id = ${lounge.id} for update`.execute(tx);
      lock();
      await held;
    });
    await locked;
    const crowd = Array.from({ length: 12 }, () => change(api.callerFor(owner)));
    const outcomes = Promise.allSettled(crowd);
    await untilWaiting(api, 2);
    release();
    await holder;
    await outcomes;
  },
);

it('says that there is no such lounge', async () => {
  const change = changeCalendar(api.deps, 999_999, async () => {});
  expect(await codeOf(change)).toBe('LOUNGE_NOT_FOUND');
});
