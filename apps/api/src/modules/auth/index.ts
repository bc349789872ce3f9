export { type ReadSession, readSession } from './session.ts';
