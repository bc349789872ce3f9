import { describe, expect, it } from 'vitest';
import type { Actor } from '../../lib/actor.ts';
import { canRead, effectiveRole, requireOwnerRole, requireStaffRole } from './lounges.policy.ts';

const actor = (role: Actor['role']): Actor => ({
  id: 'someone',
  role,
  status: 'active',
  suspendedUntil: null,
  statusReason: null,
  silencedUntil: null,
  silenceReason: null,
  moderates: [],
  emailVerified: true,
});

describe('who may do what in a lounge', () => {
  it.each([
    ['user', null, null],
    ['user', 'manager', 'manager'],
    ['user', 'owner', 'owner'],
    ['moderator', null, null],
    ['admin', null, 'owner'],
    ['admin', 'manager', 'owner'],
  ] as const)('a %s who is %s of it counts as %s', (role, staffRole, effective) => {
    expect(effectiveRole(actor(role), { staffRole })).toBe(effective);
    const requireStaff = () => requireStaffRole(actor(role), { staffRole });
    const requireOwner = () => requireOwnerRole(actor(role), { staffRole });
    if (effective) expect(requireStaff()).toBe(effective);
    else expect(requireStaff).toThrow('FORBIDDEN');
    if (effective === 'owner') requireOwner();
    else expect(requireOwner).toThrow('FORBIDDEN');
  });

  it('a visitor counts as nothing', () => {
    expect(effectiveRole(null, { staffRole: null })).toBeNull();
  });
});

describe('an inactive lounge', () => {
  const closed = { isActive: false, staffRole: null, hasBooked: false };

  it.each([
    ['a visitor', null, {}, false],
    ['a member', actor('user'), {}, false],
    ['a manager', actor('user'), { staffRole: 'manager' as const }, true],
    ['who booked there', actor('user'), { hasBooked: true }, true],
    ['a moderator', actor('moderator'), {}, true],
    ['a visitor, when it is active again', null, { isActive: true }, true],
  ])('can be read by %s: %#', (_, who, facts, may) => {
    expect(canRead(who, { ...closed, ...facts })).toBe(may);
  });
});
