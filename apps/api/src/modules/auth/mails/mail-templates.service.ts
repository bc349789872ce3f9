import type { Locale } from '@oche/validators/common';
import type { Deps } from '../../../lib/deps.ts';
import type { MailContent, MailTemplates } from '../../../lib/mail/mail.ts';
import { layoutMail } from '../../../lib/mail/mail-layout.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import * as accounts from '../account/account.queries.ts';
import { findAccount } from '../account/password.service.ts';
import '../auth.mails.ts';
import type { TokenPurpose } from '../tokens/token.queries.ts';
import { createToken } from '../tokens/token.service.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MailTexts, Text } from './texts.ts';

const texts: Record<Locale, MailTexts> = { de, en };
const greetings: Record<Locale, string> = { de: 'Hallo!', en: 'Hello,' };

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

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
    returnTo?: string,
  ) => {
    const search = new URLSearchParams({ token: await createToken(db, clock, token) });
    if (returnTo && returnTo !== '/') search.set('returnTo', returnTo);
    return withLink(locale, text, `${path}?${search}`);
  };

  return {
    async 'auth.verifyEmail'({ to, locale, params: { userId, returnTo } }) {
      const account = await accounts.getAccount(db, userId);
      // confirmed, dropped or with another address meanwhile
      if (!account || account.status === 'deleted' || account.email_verified_at) return null;
      if (!isSame(account.email, to)) return null;
      const owner = await accounts.getAccountByEmail(db, to);
      const { verifyEmail, alreadyMember } = texts[locale];
      const text = owner && owner.id !== userId ? alreadyMember : verifyEmail;
      const token = { userId, purpose: 'verify-email' } as const;
      return withToken(locale, text, '/verify-email', token, returnTo);
    },
    async 'auth.resetPassword'({ to, locale, params: { returnTo } }) {
      const account = await findAccount(db, to);
      if (!account) return null;
      const token = { userId: account.id, purpose: 'reset-password' } as const;
      return withToken(locale, texts[locale].resetPassword, '/reset-password', token, returnTo);
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
    'auth.linkExternal': ({ locale, params: { userId, issuer, subject, provider, returnTo } }) =>
      withToken(
        locale,
        texts[locale].linkExternal(provider),
        '/confirm-link',
        { userId, purpose: 'link-oidc', payload: { issuer, subject } },
        returnTo,
      ),
    'auth.passwordChanged': ({ locale }) => notice(locale, texts[locale].passwordChanged),
    'auth.emailChanged': ({ locale, params }) =>
      notice(locale, texts[locale].emailChanged(params.newEmail)),
    'auth.passkeyAdded': ({ locale }) => notice(locale, texts[locale].passkeyAdded),
    'auth.secondFactorOn': ({ locale }) => notice(locale, texts[locale].secondFactorOn),
    'auth.secondFactorOff': ({ locale }) => notice(locale, texts[locale].secondFactorOff),
  };
}
