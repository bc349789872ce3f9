import type { Channel } from './channel.ts';
import { mailChannel } from './mails/mail-channel.ts';
import { pushChannel } from './push/push-channel.ts';

/** All ways to a member besides the page. */
export const channels: readonly Channel[] = [mailChannel, pushChannel];
