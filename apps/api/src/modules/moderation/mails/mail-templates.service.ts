import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail.ts';
import { layoutMail } from '../../../lib/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { outcomeOf } from '../moderation.policy.ts';
import '../moderation.mails.ts';
import { getDecidedAppeal, getStandingDecision } from './mail.queries.ts';
import { texts } from './texts.ts';

/** The mails of moderation. They are written when they are sent; what was undone is not told. */
export function moderationMails(deps: Deps): MailTemplates {
  const titleOf = async ({ kind, thingId }: { kind: string; thingId: string }) => {
    const [thing] = (await deps.reportables.get(kind)?.read(deps.db, [thingId])) ?? [];
    return thing?.title ?? '…';
  };
  const read = async (id: number) => {
    const decision = await getStandingDecision.first(deps.db, { id });
    return decision ? { ...decision, title: await titleOf(decision) } : null;
  };
  const ownCases = publicUrl(deps.env, '/moderation/mine');

  return {
    async 'moderation.decided'({ locale, params }) {
      const decision = await read(params.decisionId);
      if (!decision?.statement) return null;
      const { greeting, decided, reason, footer } = texts[locale];
      const { action, rule, statement, title } = decision;
      const paragraphs = [
        greeting,
        decided.text(title),
        decided.did[action],
        ...(rule ? [decided.rules[rule]] : []),
        reason,
        statement,
        decided.howDecided,
        decided.appeal,
      ];
      const toCase = { label: decided.button, url: ownCases };
      return layoutMail({ subject: decided.subject, paragraphs, action: toCase, footer });
    },
    async 'moderation.reportDecided'({ locale, params }) {
      const decision = await read(params.decisionId);
      if (!decision) return null;
      const { greeting, reported, footer } = texts[locale];
      const tell = reported[outcomeOf(decision.action)];
      const paragraphs = [greeting, tell(decision.title)];
      return layoutMail({ subject: reported.subject, paragraphs, footer });
    },
    async 'moderation.appealDecided'({ locale, params }) {
      const found = await getDecidedAppeal.first(deps.db, { id: params.appealId });
      if (!found?.outcome || !found.statement) return null;
      const { greeting, appealed, reason, footer } = texts[locale];
      const tell = appealed[found.outcome];
      const paragraphs = [greeting, tell(await titleOf(found)), reason, found.statement];
      const action = { label: appealed.button, url: ownCases };
      return layoutMail({ subject: appealed.subject, paragraphs, action, footer });
    },
  };
}
