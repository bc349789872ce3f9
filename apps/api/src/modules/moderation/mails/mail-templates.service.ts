import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail.ts';
import { layoutMail } from '../../../lib/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../moderation.mails.ts';
import { getToldSanctions } from '../sanction/sanction.queries.ts';
import { banText } from '../sanction/texts.ts';

/** The mails to those who have no notifications. */
export const moderationMails = (deps: Deps): MailTemplates => ({
  async 'moderation.banned'({ locale, params }) {
    const [ban] = await getToldSanctions(deps.db, { ids: [params.sanctionId] });
    if (!ban || ban.endedAt) return null;
    return layoutMail(banText(locale, ban, publicUrl(deps.env, '/contact')));
  },
});
