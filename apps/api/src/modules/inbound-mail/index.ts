export { addressesOf } from './address/addressing.service.ts';
export { checkReplies } from './checking/check-replies.service.ts';
export { readReplySettings } from './settings/replies.service.ts';
