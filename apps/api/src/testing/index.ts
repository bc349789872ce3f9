export { TestBrowser } from './browser.ts';
export { type ReceivedMail, receiveMails, runJobs } from './mailbox.ts';
export { createMember, TEST_PASSWORD, type TestMember } from './members.ts';
export { refusal } from './refusal.ts';
export { type Caller, createTestApi, type TestApi } from './test-api.ts';
