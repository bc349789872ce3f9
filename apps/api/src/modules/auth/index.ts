export { limitMail } from './mails/mail-limits.ts';
export { isSignedIn, type ReadSession, readSession } from './session/lucia.service.ts';
