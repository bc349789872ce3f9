import type { Message } from '@oche/validators/conversations/schemas';

/** For some minutes the sender can. */
export const isChangeable = ({ changeableUntil }: Message): boolean =>
  changeableUntil !== null && Date.parse(changeableUntil) > Date.now();

/** Whether there is anything that this member can do with it. */
export const hasMenu = (message: Message, memberId: string, canWrite: boolean): boolean =>
  message.senderId !== null &&
  !message.notice &&
  !message.isHidden &&
  !message.isDeleted &&
  !message.isBlocked &&
  (canWrite || message.senderId !== memberId || isChangeable(message)) &&
  (message.content !== '' || message.pictures.length > 0);
