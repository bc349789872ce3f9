import type { Locale } from '@oche/validators/common';
import type { Deps } from '../../../lib/deps.ts';
import type { MailContent, MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import * as accounts from '../account/account.queries.ts';
import '../auth.mails.ts';
import { claimSchema } from '../sign-up/claim.ts';
import { getLatestPayload, type TokenPurpose } from '../tokens/token.queries.ts';
import { createToken } from '../tokens/token.service.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MailTexts, Text } from './texts.ts';

const texts: Record<Locale, MailTexts> = { de, en };
const greetings: Record<Locale, string> = { de: 'Hallo,', en: 'Hello,' };

type TemplateDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/**
 * The mails about accounts. They are written when they are sent: only then their tokens are
 * created, so none is stored in the job queue.
 */
export function authMails(deps: TemplateDeps): MailTemplates {
  const { db, clock, env } = deps;

  const withLink = (locale: Locale, text: Text, path: string): MailContent =>
    layoutMail({
      subject: text.subject,
      paragraphs: [greetings[locale], ...text.paragraphs],
      action: text.button ? { label: text.button, url: publicUrl(env, path) } : undefined,
      footer: text.footer,
    });
  const notice = async (locale: Locale, text: Text) => withLink(locale, text, '/');
  const withToken = async (
    locale: Locale,
    text: Text,
    path: string,
    token: { userId: string; purpose: TokenPurpose; payload?: Record<string, unknown> },
  ) => withLink(locale, text, `${path}?token=${await createToken(db, clock, token)}`);

  return {
    async 'auth.signUp'({ to, locale, params: { claim } }) {
      const account = await accounts.getAccountByEmail(db, to);
      if (!account) return null;
      if (account.email_verified_at) return withLink(locale, texts[locale].alreadyMember, '/login');
      return withToken(locale, texts[locale].verifyEmail, '/verify-email', {
        userId: account.id,
        purpose: 'verify-email',
        payload: claim,
      });
    },
    async 'auth.resendVerification'({ to, locale }) {
      const account = await accounts.getAccountByEmail(db, to);
      if (!account || account.email_verified_at) return null;
      const latest = await getLatestPayload(db, account.id, 'verify-email');
      return withToken(locale, texts[locale].verifyEmail, '/verify-email', {
        userId: account.id,
        purpose: 'verify-email',
        payload: claimSchema.optional().catch(undefined).parse(latest),
      });
    },
    async 'auth.resetPassword'({ to, locale }) {
      const account = await accounts.getAccountByEmail(db, to);
      if (!account) return null;
      return withToken(locale, texts[locale].resetPassword, '/reset-password', {
        userId: account.id,
        purpose: 'reset-password',
      });
    },
    'auth.changeEmailOld': ({ locale, params: { userId, newEmail, changeId } }) =>
      withToken(locale, texts[locale].changeEmailOld(newEmail), '/confirm-email', {
        userId,
        purpose: 'change-email-old',
        payload: { newEmail, changeId },
      }),
    async 'auth.changeEmailNew'({ to, locale, params: { userId, newEmail, changeId } }) {
      const taken = await accounts.getAccountByEmail(db, to);
      if (taken) return null;
      return withToken(locale, texts[locale].changeEmailNew, '/confirm-email', {
        userId,
        purpose: 'change-email-new',
        payload: { newEmail, changeId },
      });
    },
    'auth.linkExternal': ({ locale, params: { userId, issuer, subject, provider } }) =>
      withToken(locale, texts[locale].linkExternal(provider), '/confirm-link', {
        userId,
        purpose: 'link-oidc',
        payload: { issuer, subject },
      }),
    'auth.passwordChanged': ({ locale }) => notice(locale, texts[locale].passwordChanged),
    'auth.emailChanged': ({ locale, params }) =>
      notice(locale, texts[locale].emailChanged(params.newEmail)),
    'auth.passkeyAdded': ({ locale }) => notice(locale, texts[locale].passkeyAdded),
    'auth.secondFactorOn': ({ locale }) => notice(locale, texts[locale].secondFactorOn),
    'auth.secondFactorOff': ({ locale }) => notice(locale, texts[locale].secondFactorOff),
  };
}
