import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';
import type { Deps } from '../../../lib/deps.ts';
import type { MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import './oauth.mails.ts';
import { getAppName } from './consent.queries.ts';

interface Texts {
  subject: string;
  hello: string;
  text(app: string): string;
  where: string;
  button: string;
  footer: string;
}

const texts: Record<Locale, Texts> = {
  de: {
    subject: 'Eine App darf jetzt auf dein Konto zugreifen',
    hello: 'Hallo!',
    text: (app) =>
      `Du hast der App „${app}“ gerade zum ersten Mal etwas in der ${PRODUCT_NAME} erlaubt. Was genau, siehst du in deinem Konto.`,
    where: 'Dort kannst du es ihr auch jederzeit wieder nehmen; das gilt sofort.',
    button: 'Verbundene Apps ansehen',
    footer:
      'Du warst das nicht? Dann nimm der App den Zugriff, setze dein Passwort neu und schreib uns.',
  },
  en: {
    subject: 'An app can use your account now',
    hello: 'Hello,',
    text: (app) =>
      `You have just let the app “${app}” do something on ${PRODUCT_NAME} for the first time. Your account says what exactly.`,
    where: 'You can take it back there at any time, and it ends at once.',
    button: 'See connected apps',
    footer: 'This was not you? Then take the access back, set a new password, and write to us.',
  },
};

export const appMails = ({ db, env }: Pick<Deps, 'db' | 'env'>): MailTemplates => ({
  async 'access.appAllowed'({ locale, params: { appId } }) {
    const app = await getAppName(db, appId);
    if (!app) return null;
    const { subject, hello, text, where, button, footer } = texts[locale];
    return layoutMail({
      subject,
      paragraphs: [hello, text(app.name), where],
      action: { label: button, url: publicUrl(env, '/account/access#connected-apps') },
      footer,
    });
  },
});
