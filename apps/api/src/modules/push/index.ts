export type { PushMessage } from './push-message.ts';
export { pushTo } from './push-send.service.ts';
