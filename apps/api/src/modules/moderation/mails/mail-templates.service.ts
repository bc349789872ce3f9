import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail.ts';
import { layoutMail } from '../../../lib/mail-layout.ts';
import { outcomeOf } from '../moderation.policy.ts';
import '../moderation.mails.ts';
import { getStandingDecision } from './mail.queries.ts';
import { texts } from './texts.ts';

/** The mails of moderation. They are written when they are sent; what was undone is not told. */
export function moderationMails(deps: Deps): MailTemplates {
  const read = async (id: number) => {
    const decision = await getStandingDecision.first(deps.db, { id });
    if (!decision) return null;
    const { kind, thingId } = decision;
    const [thing] = (await deps.reportables.get(kind)?.read(deps.db, [thingId])) ?? [];
    return { ...decision, title: thing?.title ?? '…' };
  };

  return {
    async 'moderation.decided'({ locale, params }) {
      const decision = await read(params.decisionId);
      if (!decision?.statement) return null;
      const { greeting, decided, reason, footer } = texts[locale];
      const { action, statement, title } = decision;
      const paragraphs = [greeting, decided.text(title), decided.did[action], reason, statement];
      return layoutMail({ subject: decided.subject, paragraphs, footer });
    },
    async 'moderation.reportDecided'({ locale, params }) {
      const decision = await read(params.decisionId);
      if (!decision) return null;
      const { greeting, reported, footer } = texts[locale];
      const tell = reported[outcomeOf(decision.action)];
      const paragraphs = [greeting, tell(decision.title)];
      return layoutMail({ subject: reported.subject, paragraphs, footer });
    },
  };
}
