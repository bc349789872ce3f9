import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import '../moderation.mails.ts';
import { outcomeOf } from '../moderation.policy.ts';
import { setToken } from '../report/visitor-report.queries.ts';
import { getToldSanctions } from '../sanction/sanction.queries.ts';
import { banText } from '../sanction/texts.ts';
import { listStandingDecisions } from './mail.queries.ts';
import { texts } from './texts.ts';
import { visitorTexts } from './visitor-texts.ts';

/** The mails to those who have no notifications: banned members, and visitors. */
export function moderationMails(deps: Deps): MailTemplates {
  const titleOf = async ({ kind, thingId }: { kind: string; thingId: string }) => {
    const [thing] = (await deps.reportables.get(kind)?.read(deps.db, [thingId])) ?? [];
    return thing?.title ?? '…';
  };
  return {
    async 'moderation.banned'({ locale, params }) {
      const [ban] = await getToldSanctions(deps.db, { ids: [params.sanctionId] });
      if (!ban || ban.endedAt) return null;
      return layoutMail(banText(locale, ban, publicUrl(deps.env, '/contact')));
    },
    async 'moderation.confirmReport'({ locale, params }) {
      const token = newSecret();
      const [report] = await setToken(deps.db, {
        id: params.visitorReportId,
        tokenHash: secretHash(token),
      });
      if (!report) return null;
      const { greeting, confirm, footer } = visitorTexts[locale];
      return layoutMail({
        subject: confirm.subject,
        paragraphs: [
          greeting,
          confirm.text(await titleOf(report)),
          report.description,
          confirm.limit,
        ],
        action: {
          label: confirm.button,
          url: publicUrl(deps.env, `/report/confirm?token=${token}`),
        },
        footer,
      });
    },
    async 'moderation.visitorReportDecided'({ locale, params }) {
      const [decision] = await listStandingDecisions(deps.db, { ids: [params.decisionId] });
      if (!decision) return null;
      const { greeting, decided, footer } = visitorTexts[locale];
      const tell = texts[locale].reported[outcomeOf(decision.action)];
      const paragraphs = [greeting, tell(await titleOf(decision))];
      return layoutMail({ subject: decided.subject, paragraphs, footer });
    },
  };
}
