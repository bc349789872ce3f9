import type { CurrentUser } from '@oche/validators/auth';
import type { Post } from '@oche/validators/forum';
import { EDIT_WINDOW_MINUTES } from '@oche/validators/forum-limits';
import { describe, expect, it } from 'vitest';
import {
  canAnswer,
  canDelete,
  canDeleteThread,
  canEdit,
  canWrite,
  minutesLeft,
  type Reader,
} from './post-policy.ts';

const CREATED = '2026-11-21T19:00:30.000Z';
const MINUTE = Math.floor(Date.parse(CREATED) / 60_000);

const member = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'anna',
  email: 'anna@oche.test',
  emailVerified: true,
  firstName: 'Anna',
  lastName: 'Beck',
  profileImageUrl: null,
  role: 'user',
  userType: 'Darts-Spieler',
  zipCode: null,
  country: 'DE',
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  secondFactor: false,
  secondFactorSetupRequired: false,
  hasPassword: true,
  createdAt: CREATED,
  ...facts,
});

const reader = (facts: Partial<Reader> = {}): Reader => ({
  member: member(),
  closed: null,
  postCount: 3,
  ...facts,
});

const post = (number: number, authorId = 'anna'): Post => ({
  id: number,
  threadId: 1,
  number,
  rootNumber: number,
  content: 'Gut Dart!',
  parentPostId: null,
  parent: null,
  quote: null,
  authorId,
  author: { firstName: 'Anna', lastName: 'Beck' },
  createdAt: CREATED,
  editedAt: null,
});

const visitor = reader({ member: null });
const suspended = reader({ member: member({ status: 'suspended' }) });
const unverified = reader({ member: member({ emailVerified: false }) });
const closed = reader({ closed: 'THREAD_LOCKED' });
const moderator = reader({ member: member({ id: 'mod', role: 'moderator' }) });
const halfModerator = reader({
  member: member({ id: 'mod', role: 'moderator', secondFactorSetupRequired: true }),
});

describe('answering', () => {
  it('is for members, for every post but the first', () => {
    expect(canAnswer(post(2, 'ben'), reader())).toBe(true);
    expect(canAnswer(post(1, 'ben'), reader())).toBe(false);
  });

  it.each([
    ['visitors', visitor],
    ['suspended members', suspended],
    ['members without a confirmed address', unverified],
    ['anybody where the thread is closed', closed],
  ])('is not for %s', (_, who) => {
    expect(canWrite(who)).toBe(false);
    expect(canAnswer(post(2, 'ben'), who)).toBe(false);
  });
});

describe('editing', () => {
  it('is for the author, as long as the window is open', () => {
    expect(canEdit(post(1), reader(), MINUTE)).toBe(true);
    expect(canEdit(post(1, 'ben'), reader(), MINUTE)).toBe(false);
    expect(canEdit(post(1), reader(), MINUTE + EDIT_WINDOW_MINUTES - 1)).toBe(true);
    expect(canEdit(post(1), reader(), MINUTE + EDIT_WINDOW_MINUTES)).toBe(false);
    expect(canEdit(post(1), reader(), null)).toBe(false);
    expect(canEdit(post(1), closed, MINUTE)).toBe(false);
  });

  it('counts the minutes down', () => {
    expect(minutesLeft(post(1), MINUTE)).toBe(EDIT_WINDOW_MINUTES);
    expect(minutesLeft(post(1), MINUTE + EDIT_WINDOW_MINUTES - 1)).toBe(1);
  });
});

describe('deleting a post', () => {
  it('is for its author and for moderators, also where the thread is closed for others', () => {
    expect(canDelete(post(2), reader())).toBe(true);
    expect(canDelete(post(2, 'ben'), reader())).toBe(false);
    expect(canDelete(post(2), closed)).toBe(false);
    expect(canDelete(post(2, 'ben'), { ...moderator, closed: 'CATEGORY_INACTIVE' })).toBe(true);
    expect(canDelete(post(2, 'ben'), halfModerator)).toBe(false);
    expect(canDelete(post(2), suspended)).toBe(false);
  });

  it('never is for the first post: it goes with its thread', () => {
    expect(canDelete(post(1), reader())).toBe(false);
    expect(canDelete(post(1), moderator)).toBe(false);
  });
});

describe('deleting a thread', () => {
  it('is for the starter as long as nobody has answered, and for moderators', () => {
    expect(canDeleteThread(post(1), reader({ postCount: 1 }))).toBe(true);
    expect(canDeleteThread(post(1), reader({ postCount: 2 }))).toBe(false);
    expect(canDeleteThread(post(1, 'ben'), reader({ postCount: 1 }))).toBe(false);
    expect(canDeleteThread(post(1, 'ben'), moderator)).toBe(true);
    expect(canDeleteThread(post(2), reader({ postCount: 1 }))).toBe(false);
  });
});
