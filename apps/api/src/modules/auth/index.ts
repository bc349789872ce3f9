export { limitMail } from './mails/mail-limits.ts';
export { isSignedIn, type ReadSession, readSession, sessionHash } from './session/lucia.service.ts';
