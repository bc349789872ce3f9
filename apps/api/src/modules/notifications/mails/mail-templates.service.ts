import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail.ts';
import { layoutMail } from '../../../lib/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../notifications.mails.ts';
import { readNotification } from '../reading/item.service.ts';
import { texts } from './texts.ts';

/** The mails of all kinds. They are written when they are sent, so they say what is true then. */
export const notificationMails = (deps: Deps): MailTemplates => ({
  async 'notifications.one'({ to, locale, params }) {
    const told = await readNotification(deps, params.notificationId);
    if (!told) return null;
    const { kind, facts } = told;
    const { button, paragraphs, ...words } = kind.texts[locale].mail(facts);
    return {
      ...layoutMail({
        ...words,
        paragraphs: [texts[locale].greeting, ...paragraphs],
        action: { label: button, url: publicUrl(deps.env, kind.pathOf(facts)) },
      }),
      ...(kind.calendarOf && { calendar: kind.calendarOf(deps, facts, { email: to, locale }) }),
    };
  },
});
