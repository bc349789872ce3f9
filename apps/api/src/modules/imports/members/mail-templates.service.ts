import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail, type MailText } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import '../imports.mails.ts';
import { refusalToken } from './refusal.service.ts';
import { getDormant } from './told.queries.ts';

interface Letter {
  name: string;
  email: string;
  /** of the old forum */
  host: string | null;
  home: string;
  refusal: string;
}

const texts: Record<Locale, (letter: Letter) => MailText> = {
  de: ({ name, email, host, home, refusal }) => ({
    subject: `Dein Forum ist umgezogen: in die ${PRODUCT_NAME}`,
    paragraphs: [
      `Hallo ${name}!`,
      `${host ? `Das Forum ${host}` : 'Dein Dartforum'} ist in die ${PRODUCT_NAME} umgezogen. Deine Beiträge, Umfragen und privaten Nachrichten sind schon da, unter deinem Namen.`,
      `Melde dich mit ${email} und deinem alten Passwort an, dann gehört alles wieder dir. Weißt du es nicht mehr, hilft „Passwort vergessen“. Auch alte Links und Lesezeichen führen weiter zum richtigen Beitrag.`,
      `Bis dahin bekommst du keine weitere Mail von uns. Willst du nicht mit umziehen, löschen wir dein Konto; deine Beiträge bleiben dann ohne deinen Namen stehen: ${refusal}`,
    ],
    action: { label: 'Anmelden', url: home },
    footer: 'Diese Mail bekommst du nur einmal, weil du in dem umgezogenen Forum Mitglied warst.',
  }),
  en: ({ name, email, host, home, refusal }) => ({
    subject: `Your forum has moved to ${PRODUCT_NAME}`,
    paragraphs: [
      `Hello ${name},`,
      `${host ? `The forum ${host}` : 'Your darts forum'} has moved to ${PRODUCT_NAME}. Your posts, polls and private messages are here already, under your name.`,
      `Sign in with ${email} and your old password, and all of it is yours again. If you don’t remember it, “Forgot password” helps. Old links and bookmarks lead to the right post, too.`,
      `Until then we won’t write again. If you don’t want to move along, we delete your account; your posts then stay without your name: ${refusal}`,
    ],
    action: { label: 'Sign in', url: home },
    footer: 'You get this mail only once, because you were a member of the forum that has moved.',
  }),
};

const hostOf = (address: string | null): string | null =>
  (address && URL.parse(address)?.host) || null;

/** Written when it is sent: who has been here meanwhile, or has gone, gets none. */
export const importMails = ({
  db,
  env,
  vault,
}: Pick<Deps, 'db' | 'env' | 'vault'>): MailTemplates => ({
  async 'imports.moved'({ locale, params: { userId } }) {
    const member = await getDormant.first(db, { userId });
    if (!member) return null;
    const { email, firstName: name, address } = member;
    const token = encodeURIComponent(refusalToken(vault, userId));
    return layoutMail(
      texts[locale]({
        name,
        email,
        host: hostOf(address),
        home: publicUrl(env, '/login'),
        refusal: publicUrl(env, `/moved?token=${token}`),
      }),
    );
  },
});
