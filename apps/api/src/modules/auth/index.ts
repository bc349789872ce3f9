export { isSignedIn, type ReadSession, readSession } from './session/lucia.service.ts';
export { emailKey } from './sign-in/limit-keys.ts';
