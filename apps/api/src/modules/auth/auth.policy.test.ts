import type { Role } from '@oche/validators/auth/schemas';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { canSanction, needsSecondFactor, standingAt } from './auth.policy.ts';

const voice = { silencedUntil: null, silenceReason: null };

describe('a suspension', () => {
  const suspended = (suspendedUntil: string | null) =>
    ({ ...voice, status: 'suspended', suspendedUntil, statusReason: 'Streit' }) as const;
  const end = '2026-11-22T12:00:00.000Z';
  const over = { ...voice, status: 'active', suspendedUntil: null, statusReason: null };

  it('is over at its end, not before', () => {
    expect(standingAt(new Date('2026-11-22T11:59:59.999Z'), suspended(end))).toEqual(
      suspended(end),
    );
    expect(standingAt(new Date(end), suspended(end))).toEqual(over);
    expect(standingAt(new Date('2026-11-23'), suspended(end))).toEqual(over);
  });

  it('without an end is never over, and no ban is', () => {
    const ban = { ...voice, status: 'banned', suspendedUntil: end, statusReason: null } as const;
    expect(standingAt(new Date('2999-01-01'), suspended(null))).toEqual(suspended(null));
    expect(standingAt(new Date('2999-01-01'), ban)).toEqual(ban);
  });
});

it('a silence is over at its end, whatever a suspension does', () => {
  const silenced = {
    status: 'suspended',
    suspendedUntil: '2026-11-22T12:00:00.000Z',
    statusReason: 'Streit',
    silencedUntil: '2026-11-23T12:00:00.000Z',
    silenceReason: 'Ton',
  } as const;
  expect(standingAt(new Date('2026-11-22T11:00:00Z'), silenced)).toEqual(silenced);
  expect(standingAt(new Date('2026-11-22T12:00:00Z'), silenced)).toEqual({
    status: 'active',
    suspendedUntil: null,
    statusReason: null,
    silencedUntil: silenced.silencedUntil,
    silenceReason: 'Ton',
  });
  expect(standingAt(new Date('2026-11-23T12:00:00Z'), silenced)).toMatchObject(voice);
});

it('moderators and admins need a second factor, except on a developer’s machine', () => {
  const roles = ['user', 'moderator', 'admin'] as const;
  const needed = (NODE_ENV: 'production' | 'test' | 'development') =>
    roles.map((role) => needsSecondFactor({ NODE_ENV }, { role, moderates: [] }));
  expect(needed('production')).toEqual([false, true, true]);
  expect(needed('test')).toEqual([false, true, true]);
  expect(needed('development')).toEqual([false, false, false]);
  const ofCategory = { role: 'user', moderates: ['forum/3'] } as const;
  expect(needsSecondFactor({ NODE_ENV: 'production' }, ofCategory)).toBe(true);
});

it('the status of a member is set by those above, and nobody sets their own', () => {
  const may = (role: Role, of: Role, isSelf = false) => {
    const actor = { id: 'actor', role } as Actor;
    return canSanction(actor, { id: isSelf ? 'actor' : 'target', role: of });
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
