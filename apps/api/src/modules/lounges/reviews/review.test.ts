import type { Lounge } from '@oche/validators/lounges/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  refusal,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { addBooking, addStaff, allTold, createLounge, setLounge } from '../testing.ts';

const api = useTestApi();
const owner = useMember(api, { locale: 'en' });
const ben = useMember(api, { first_name: 'Ben' });
const carla = useMember(api, { first_name: 'Carla' });
const moderator = useMember(api, { role: 'moderator' });
let lounge: Lounge;

beforeEach(async () => {
  lounge = await createLounge(api, owner);
});

const reviewsFor = (member: TestMember | null) => api.callerFor(member).lounges.review;
const save = (member: TestMember, rating: number, comment?: string) =>
  reviewsFor(member).save({ loungeId: lounge.id, rating, comment });
const list = (member: TestMember | null) => reviewsFor(member).list({ loungeId: lounge.id });
const ratingOf = async () => {
  const { rating, ratingCount } = await api.callerFor(null).lounges.get({ id: lounge.id });
  return [rating, ratingCount];
};

/** Adds a booking that is over. */
const playThere = (member: TestMember, status: 'completed' | 'confirmed' = 'completed') =>
  addBooking(api.deps.db, {
    loungeId: lounge.id,
    member,
    status,
    startAt: api.deps.clock.inMinutes(-180),
    endAt: api.deps.clock.inMinutes(-60),
  });

describe('reviewed', () => {
  it('says which of some lounges the member has reviewed, and to nobody else', async () => {
    const other = await createLounge(api, owner);
    await save(ben, 4);
    const reviewed = async (member: TestMember | null) =>
      (await reviewsFor(member).reviewed({ loungeIds: [other.id, lounge.id] })).loungeIds;
    expect(await reviewed(ben)).toEqual([lounge.id]);
    expect(await reviewed(carla)).toEqual([]);
    expect(await codeOf(reviewed(null))).toBe('UNAUTHENTICATED');
    expect(await codeOf(reviewsFor(ben).reviewed({ loungeIds: [] }))).toBe('BAD_INPUT');
  });
});

describe('save', () => {
  it('shows the review to everybody and counts it', async () => {
    const review = await save(ben, 4, '  Gute Boards  ');
    expect(review).toMatchObject({
      loungeId: lounge.id,
      rating: 4,
      comment: 'Gute Boards',
      author: { id: ben.id, firstName: 'Ben', lastName: ben.last_name },
      isVisitConfirmed: false,
      editedAt: null,
      answer: null,
      isHidden: false,
      openReports: 0,
    });
    await save(carla, 1);
    const { items, distribution, own } = await list(null);
    expect(items.map(({ rating }) => rating)).toEqual([1, 4]);
    expect(items[0]?.comment).toBeNull();
    expect(distribution).toEqual([1, 0, 0, 1, 0]);
    expect(own).toBeNull();
    expect(await ratingOf()).toEqual([2.5, 2]);
  });

  it('changes the own review, which keeps its place and its answer', async () => {
    const { id, createdAt } = await save(ben, 2, 'Zu dunkel');
    await reviewsFor(owner).answer({ id, answer: 'Wir haben neue Lampen.' });
    const edited = await save(ben, 5, 'Jetzt ist es hell');
    expect(edited).toMatchObject({ id, createdAt, rating: 5, comment: 'Jetzt ist es hell' });
    expect(edited.editedAt).not.toBeNull();
    expect(edited.answer?.text).toBe('Wir haben neue Lampen.');
    expect(await ratingOf()).toEqual([5, 1]);
    expect((await list(ben)).own).toEqual(edited);
  });

  it('does not call the same again an edit', async () => {
    await save(ben, 3, 'Ganz gut');
    expect((await save(ben, 3, 'Ganz gut')).editedAt).toBeNull();
    expect(await ratingOf()).toEqual([3, 1]);
  });

  it('confirms the visit of who has completed a booking there', async () => {
    expect((await save(ben, 3)).isVisitConfirmed).toBe(false);
    await playThere(ben);
    await playThere(carla, 'confirmed');
    expect((await save(ben, 4)).isVisitConfirmed).toBe(true);
    expect((await save(carla, 4)).isVisitConfirmed).toBe(false);
  });

  it('is refused to the team, and where the lounge is not active or not there', async () => {
    const manager = await api.createMember();
    await addStaff(api.deps.db, lounge.id, manager);
    expect(await codeOf(save(owner, 5))).toBe('REVIEW_OF_OWN_LOUNGE');
    expect(await codeOf(save(manager, 5))).toBe('REVIEW_OF_OWN_LOUNGE');
    await setLounge(api.deps.db, lounge.id, { is_active: false });
    expect(await codeOf(save(ben, 5))).toBe('LOUNGE_INACTIVE');
    const unknown = reviewsFor(ben).save({ loungeId: 999_999, rating: 5 });
    expect(await codeOf(unknown)).toBe('LOUNGE_NOT_FOUND');
  });

  it.each([
    [{ rating: 0 }, { rating: 'ratingRequired' }],
    [{ rating: 6 }, { rating: 'ratingTooHigh' }],
    [{ rating: 2.5 }, { rating: 'invalidNumber' }],
    [{ comment: 'x'.repeat(2001) }, { comment: 'tooLong' }],
  ])('refuses %j', async (bad, fields) => {
    const call = reviewsFor(ben).save({ loungeId: lounge.id, rating: 3, ...bad });
    expect((await refusal(call)).fields).toEqual(fields);
  });

  it('tells the owner by mail, in the owner’s language, once', async () => {
    await save(ben, 4, 'Gute Boards');
    await save(ben, 5, 'Sehr gute Boards');
    const mails = await receiveMails(api, owner.email);
    const about = mails.filter(({ text }) => text.includes('Sehr gute Boards'));
    expect(about).toHaveLength(1);
    expect(about[0]?.subject).toBe(`New review of ${lounge.name}: 5 of 5`);
    expect(about[0]?.text).toContain(`/venues/${lounge.id}`);
  });
});

describe('list', () => {
  it('goes on where the page ended, also when a review was written since', async () => {
    await save(ben, 1);
    await save(carla, 2);
    await save(moderator, 3);
    const first = await reviewsFor(null).list({ loungeId: lounge.id, limit: 2 });
    await save(await api.createMember(), 4);
    const cursor = first.nextCursor ?? undefined;
    const second = await reviewsFor(null).list({ loungeId: lounge.id, limit: 2, cursor });
    expect(first.items.map(({ rating }) => rating)).toEqual([3, 2]);
    expect(second.items.map(({ rating }) => rating)).toEqual([1]);
    expect(second.nextCursor).toBeNull();
  });

  it('is refused for what is not there, with a wrong cursor, and for who may not read the lounge', async () => {
    expect(await codeOf(reviewsFor(null).list({ loungeId: 999_999 }))).toBe('LOUNGE_NOT_FOUND');
    const wrong = reviewsFor(null).list({ loungeId: lounge.id, cursor: 'x' });
    expect(await codeOf(wrong)).toBe('BAD_INPUT');
    await setLounge(api.deps.db, lounge.id, { is_active: false });
    expect(await codeOf(list(ben))).toBe('LOUNGE_NOT_FOUND');
    expect((await list(owner)).items).toEqual([]);
  });
});

describe('delete', () => {
  it('takes an own review back, with its reports', async () => {
    const { id } = await save(ben, 1);
    await save(carla, 5);
    await report(carla, id);
    expect(await reviewsFor(ben).delete({ id })).toEqual({ ok: true });
    expect(await ratingOf()).toEqual([5, 1]);
    expect(await codeOf(reviewsFor(ben).delete({ id }))).toBe('REVIEW_NOT_FOUND');
    expect((await save(ben, 2)).id).not.toBe(id);
  });

  it('is not for others, nor for what a moderator has hidden', async () => {
    const { id } = await save(ben, 1);
    const admin = await api.createMember({ role: 'admin' });
    for (const other of [carla, owner, moderator, admin]) {
      expect(await codeOf(reviewsFor(other).delete({ id }))).toBe('FORBIDDEN');
    }
    await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(await codeOf(reviewsFor(ben).delete({ id }))).toBe('FORBIDDEN');
  });
});

describe('answer', () => {
  it('stands beneath the review, and its author is told by mail', async () => {
    const { id } = await save(ben, 3, 'Naja');
    const answered = await reviewsFor(owner).answer({ id, answer: 'Komm wieder!' });
    expect(answered.answer?.text).toBe('Komm wieder!');
    expect((await list(null)).items[0]?.answer).toEqual(answered.answer);
    const mails = await receiveMails(api, ben.email);
    expect(mails.at(-1)).toMatchObject({
      subject: `${lounge.name} hat auf deine Bewertung geantwortet`,
      text: expect.stringContaining('Komm wieder!'),
    });
  });

  it('is given once, also by a manager or an admin', async () => {
    const manager = await api.createMember();
    await addStaff(api.deps.db, lounge.id, manager);
    const { id } = await save(ben, 3);
    await reviewsFor(manager).answer({ id, answer: 'Danke!' });
    const again = reviewsFor(owner).answer({ id, answer: 'Danke sehr!' });
    expect(await codeOf(again)).toBe('REVIEW_ANSWERED');
    const admin = await api.createMember({ role: 'admin' });
    const other = await save(carla, 3);
    const byAdmin = await reviewsFor(admin).answer({ id: other.id, answer: 'Danke!' });
    expect(byAdmin.answer?.text).toBe('Danke!');
  });

  it('of many at once is one', async () => {
    const { id } = await save(ben, 3);
    const calls = Array.from({ length: 8 }, (_, index) =>
      reviewsFor(owner).answer({ id, answer: `Antwort ${index}` }),
    );
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is for the team only, and for what everybody sees', async () => {
    const { id } = await save(ben, 3);
    const answer = 'Nein';
    for (const other of [ben, carla, moderator]) {
      expect(await codeOf(reviewsFor(other).answer({ id, answer }))).toBe('FORBIDDEN');
    }
    expect(await codeOf(reviewsFor(owner).answer({ id, answer: ' ' }))).toBe('BAD_INPUT');
    await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(await codeOf(reviewsFor(owner).answer({ id, answer }))).toBe('REVIEW_NOT_FOUND');
  });
});

describe('what the reader can do', () => {
  const nothing = { delete: false, report: false, answer: false, hide: false };
  const rightsOf = async (member: TestMember | null, id: number) => {
    const { items, own, can } = await list(member);
    const review = items.find((each) => each.id === id) ?? own;
    return { ...review?.can, write: can.write };
  };

  it('is what the server lets them do', async () => {
    const manager = await api.createMember();
    const admin = await api.createMember({ role: 'admin' });
    await addStaff(api.deps.db, lounge.id, manager);
    const { id } = await save(ben, 3);
    const suspended = { ...ben, status: 'suspended' } as const;
    const unproven = { ...moderator, email_verified_at: null };
    const rights = await Promise.all(
      [null, ben, carla, manager, moderator, admin, suspended, unproven].map((member) =>
        rightsOf(member, id),
      ),
    );
    expect(rights).toEqual([
      { ...nothing, write: false },
      { ...nothing, delete: true, write: true },
      { ...nothing, report: true, write: true },
      { ...nothing, report: true, answer: true, write: false },
      { ...nothing, report: true, hide: true, write: true },
      { ...nothing, report: true, answer: true, hide: true, write: true },
      { ...nothing, write: false },
      { ...nothing, write: false },
    ]);
  });

  it('changes with the review', async () => {
    const { id, can } = await save(ben, 3);
    expect(can).toEqual({ ...nothing, delete: true });
    expect((await reviewsFor(owner).answer({ id, answer: 'Danke!' })).can).toEqual({
      ...nothing,
      report: true,
    });
    const hidden = await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(hidden.can).toEqual({ ...nothing, hide: true });
    expect(await rightsOf(ben, id)).toEqual({ ...nothing, write: true });
  });

  it('is not to answer oneself, nor to review where one works or nobody plays any more', async () => {
    const admin = await api.createMember({ role: 'admin' });
    const own = await save(admin, 5);
    expect(own.can).toEqual({ ...nothing, delete: true, hide: true });
    const answer = reviewsFor(admin).answer({ id: own.id, answer: 'Wie wahr!' });
    expect(await codeOf(answer)).toBe('FORBIDDEN');

    const staffAdmin = await api.createMember({ role: 'admin' });
    await addStaff(api.deps.db, lounge.id, staffAdmin);
    expect((await list(staffAdmin)).can).toEqual({ write: false });
    await setLounge(api.deps.db, lounge.id, { is_active: false });
    expect((await list(moderator)).can).toEqual({ write: false });
  });
});

const report = (member: TestMember, id: number) =>
  api.callerFor(member).moderation.report.create({
    kind: 'review',
    id: String(id),
    reason: 'inappropriate',
    description: 'Beleidigt',
  });

describe('report and hide', () => {
  it('lets moderators see reports, hide the review, and show it again', async () => {
    const { id } = await save(ben, 1, 'Frechheit');
    await save(carla, 5);
    await report(carla, id);
    await report(owner, id);
    const reported = (await list(moderator)).items.find((review) => review.id === id);
    expect(reported?.openReports).toBe(2);
    expect((await list(owner)).items.map(({ openReports }) => openReports)).toEqual([0, 0]);

    const hidden = await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(hidden).toMatchObject({ isHidden: true, openReports: 0 });
    expect(await ratingOf()).toEqual([5, 1]);
    for (const reader of [null, carla, owner]) {
      expect((await list(reader)).items.map(({ rating }) => rating)).toEqual([5]);
    }
    expect((await list(null)).distribution).toEqual([0, 0, 0, 0, 1]);
    expect((await list(moderator)).items).toHaveLength(2);
    expect((await list(ben)).own).toMatchObject({ id, isHidden: true });

    await reviewsFor(moderator).hide({ id, isHidden: false });
    expect(await ratingOf()).toEqual([3, 2]);
    expect((await list(null)).items).toHaveLength(2);
  });

  it('keeps a hidden review hidden when its author edits it', async () => {
    const { id } = await save(ben, 1, 'Frechheit');
    await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(await save(ben, 5, 'War nicht so gemeint')).toMatchObject({ id, isHidden: true });
    expect(await ratingOf()).toEqual([null, 0]);
    await reviewsFor(moderator).hide({ id, isHidden: false });
    expect(await ratingOf()).toEqual([5, 1]);
  });

  it('hides and shows once', async () => {
    const { id } = await save(ben, 4);
    await reviewsFor(moderator).hide({ id, isHidden: true });
    await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(await ratingOf()).toEqual([null, 0]);
    await reviewsFor(moderator).hide({ id, isHidden: false });
    await reviewsFor(moderator).hide({ id, isHidden: false });
    expect(await ratingOf()).toEqual([4, 1]);
  });

  it('closes reports of a review that may stay', async () => {
    const { id } = await save(ben, 4);
    await report(carla, id);
    await reviewsFor(moderator).hide({ id, isHidden: false });
    expect((await list(moderator)).items[0]?.openReports).toBe(0);
  });

  it('keeps the author and what is hidden out of the reports', async () => {
    const { id } = await save(ben, 4);
    expect(await codeOf(report(ben, id))).toBe('OWN_THING');
    await reviewsFor(moderator).hide({ id, isHidden: true });
    expect(await codeOf(report(owner, id))).toBe('THING_NOT_FOUND');
  });
});

it('tells pages that show the rating of every change', async () => {
  await allTold(api);
  const told: number[] = [];
  const stop = api.deps.events.on('lounge.changed', ({ loungeId }) => told.push(loungeId));
  const { id } = await save(ben, 4);
  await reviewsFor(owner).answer({ id, answer: 'Danke' });
  await reviewsFor(moderator).hide({ id, isHidden: true });
  await reviewsFor(moderator).hide({ id, isHidden: false });
  await reviewsFor(ben).delete({ id });
  await allTold(api);
  expect(told.filter((each) => each === lounge.id)).toHaveLength(5);
  stop();
});
