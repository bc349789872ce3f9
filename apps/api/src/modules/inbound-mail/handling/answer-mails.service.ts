import { errors } from '@oche/validators/errors';
import { actingAs } from '../../../lib/acting.ts';
import { plainActor } from '../../../lib/actor.ts';
import type { Answerable } from '../../../lib/declared/answerable.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import type { MailContent, MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { addressesOf } from '../address/addressing.service.ts';
import '../inbound-mail.mails.ts';
import { getMail, type MailRow, type Outcome } from '../receiving/inbound.queries.ts';
import { foreignText, texts } from './texts.ts';

/** Where a member goes on whose answer has no place any more. */
const HOME = '/notifications';

/** Mails about mails. What somebody has written is read when the mail is sent, so that it waits in no queue. */
export function inboundMails(deps: Deps): MailTemplates {
  const loop = deps.env.REPLY_ADDRESS ? { loop: deps.env.REPLY_ADDRESS } : {};
  return {
    async 'inboundMail.answer'({ locale, params: { id, userId } }) {
      const mail = await getMail.first(deps.db, { id });
      if (!mail?.outcome) return null;
      const kind = deps.answerables.get(mail.letter);
      const own = texts[locale];
      const { told, quoted } = sayingOf(mail, kind, locale);
      const ctx = { ...actingAs(deps, userId, `mail ${id}`), actor: plainActor(userId) };
      const again = AGAIN.has(mail.outcome) ? await addressesOf(deps, userId) : null;
      const replyTo = again?.({ letter: mail.letter, id: mail.placeId });
      const path = (await kind?.pathOf(ctx, mail.placeId)) ?? HOME;
      return {
        ...layoutMail({
          subject: mail.outcome === 'taken' ? own.subjectDone : own.subject,
          paragraphs: [
            own.greeting,
            told,
            ...(quoted ? [quoted.before, ...quoted.words.split(/\n{2,}/)] : []),
            ...(mail.leftOut.length > 0 ? [own.leftOut(mail.leftOut.join(', '))] : []),
          ],
          action: { label: own.button, url: publicUrl(deps.env, path) },
          footer: own.footer,
        }),
        id: `inbound-mail-${id}`,
        ...(replyTo && { replyTo }),
        ...loop,
      };
    },
    async 'inboundMail.foreign'(): Promise<MailContent> {
      const { subject, paragraphs, footer } = foreignText;
      return { ...layoutMail({ subject, paragraphs, footer }), ...loop };
    },
  };
}

/** After these the same place can be answered once more, best by answering the mail that says so. */
const AGAIN: ReadonlySet<Outcome> = new Set([
  'empty',
  'unclear',
  'tooLarge',
  'tooLong',
  'revoked',
  'refused',
]);

type Locale = keyof typeof texts;

/** What happened, and the words that go back to their writer. */
function sayingOf(
  { outcome, code, words }: MailRow,
  kind: Answerable<MemberContext> | undefined,
  locale: Locale,
): { told: string; quoted: { before: string; words: string } | null } {
  const own = texts[locale];
  const back = words ? { before: own.yourWords, words } : null;
  if (outcome === 'refused' || outcome === 'waiting') {
    const told = code !== null && code in errors ? errors[code as keyof typeof errors][locale] : '';
    return { told: outcome === 'refused' ? own.refused(told) : told, quoted: back };
  }
  if (outcome === 'taken' && kind?.form === 'decision') {
    const [choice = '', ...rest] = (words ?? '').split('\n');
    const told = choice === 'yes' ? kind.done[locale].yes : kind.done[locale].no;
    const unsaid = rest.join('\n').trim();
    return { told, quoted: unsaid ? { before: own.notPassedOn, words: unsaid } : null };
  }
  const told =
    outcome === null || !(outcome in own.told) ? '' : own.told[outcome as keyof typeof own.told];
  return { told, quoted: back };
}
