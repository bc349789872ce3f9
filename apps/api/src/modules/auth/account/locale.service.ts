import type { Locale } from '@oche/validators/common';
import type { MemberContext } from '../../../lib/deps.ts';
import { updateAccount } from './account.queries.ts';

/** The language of mails that are not written at the member's own request, e.g. reminders. */
export const setLocale = ({ db, actor }: MemberContext, locale: Locale): Promise<void> =>
  updateAccount(db, actor.id, { locale });
