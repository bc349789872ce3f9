export { TestBrowser } from './browser.ts';
export { receiveMails, runJobs } from './mailbox.ts';
export { TEST_PASSWORD, type TestMember } from './members.ts';
export { insertPicture } from './pictures.ts';
export { codeOf, outcomeOf, refusal } from './refusal.ts';
export { refuseRows } from './refusing.ts';
export { type ListedRoute, listRoutes } from './routes.ts';
export { tell } from './tell.ts';
export {
  type Caller,
  createTestApi,
  type TestApi,
  type TestApiOptions,
  useFreshMember,
  useMember,
  useTestApi,
} from './test-api.ts';
export { untilWaiting } from './waiting.ts';
export { Wire } from './wire.ts';
