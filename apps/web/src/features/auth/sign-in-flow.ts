/**
 * `credentials`: address and password. `app-code`, `recovery-code`: the second factor, as a code of
 * the app or a recovery code. `too-late`: the half-open session has expired, so the member has to
 * start over. `signed-in`: done.
 */
export type SignInStep = 'credentials' | 'app-code' | 'recovery-code' | 'too-late' | 'signed-in';

export type SignInEvent =
  | 'signed-in'
  | 'second-factor'
  | 'use-recovery-code'
  | 'use-app'
  | 'start-over'
  | 'session-over';

const atCode = {
  'signed-in': 'signed-in',
  'session-over': 'too-late',
  'start-over': 'credentials',
} as const;
const atCredentials = { 'signed-in': 'signed-in', 'second-factor': 'app-code' } as const;

const TRANSITIONS: Record<SignInStep, Partial<Record<SignInEvent, SignInStep>>> = {
  credentials: atCredentials,
  'too-late': atCredentials,
  'app-code': { ...atCode, 'use-recovery-code': 'recovery-code' },
  'recovery-code': { ...atCode, 'use-app': 'app-code' },
  'signed-in': {},
};

/** The next step. An event that can't happen at a step changes nothing. */
export const nextStep = (step: SignInStep, event: SignInEvent): SignInStep =>
  TRANSITIONS[step][event] ?? step;

/** @param step from the address, as an external sign-in returns in the middle */
export const firstStep = (step: string | undefined): SignInStep =>
  step === 'second-factor' ? 'app-code' : 'credentials';
