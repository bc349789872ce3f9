export { authJobs } from './auth.jobs.ts';
export { emailKey } from './limit-keys.ts';
export { authMails } from './mails/templates.ts';
export { isSignedIn, type ReadSession, readSession } from './session.ts';
