export { addressesOf } from './address/addressing.service.ts';
export { readReplySettings } from './settings/replies.service.ts';
