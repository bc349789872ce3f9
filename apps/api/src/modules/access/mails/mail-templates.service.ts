import type { Locale } from '@oche/validators/common';
import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../access.mails.ts';
import { getToken } from '../tokens/token.queries.ts';
import { type AppText, texts } from './texts.ts';

const PAGE = '/account/access';
const CONNECTED = '/account/access#connected-apps';
const APPS = '/account/apps';

/** What members are told of their tokens, so that they can act if it wasn't them. None of these mails has a token in it. */
export function accessMails({ db, env }: Pick<Deps, 'db' | 'env'>): MailTemplates {
  const leakOf = (
    { subject, text, next, button, footer }: AppText,
    { locale, app, path }: { locale: Locale; app: string; path: string },
  ) =>
    layoutMail({
      subject: subject(app),
      paragraphs: [texts[locale].greeting, text(app), next],
      action: { label: button, url: publicUrl(env, path) },
      footer,
    });
  return {
    async 'access.tokenMade'({ locale, params }) {
      const token = await getToken.first(db, { id: params.tokenId });
      // revoked meanwhile
      if (!token) return null;
      const { greeting, made, button, footer } = texts[locale];
      return layoutMail({
        subject: made.subject,
        paragraphs: [greeting, made.text(token.name, token.hint)],
        action: { label: button, url: publicUrl(env, PAGE) },
        footer,
      });
    },
    async 'access.tokenLeaked'({ locale, params: { name, hint } }) {
      const { greeting, leaked, button } = texts[locale];
      return layoutMail({
        subject: leaked.subject,
        paragraphs: [greeting, leaked.text(name, hint), leaked.next],
        action: { label: button, url: publicUrl(env, PAGE) },
        footer: leaked.footer,
      });
    },
    async 'access.appTokenLeaked'({ locale, params: { app } }) {
      return leakOf(texts[locale].appLeaked, { locale, app, path: CONNECTED });
    },
    async 'access.secretLeaked'({ locale, params: { app } }) {
      return leakOf(texts[locale].secretLeaked, { locale, app, path: APPS });
    },
  };
}
