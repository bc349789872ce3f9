import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import { listDigestGroups } from '../digest/digest.queries.ts';
import '../notifications.mails.ts';
import { describeEntries } from '../list/describe.ts';
import { readNotification } from '../list/item.service.ts';
import { DIGEST, type Subscription, unsubscribeToken } from '../settings/unsubscribe-token.ts';
import { visibleItem } from '../visible.select.ts';
import { answerAt, answersTo } from './answering.service.ts';
import { texts } from './texts.ts';

/** A digest has so many entries; the others are on the page. */
const ENTRIES_MAX = 20;

/** The mails of all kinds. They are written when they are sent, so they say what is true then. */
export function notificationMails(deps: Deps): MailTemplates {
  const unsubscribeUrl = (subscription: Subscription) =>
    publicUrl(deps.env, `/unsubscribe?token=${unsubscribeToken(deps.vault, subscription)}`);

  return {
    async 'notifications.one'({ to, locale, params: { notificationId } }) {
      const told = await readNotification(deps, notificationId);
      if (!told) return null;
      const { row, kind, facts } = told;
      const { greeting, unsubscribe } = texts[locale];
      const { button, paragraphs, ...words } = kind.texts[locale].mail(facts);
      const url = unsubscribeUrl({ userId: row.recipientId, kind: kind.kind });
      const place = kind.answerOf?.(row.payload, 1) ?? null;
      const answer = place && (await answerAt(deps, row.recipientId, place, locale));
      return {
        ...layoutMail({
          ...words,
          paragraphs: [greeting, ...paragraphs],
          footer: [answer?.hint, words.footer].filter(Boolean).join(' '),
          action: { label: button, url: publicUrl(deps.env, kind.pathOf(facts)) },
          // what somebody has to know can't be switched off
          ...(!kind.isTransactional && { unsubscribe: { label: unsubscribe, url } }),
        }),
        id: `notification-${notificationId}`,
        about: kind.groupOf(row.payload).replaceAll('/', '-'),
        ...(answer && { replyTo: answer.address }),
        ...(kind.calendarOf && { calendar: kind.calendarOf(deps, facts, { email: to, locale }) }),
      };
    },

    async 'notifications.digest'({ locale, params: { userId, day, ids } }) {
      const groups = await listDigestGroups(deps.db, visibleItem([...deps.notifiables.values()]), {
        userId,
        ids,
      });
      const entries = await describeEntries(deps, groups, { recipientId: userId, locale });
      const answers = await answersTo(deps, groups, userId, locale);
      const shown = groups.flatMap(({ id }) => {
        const entry = entries.get(id);
        return entry ? [{ ...entry, answer: answers.get(id) }] : [];
      });
      if (shown.length === 0) return null;
      // of several nobody knows which one is meant
      const [one, ...others] = shown.flatMap(({ answer }) => answer?.address ?? []);
      const replyTo = others.length === 0 ? one : undefined;
      const { greeting, digest } = texts[locale];
      const more = shown.length - ENTRIES_MAX;
      return {
        ...layoutMail({
          subject: digest.subject(shown.length),
          paragraphs: [greeting, digest.text],
          entries: shown.slice(0, ENTRIES_MAX).map(({ title, excerpt, path, answer }) => ({
            title,
            text: excerpt,
            url: publicUrl(deps.env, path),
            answer: answer && { label: answer.link, address: answer.address },
          })),
          action: { label: digest.button, url: publicUrl(deps.env, '/notifications') },
          footer: more > 0 ? `${digest.more(more)} ${digest.footer}` : digest.footer,
          unsubscribe: { label: digest.unsubscribe, url: unsubscribeUrl({ userId, kind: DIGEST }) },
        }),
        id: `digest-${day}-${userId}`,
        ...(replyTo && { replyTo }),
      };
    },
  };
}
