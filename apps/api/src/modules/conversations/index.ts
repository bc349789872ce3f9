export { readLinkCards } from './links/links.service.ts';
export { sendMessage } from './message/message.service.ts';
export { openConversation, postMessage, touchCard } from './message/post.service.ts';
export { readTalk } from './moderation/look.service.ts';
export { addMovedMessages, type MovedMessage } from './moving/moved.service.ts';
export { setTeam } from './subject/team.service.ts';
