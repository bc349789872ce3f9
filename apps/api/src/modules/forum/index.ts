export { startThread } from './thread/thread.service.ts';
export { requirePublished } from './waiting/waiting.service.ts';
