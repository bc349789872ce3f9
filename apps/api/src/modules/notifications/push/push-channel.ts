import type { Channel } from '../channel.ts';

/** Sends what the recipient wants to have on a device, unless they did it themselves. */
export const pushChannel: Channel = ({ id, push, isOwn }) =>
  push && !isOwn ? { name: 'notifications.push', payload: { notificationId: id } } : null;
