import { describe, expect, it } from 'vitest';
import { firstStep, nextStep, type SignInEvent, type SignInStep } from './sign-in-flow.ts';

const walk = (...events: SignInEvent[]): SignInStep =>
  events.reduce<SignInStep>(nextStep, firstStep(undefined));

describe('sign-in', () => {
  it('is over after the password when there is no second factor', () => {
    expect(walk('signed-in')).toBe('signed-in');
  });

  it('asks for the code of the app, or for a recovery code, and back', () => {
    expect(walk('second-factor')).toBe('app-code');
    expect(walk('second-factor', 'use-recovery-code')).toBe('recovery-code');
    expect(walk('second-factor', 'use-recovery-code', 'use-app')).toBe('app-code');
    expect(walk('second-factor', 'use-recovery-code', 'signed-in')).toBe('signed-in');
  });

  it('begins again with another account, or when the code came too late', () => {
    expect(walk('second-factor', 'start-over')).toBe('credentials');
    expect(walk('second-factor', 'session-over')).toBe('too-late');
    expect(walk('second-factor', 'session-over', 'second-factor')).toBe('app-code');
  });

  it('takes no shortcut', () => {
    expect(walk('use-recovery-code')).toBe('credentials');
    expect(walk('signed-in', 'start-over')).toBe('signed-in');
  });

  it('begins at the code when an external sign-in comes back for it', () => {
    expect(firstStep('second-factor')).toBe('app-code');
    expect(firstStep('signed-in')).toBe('credentials');
  });
});
