import type { Locale } from '@oche/validators/common';
import type { MemberContext } from '../../../lib/deps.ts';
import { updateAccount } from './account.queries.ts';

/** Sets the language of mails that don't answer a request of the member's, e.g. reminders. */
export const setLocale = ({ db, actor }: MemberContext, locale: Locale): Promise<void> =>
  updateAccount(db, actor.id, { locale });
