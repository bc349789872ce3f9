export { sendMessage } from './message/message.service.ts';
export { openConversation, postMessage } from './message/post.service.ts';
