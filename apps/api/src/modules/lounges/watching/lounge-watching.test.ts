import { beforeEach, expect, it } from 'vitest';
import { runJobs, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createLounge } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
const owner = useFreshMember(api);
const ben = useFreshMember(api, { first_name: 'Ben' });
const cem = useFreshMember(api);
let id: number;

beforeEach(async () => {
  ({ id } = await createLounge(api, owner, { name: 'Bull’s Eye' }));
});

const set = (member: TestMember, level: 'watching' | 'muted') =>
  api.callerFor(member).social.watching.set({ kind: 'lounge', id, level });

async function review(author: TestMember, rating = 4, comment?: string) {
  const saved = await api
    .callerFor(author)
    .lounges.review.save({ loungeId: id, rating, ...(comment && { comment }) });
  await runJobs(api);
  return saved;
}

const told = async (member: TestMember, locale: 'de' | 'en' = 'de') => {
  const { items } = await api.callerFor(member, { locale }).social.notifications.list({});
  return items.map(({ title, excerpt }) => [title, excerpt]);
};

it('who watches a lounge hears of its new reviews, together', async () => {
  await set(cem, 'watching');
  await review(ben, 4, 'Gute Boards.');
  expect(await told(cem)).toEqual([['Ben hat Bull’s Eye bewertet', '★★★★☆ Gute Boards.']]);
  // an edit is nothing new
  await review(ben, 1);
  expect(await told(cem)).toEqual([['Ben hat Bull’s Eye bewertet', '★☆☆☆☆']]);
  await review(await api.createMember(), 5);
  expect(await told(cem)).toEqual([['2 neue Bewertungen für Bull’s Eye', '★★★★★']]);
  expect(await told(cem, 'en')).toEqual([['2 new reviews of Bull’s Eye', '★★★★★']]);
  expect(await told(ben)).toEqual([]);
});

it('the owner who watches it hears once of a review', async () => {
  await set(owner, 'watching');
  await review(ben);
  expect(await told(owner)).toHaveLength(1);
});

it('what is hidden, or of somebody blocked, is not told', async () => {
  await set(cem, 'watching');
  const hidden = await review(ben);
  const moderator = await api.createMember({ role: 'moderator' });
  await api.callerFor(moderator).lounges.review.hide({ id: hidden.id, isHidden: true });
  expect(await told(cem)).toEqual([]);
  const other = await api.createMember();
  await api.callerFor(cem).social.people.block({ userId: other.id });
  await review(other);
  expect(await told(cem)).toEqual([]);
});

it('who has muted it hears neither of reviews nor of the answer to their own', async () => {
  await set(owner, 'muted');
  await set(ben, 'muted');
  const { id: reviewId } = await review(ben);
  await api.callerFor(owner).lounges.review.answer({ id: reviewId, answer: 'Danke!' });
  expect([await told(owner), await told(ben)]).toEqual([[], []]);
});
