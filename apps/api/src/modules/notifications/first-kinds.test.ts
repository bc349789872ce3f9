import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useFreshMember, useTestApi } from '../../testing/index.ts';
import { anEvening, book, NOW } from '../bookings/testing.ts';
import { createLounge, setLounge } from '../lounges/testing.ts';
import { reportedPost } from '../moderation/testing.ts';

const api = useTestApi({ now: NOW });
const owner = useFreshMember(api, { first_name: 'Olga' });
const anna = useFreshMember(api, { first_name: 'Anna', last_name: 'Arrow' });
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const bellOf = (member: TestMember) => api.callerFor(member).social.notifications;
const listOf = async (member: TestMember) => (await bellOf(member).list({})).items;
const titlesOf = async (member: TestMember) => (await listOf(member)).map(({ title }) => title);
const countOf = async (member: TestMember) => (await bellOf(member).unread()).count;

describe('a booking', () => {
  it('of one’s own is there as read; the owner’s bell rings, until it is in the calendar', async () => {
    const booking = await book(api, anna, { loungeId: lounge.id });
    expect(await listOf(anna)).toMatchObject([
      {
        area: 'bookings',
        isRead: true,
        title: 'Deine Buchung bei Zur scharfen Kante steht',
        excerpt: 'Freitag, 7. März 2031, 19:00 bis 21:00 Uhr',
        path: `/bookings#booking-${booking.id}`,
        actor: null,
      },
    ]);
    expect(await countOf(anna)).toBe(0);
    expect(await listOf(owner)).toMatchObject([
      {
        isRead: false,
        title: 'Anna Arrow hat bei Zur scharfen Kante gebucht',
        path: `/venues/${lounge.id}/manage?date=2031-03-07`,
      },
    ]);
    await bellOf(owner).see({ places: [`desk/${booking.id}`] });
    expect(await countOf(owner)).toBe(0);
  });

  it('that the lounge confirms rings, and what is not true any more is gone', async () => {
    await setLounge(api.deps.db, lounge.id, { auto_confirm: false });
    const { id } = await book(api, anna, { loungeId: lounge.id });
    expect(await titlesOf(owner)).toEqual(['Anna Arrow möchte bei Zur scharfen Kante buchen']);
    await api.callerFor(owner).bookings.confirm({ id });
    expect(await titlesOf(anna)).toEqual(['Deine Buchung bei Zur scharfen Kante steht']);
    expect(await countOf(anna)).toBe(1);
    await api.callerFor(owner).bookings.cancel({ id, reason: 'Rohrbruch' });
    expect(await titlesOf(anna)).toEqual(['Zur scharfen Kante hat deine Buchung abgesagt']);
    expect(await countOf(anna)).toBe(1);
    await bellOf(anna).see({ places: [`booking/${id}`] });
    expect(await countOf(anna)).toBe(0);
    expect(await titlesOf(owner)).toEqual([]);
  });

  it('that its member cancels leads the owner to the calendar with cancelled ones', async () => {
    const { id } = await book(api, anna, { loungeId: lounge.id });
    await api.callerFor(anna).bookings.cancel({ id });
    expect(await listOf(owner)).toMatchObject([
      {
        title: 'Anna Arrow hat bei Zur scharfen Kante abgesagt',
        path: `/venues/${lounge.id}/manage?date=2031-03-07&cancelled=1`,
      },
    ]);
  });

  it('is nobody’s business who owns the lounge no more', async () => {
    await book(api, anna, { loungeId: lounge.id });
    expect(await countOf(owner)).toBe(1);
    await api.deps.db
      .updateTable('lounge_staff')
      .set({ role: 'manager' })
      .where('user_id', '=', owner.id)
      .execute();
    expect(await countOf(owner)).toBe(0);
    expect(await titlesOf(owner)).toEqual([]);
  });

  it('rings also between two who block each other: the desk has to know its guests', async () => {
    await api.callerFor(owner).social.people.block({ userId: anna.id });
    await book(api, anna, { loungeId: lounge.id });
    expect(await countOf(owner)).toBe(1);
  });

  it('that is rolled back is told to nobody', async () => {
    const evening = anEvening({ loungeId: lounge.id });
    await expect(
      api.callerFor(anna).bookings.create({ ...evening, totalPrice: 0.01 }),
    ).rejects.toThrow();
    expect([await titlesOf(anna), await titlesOf(owner)]).toEqual([[], []]);
  });
});

describe('a review', () => {
  const review = (comment: string) =>
    api.callerFor(anna).lounges.review.save({ loungeId: lounge.id, rating: 4, comment });

  it('rings for the owner, and its answer for who wrote it', async () => {
    const { id } = await review('Gute Boards.');
    expect(await listOf(owner)).toMatchObject([
      {
        area: 'lounges',
        title: 'Neue Bewertung für Zur scharfen Kante: 4 von 5',
        excerpt: 'Gute Boards.',
        path: `/venues/${lounge.id}#reviews`,
        actor: { firstName: 'Anna', lastName: 'Arrow' },
      },
    ]);
    await review('Sehr gute Boards.');
    expect(await countOf(owner)).toBe(1);
    await api.callerFor(owner).lounges.review.answer({ id, answer: 'Danke!' });
    expect(await listOf(anna)).toMatchObject([
      { title: 'Zur scharfen Kante hat auf deine Bewertung geantwortet', excerpt: 'Danke!' },
    ]);
    await bellOf(anna).see({ places: [`review/${id}`] });
    expect(await countOf(anna)).toBe(0);
  });

  it('that is hidden says nothing more, and one of somebody blocked says nothing at all', async () => {
    const { id } = await review('Unsinn');
    const moderator = await api.createMember({ role: 'moderator' });
    await api.callerFor(moderator).lounges.review.hide({ id, isHidden: true });
    expect([await titlesOf(owner), await countOf(owner)]).toEqual([[], 0]);
    const other = await createLounge(api, owner);
    await api.callerFor(owner).social.people.block({ userId: anna.id });
    await api.callerFor(anna).lounges.review.save({ loungeId: other.id, rating: 1 });
    expect(await countOf(owner)).toBe(0);
  });
});

it('a claim that is decided rings for who made it', async () => {
  await api.callerFor(anna).lounges.claim.create({ loungeId: lounge.id, message: 'Meine!' });
  const admin = await api.createMember({ role: 'admin' });
  const { items } = await api.callerFor(admin).lounges.claim.list({});
  await api.callerFor(admin).lounges.claim.decide({ id: items[0]?.id ?? 0, isApproved: true });
  expect(await listOf(anna)).toMatchObject([
    { title: 'Zur scharfen Kante gehört jetzt dir', path: `/venues/${lounge.id}` },
  ]);
});

describe('a decision of the moderators', () => {
  async function decided() {
    // earlier than now, so that what is due ten minutes later runs at once
    api.deps.clock.set('2025-11-21T19:00:00Z');
    const moderator = await api.createMember({ role: 'moderator' });
    const { caseId: id } = await reportedPost(api, anna, [owner]);
    const { case: cases, decision } = api.callerFor(moderator).moderation;
    await cases.claim({ id });
    const { decisions } = await cases.decide({
      id,
      action: 'delete',
      rule: 'spam',
      statement: 'Werbung',
    });
    return () => decision.undo({ id: decisions[0]?.id ?? 0 });
  }

  it('rings for author and reporter when it cannot be undone any more', async () => {
    await decided();
    expect([await countOf(anna), await countOf(owner)]).toEqual([0, 0]);
    await runJobs(api);
    expect(await listOf(anna)).toMatchObject([
      {
        area: 'moderation',
        title: 'Die Moderation hat entschieden',
        excerpt: 'Welche Flights?: Es ist gelöscht.',
        path: '/moderation/mine',
      },
    ]);
    expect(await listOf(owner)).toMatchObject([{ title: 'Was aus deiner Meldung wurde' }]);
    await bellOf(anna).see({ places: ['cases'] });
    expect([await countOf(anna), await countOf(owner)]).toEqual([0, 1]);
  });

  it('that is undone is told to nobody', async () => {
    const undo = await decided();
    await undo();
    await runJobs(api);
    expect([await titlesOf(anna), await titlesOf(owner)]).toEqual([[], []]);
    expect([await countOf(anna), await countOf(owner)]).toEqual([0, 0]);
  });
});
