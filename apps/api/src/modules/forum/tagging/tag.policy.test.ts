import { expect, it } from 'vitest';
import { plainActor } from '../../../lib/actor.ts';
import { mayTag } from './tag.policy.ts';

const thread = {
  categoryId: 1,
  authorId: 'anna',
  isCategoryActive: true,
  isSubforumActive: true,
  isSubforumLocked: false,
  isLocked: false,
};
const anna = { ...plainActor('anna'), emailVerified: true };

it('a thread is tagged by its author while it is open, and by moderators', () => {
  expect(mayTag(anna, thread)).toBe(true);
  expect(mayTag({ ...anna, id: 'ben' }, thread)).toBe(false);
  expect(mayTag(anna, { ...thread, isLocked: true })).toBe(false);
  expect(mayTag({ ...anna, emailVerified: false }, thread)).toBe(false);
  const moderator = { ...anna, id: 'mod', role: 'moderator' as const };
  expect(mayTag(moderator, { ...thread, isLocked: true })).toBe(true);
});
