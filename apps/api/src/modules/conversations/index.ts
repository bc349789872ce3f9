export { setTeam } from './about/team.service.ts';
export { sendMessage } from './message/message.service.ts';
export { openConversation, postMessage, touchCard } from './message/post.service.ts';
