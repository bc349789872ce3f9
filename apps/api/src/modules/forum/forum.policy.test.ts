import { describe, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import {
  closedFor,
  postRights,
  requireEditable,
  requireOpen,
  requirePostDeletable,
  requireThreadDeletable,
  subforumRights,
  type ThreadPlace,
  threadRights,
} from './forum.policy.ts';

const member = (id: string, role: Actor['role'] = 'user'): Actor => ({
  id,
  role,
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  silencedUntil: null,
  silenceReason: null,
  moderates: [],
  emailVerified: true,
});
const anna = member('anna');
const ben = member('ben');
const moderator = member('mod', 'moderator');
const admin = member('admin', 'admin');

const open: ThreadPlace = {
  categoryId: 7,
  isCategoryActive: true,
  isSubforumActive: true,
  isSubforumLocked: false,
  isLocked: false,
};

/** @returns the code that the rule throws, or null */
function codeOf(rule: () => void): string | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('closedFor names the outermost reason', () => {
  const everything = {
    categoryId: 7,
    isCategoryActive: false,
    isSubforumActive: false,
    isSubforumLocked: true,
    isLocked: true,
  };
  it.each([
    [everything, 'CATEGORY_INACTIVE', 'CATEGORY_INACTIVE'],
    [{ ...everything, isCategoryActive: true }, 'SUBFORUM_INACTIVE', 'SUBFORUM_INACTIVE'],
    [{ ...open, isSubforumLocked: true, isLocked: true }, 'SUBFORUM_LOCKED', null],
    [{ ...open, isLocked: true }, 'THREAD_LOCKED', null],
    [open, null, null],
  ])('%j', (place, forMembers, forStaff) => {
    expect([null, anna].map((actor) => closedFor(actor, place))).toEqual([forMembers, forMembers]);
    expect([moderator, admin].map((actor) => closedFor(actor, place))).toEqual([
      forStaff,
      forStaff,
    ]);
  });
});

describe('a post', () => {
  const createdAt = '2026-11-21T19:00:00.000Z';
  const post = { number: 2, authorId: 'anna', createdAt };
  const locked = { ...open, isLocked: true };
  const minutesLater = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000);

  it.each([
    [anna, open, 0, null],
    [anna, open, 30, null],
    [anna, open, 30.001, 'EDIT_WINDOW_OVER'],
    [anna, locked, 0, 'THREAD_LOCKED'],
    [ben, open, 0, 'FORBIDDEN'],
    [moderator, open, 0, 'FORBIDDEN'],
  ])('is edited by %j in %j after %d minutes: %s', (actor, place, minutes, code) => {
    const now = minutesLater(minutes);
    expect(codeOf(() => requireEditable(actor, post, place, now))).toBe(code);
  });

  it.each([
    [anna, post, open, null],
    [anna, post, locked, 'THREAD_LOCKED'],
    [anna, { ...post, number: 1 }, open, 'FIRST_POST'],
    [ben, post, open, 'FORBIDDEN'],
    [ben, { ...post, number: 1 }, open, 'FORBIDDEN'],
    [moderator, post, locked, null],
    [admin, post, { ...open, isCategoryActive: false }, null],
    [moderator, { ...post, number: 1 }, open, 'FIRST_POST'],
  ])('is deleted by %j, %j, in %j: %s', (actor, facts, place, code) => {
    expect(codeOf(() => requirePostDeletable(actor, facts, place))).toBe(code);
  });
});

describe('a thread', () => {
  const lonely = { ...open, authorId: 'anna', postCount: 1 };
  it.each([
    [anna, lonely, null],
    [anna, { ...lonely, postCount: 2 }, 'THREAD_HAS_REPLIES'],
    [anna, { ...lonely, isSubforumLocked: true }, 'SUBFORUM_LOCKED'],
    [ben, lonely, 'FORBIDDEN'],
    [moderator, { ...lonely, postCount: 2, isSubforumActive: false }, null],
    [admin, { ...lonely, postCount: 2 }, null],
  ])('is deleted by %j, %j: %s', (actor, thread, code) => {
    expect(codeOf(() => requireThreadDeletable(actor, thread))).toBe(code);
  });
});

describe('what a reader is told that they can do', () => {
  const createdAt = '2026-11-21T19:00:00.000Z';
  const editUntil = '2026-11-21T19:30:00.000Z';
  const inTime = new Date(editUntil);
  const late = new Date(inTime.getTime() + 1);
  const places: ThreadPlace[] = [
    open,
    { ...open, isLocked: true },
    { ...open, isSubforumLocked: true },
    { ...open, isSubforumActive: false },
    { ...open, isCategoryActive: false },
  ];
  const isDone = (rule: () => void) => codeOf(rule) === null;

  it.each([anna, ben, moderator, admin])('is what the services let %j do', (actor) => {
    for (const place of places) {
      for (const authorId of ['anna', 'mod']) {
        for (const number of [1, 2]) {
          for (const now of [inTime, late]) {
            const post = { number, authorId, createdAt };
            const isEditable = isDone(() => requireEditable(actor, post, place, now));
            expect(postRights(actor, post, place, now)).toEqual({
              editUntil: isEditable ? editUntil : null,
              delete: isDone(() => requirePostDeletable(actor, post, place)),
            });
          }
          const thread = { ...place, authorId, postCount: number };
          expect(threadRights(actor, thread)).toEqual({
            reply: isDone(() => requireOpen(actor, place)),
            delete: isDone(() => requireThreadDeletable(actor, thread)),
            restore: actor === moderator || actor === admin,
          });
        }
      }
      const { isLocked, ...around } = place;
      const startThread = isDone(() => requireOpen(actor, around));
      expect(subforumRights(actor, around)).toEqual({ startThread });
    }
  });

  it('is nothing for visitors, and for members who may not write', () => {
    const own = { number: 2, authorId: 'anna', createdAt };
    const lonely = { ...open, authorId: 'anna', postCount: 1 };
    const kept = [
      null,
      { ...anna, status: 'suspended' },
      { ...anna, emailVerified: false },
    ] as const;
    for (const actor of [...kept, { ...moderator, emailVerified: false }]) {
      expect(postRights(actor, own, open, inTime)).toEqual({ editUntil: null, delete: false });
      expect(threadRights(actor, lonely)).toEqual({ reply: false, delete: false, restore: false });
      expect(subforumRights(actor, open)).toEqual({ startThread: false });
    }
  });
});
