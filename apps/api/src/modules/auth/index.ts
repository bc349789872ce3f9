export { lockEntrusted, setAddress, setRole } from './account/entrusted.service.ts';
export { eraseAccount, shutOut } from './account/erase.service.ts';
export {
  requireAccount,
  resetSecondFactor,
  setRoleAsOperator,
} from './account/operator.service.ts';
export { hashPassword, verifyPassword } from './account/password-hash.ts';
export { updatePerson } from './account/person.service.ts';
export {
  checkPassword,
  couldWrite,
  requireFullProof,
  requireProof,
} from './account/proof.service.ts';
export { lockMember, setModerates, setSilence, setStatus } from './account/standing.service.ts';
export { canSanction, standingAt } from './auth.policy.ts';
export { importAccounts, type MovedAccount } from './legacy/moved-accounts.service.ts';
export type { LegacyPassword } from './legacy/schemes.ts';
export { limitMail } from './mails/mail-limits.ts';
export { isSignedIn, type ReadSession, readSession, sessionHash } from './session/lucia.service.ts';
export {
  endAllSessions,
  endOtherSessions,
  endSessionOf,
  listSessionsOf,
} from './session/session.service.ts';
export { dropOverdue } from './sign-up/drop.service.ts';
export { newUserId } from './sign-up/sign-up.service.ts';
