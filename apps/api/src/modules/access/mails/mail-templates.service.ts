import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../access.mails.ts';
import { getToken } from '../tokens/token.queries.ts';
import { texts } from './texts.ts';

const PAGE = '/account/access';

/** What members are told of their tokens, so that they can act if it wasn't them. None of these mails has a token in it. */
export function accessMails({ db, env }: Pick<Deps, 'db' | 'env'>): MailTemplates {
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
  };
}
