import type { Role } from '@oche/validators/auth';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { canSetStatus, needsSecondFactor, standingAt } from './auth.policy.ts';

describe('a suspension', () => {
  const suspended = (suspendedUntil: string | null) =>
    ({ status: 'suspended', suspendedUntil, statusReason: 'Streit' }) as const;
  const end = '2026-11-22T12:00:00.000Z';
  const over = { status: 'active', suspendedUntil: null, statusReason: null };

  it('is over at its end, not before', () => {
    expect(standingAt(new Date('2026-11-22T11:59:59.999Z'), suspended(end))).toEqual(
      suspended(end),
    );
    expect(standingAt(new Date(end), suspended(end))).toEqual(over);
    expect(standingAt(new Date('2026-11-23'), suspended(end))).toEqual(over);
  });

  it('without an end is never over, and no ban is', () => {
    const ban = { status: 'banned', suspendedUntil: end, statusReason: null } as const;
    expect(standingAt(new Date('2999-01-01'), suspended(null))).toEqual(suspended(null));
    expect(standingAt(new Date('2999-01-01'), ban)).toEqual(ban);
  });
});

it('moderators and admins need a second factor, except on a developer’s machine', () => {
  const roles = ['user', 'moderator', 'admin'] as const;
  const needed = (NODE_ENV: 'production' | 'test' | 'development') =>
    roles.map((role) => needsSecondFactor({ NODE_ENV }, role));
  expect(needed('production')).toEqual([false, true, true]);
  expect(needed('test')).toEqual([false, true, true]);
  expect(needed('development')).toEqual([false, false, false]);
});

it('the status of a member is set by those above, and nobody sets their own', () => {
  const may = (role: Role, of: Role, isSelf = false) => {
    const actor = { id: 'actor', role } as Actor;
    return canSetStatus(actor, { id: isSelf ? 'actor' : 'target', role: of });
  };
  const table = (['user', 'moderator', 'admin'] as const).map((role) => [
    may(role, 'user'),
    may(role, 'moderator'),
    may(role, 'admin'),
  ]);
  expect(table).toEqual([
    [false, false, false],
    [true, false, false],
    [true, true, false],
  ]);
  expect([
    may('user', 'user', true),
    may('moderator', 'user', true),
    may('admin', 'user', true),
  ]).toEqual([false, false, false]);
});
