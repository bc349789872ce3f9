export { isSignedIn, type ReadSession, readSession } from './session/session.ts';
export { emailKey } from './sign-in/limit-keys.ts';
