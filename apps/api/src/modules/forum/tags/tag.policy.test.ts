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

const warm = { level: 1 } as const;

it('a thread is tagged by its author from level 1 on while it is open, and by moderators', () => {
  expect(mayTag(anna, thread, warm)).toBe(true);
  expect(mayTag({ ...anna, id: 'ben' }, thread, warm)).toBe(false);
  expect(mayTag(anna, { ...thread, isLocked: true }, warm)).toBe(false);
  expect(mayTag({ ...anna, emailVerified: false }, thread, warm)).toBe(false);
  const moderator = { ...anna, id: 'mod', role: 'moderator' as const };
  expect(mayTag(moderator, { ...thread, isLocked: true }, { level: 0 })).toBe(true);
  expect(mayTag(anna, thread, { level: 0 })).toBe(false);
});
