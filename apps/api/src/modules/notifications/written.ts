import type { Locale } from '@oche/validators/locale';
import type { MailTime } from '@oche/validators/notifications/schemas';

/** A notification that was written just now, and how its recipient wants to hear of it. */
export interface Written {
  id: number;
  recipientId: string;
  /** what the recipient did themselves; it is stored as read */
  isOwn: boolean;
  /** null while the address isn't confirmed */
  email: string | null;
  locale: Locale;
  mail: MailTime;
  /** whether they want it on a device, and have switched one on */
  push: boolean;
}
