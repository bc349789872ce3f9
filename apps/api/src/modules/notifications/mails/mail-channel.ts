import { mailJob } from '../../../lib/mail/mail.ts';
import type { Channel } from '../channel.ts';
import '../notifications.mails.ts';

/** Mails at once what the recipient wants at once. What waits for the digest needs no job of its own. */
export const mailChannel: Channel = ({ id, email, locale, mail }) =>
  email === null || mail !== 'now'
    ? null
    : mailJob({
        template: 'notifications.one',
        to: email,
        locale,
        params: { notificationId: id },
      });
