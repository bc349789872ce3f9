import { LEAVE_DAYS } from '@oche/validators/own-data/limits';
import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { dateText } from '../../../lib/time/time-text.ts';
import { getOwner } from '../archive/archive.queries.ts';
import { getLeaver } from '../leaving/departure.queries.ts';
import '../own-data.mails.ts';
import { texts } from './texts.ts';

/** The mails about a member's own data. Both lead to the page where one is signed in: neither has a secret. */
export function ownDataMails({ db, env }: Pick<Deps, 'db' | 'env'>): MailTemplates {
  const url = publicUrl(env, '/account#own-data');
  return {
    async 'ownData.archiveReady'({ locale, params: { id } }) {
      if (!(await getOwner.first(db, { id }))) return null;
      const { button, ...text } = texts[locale].archiveReady;
      return layoutMail({ ...text, action: { label: button, url } });
    },
    async 'ownData.leaving'({ locale, params: { userId } }) {
      const leaver = await getLeaver.first(db, { userId });
      if (!leaver) return null;
      const { button, ...text } = texts[locale].leaving(dateText(leaver.dueAt, locale), LEAVE_DAYS);
      return layoutMail({ ...text, action: { label: button, url } });
    },
  };
}
