import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Executor } from '@oche/db';
import type { Locale } from '@oche/validators/common';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../../env.ts';
import { dataDirOf } from '../data-dir.ts';
import { addJobs, type JobModule, type NewJob } from '../jobs/jobs.ts';
import { mergeDistinct } from '../merge.ts';
import { inSpan } from '../telemetry/tracing.ts';

/**
 * Every mail of the product, by name, with the parameters of its template. A module adds its own:
 * `declare module '../../lib/mail/mail.ts' { interface Mails { 'sign-up': {…} } }`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules
export interface Mails {}

export type MailName = keyof Mails & string;

export interface QueuedMail<Name extends MailName = MailName> {
  template: Name;
  to: string;
  locale: Locale;
  params: Mails[Name];
}

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** the address behind the mail's button; it is logged where no SMTP server is set */
  link?: string;
  /** an event that mail programs offer to add to the calendar, or to remove from it */
  calendar?: MailCalendar;
  /** the same at every attempt, e.g. `notification-17`, so that mailboxes know one that comes twice */
  id?: string;
  /** where an answer goes, if not to MAIL_FROM */
  replyTo?: string;
  /** mails with the same one belong together in mail programs, e.g. `thread-5` */
  about?: string;
  /** It answers a mail by itself (RFC 3834); the mailbox named here knows by it what comes back. */
  loop?: string;
  /** the address that ends these mails by one click (RFC 8058) */
  unsubscribeUrl?: string;
}

interface MailCalendar {
  /** the same METHOD as in the content (RFC 5546) */
  method: 'REQUEST' | 'CANCEL';
  /** an iCalendar file (RFC 5545) */
  content: string;
}

const CALENDAR_FILE = 'oche.ics';

/**
 * Templates run when the mail is sent, not when it is queued: they may read the database, and
 * secrets that they create are never in the queue. If a template returns null, nothing is sent.
 */
export type MailTemplates = {
  [Name in MailName]?: (mail: QueuedMail<Name>) => Promise<MailContent | null>;
};

declare module '../jobs/jobs.ts' {
  interface Jobs {
    mail: QueuedMail;
  }
}

/**
 * Queues a mail for which somebody waits, e.g. the one with the link for a new password. In a transaction
 * it is sent only after the commit.
 */
export async function queueMail<Name extends MailName>(
  executor: Executor,
  mail: QueuedMail<Name>,
): Promise<void> {
  await addJobs(executor, [{ ...mailJob(mail), isAwaited: true }]);
}

/** The job that sends a mail, for callers that queue it together with other jobs by `addJobs`. */
export const mailJob = <Name extends MailName>(mail: QueuedMail<Name>): NewJob => ({
  name: 'mail',
  payload: mail as unknown as QueuedMail,
});

/**
 * The job that sends every mail.
 * @param modules the templates of each module
 * @throws Error when two modules have a mail of the same name
 */
export function mailJobs(mailer: Mailer, modules: readonly MailTemplates[]): JobModule {
  const templates = mergeDistinct('mail', modules);
  return {
    tasks: {
      async mail(mail) {
        const template = templates[mail.template] as
          | ((mail: QueuedMail) => Promise<MailContent | null>)
          | undefined;
        if (!template) throw new Error(`no mail template ${mail.template}`);
        const content = await template(mail);
        if (!content) return;
        const attributes = { 'oche.mail': mail.template };
        await inSpan('mail', { kind: 'client', attributes }, () => mailer.send(mail.to, content));
      },
    },
  };
}

export interface Mailer {
  /** @throws Error naming the SMTP status, never the recipient */
  send(to: string, content: MailContent): Promise<void>;
  close(): void;
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'OCHE_DATA_DIR'>;

/**
 * Sends mails through SMTP_URL. Without that variable, and outside production only, mails become
 * readable files in `<data folder>/mail`, with the calendar file beside them, and their links are
 * logged.
 */
export function createMailer(env: MailEnv, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, env.MAIL_FROM);
  if (env.NODE_ENV === 'production') throw new Error('SMTP_URL is required in production');
  return fileMailer(mailFolder(env), env.MAIL_FROM, log);
}

/**
 * Connects to the mail server of SMTP_URL and signs in there, so that a wrong address, password or certificate is in
 * the log from the start and not only with the first mail. Never throws.
 */
export async function tryMailServer(
  { SMTP_URL: url }: Pick<Env, 'SMTP_URL'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (!url) return;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...trustIn(url), ...LIMITS });
  try {
    await transport.verify();
  } catch (error) {
    log.error(`mails can't be sent: the mail server refused: ${statusOf(error)}`);
  } finally {
    transport.close();
  }
}

/** The folder for mails when there is no SMTP server. */
export const mailFolder = (env: Pick<Env, 'OCHE_DATA_DIR'>): string => join(dataDirOf(env), 'mail');

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const SAME_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A certificate says who is at the other end of a network. A mail server on the same machine needs none for us, and has
 * by default one that nobody vouches for (Debian's Postfix).
 */
const trustIn = (url: string) =>
  SAME_MACHINE.has(new URL(url).hostname) ? { tls: { rejectUnauthorized: false } } : {};

/** Where no mail server is set, what sends mails is never loaded. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    ...trustIn(url),
    ...LIMITS,
    // a template must never make the server read files or fetch addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function smtpMailer(url: string, from: string): Mailer {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send(to, { id, replyTo, about, subject, text, html, calendar, ...rest }) {
      try {
        transport ??= openTransport(url);
        await (await transport).sendMail({
          from,
          ...(id && { messageId: `<${id}@${hostOf(from)}>` }),
          ...(replyTo && { replyTo }),
          ...(about && threadHeaders(`<${about}@${hostOf(from)}>`)),
          headers: headersOf(rest),
          to: { name: '', address: to },
          subject,
          text,
          html,
          icalEvent: calendar && { ...calendar, filename: CALENDAR_FILE },
        });
      } catch (error) {
        throw new Error(`the mail server refused: ${statusOf(error)}`);
      }
    },
    close() {
      // one that could not be opened has said so to whoever wanted to send
      void transport?.then(
        (opened) => opened.close(),
        () => {},
      );
    },
  };
}

/** "Oche <no-reply@oche.test>" → "oche.test" */
const hostOf = (mailbox: string): string => /@([^>\s]+)/.exec(mailbox)?.[1] ?? 'localhost';

/** A mail program posts to the address when its reader clicks; it needs no cookie and no page. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Mail programs show what refers to the same mail as one conversation, also if that one was never sent. */
const threadHeaders = (root: string) => ({ inReplyTo: root, references: root });

/** Everything we send is written by a program, so out-of-office notes and the like don't answer it (RFC 3834). */
const headersOf = ({ unsubscribeUrl, loop }: Pick<MailContent, 'unsubscribeUrl' | 'loop'>) => ({
  'Auto-Submitted': loop ? 'auto-replied' : 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(loop && { 'X-Loop': loop }),
  ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
});

/** How Node.js and OpenSSL begin to say why they don't trust a server; nothing of a mail has been sent by then. */
const DISTRUST =
  /^(self[- ]signed certificate|unable to (get|verify)|certificate (has expired|is not yet valid|revoked)|Hostname\/IP does not match)/i;

const UNKNOWN_AUTHORITY = /^(self|unable)/i;
const REMEDY = ' (name the file of its authority in NODE_EXTRA_CA_CERTS)';

/** Mail servers repeat the recipient in their error messages, so only code and status are kept. */
function statusOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // Node.js adds after a semicolon what its command line could do
  const [reason = ''] = error.message.split(';');
  if (DISTRUST.test(reason)) return reason + (UNKNOWN_AUTHORITY.test(reason) ? REMEDY : '');
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return [code, responseCode].filter(Boolean).join(' ') || error.name;
}

function fileMailer(folder: string, from: string, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  let count = 0;
  return {
    async send(to, { subject, text, link, calendar, replyTo, unsubscribeUrl }) {
      // keeps two mails of the same millisecond in order
      const order = String(++count).padStart(6, '0');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replaceAll(':', '-');
      const name = join(folder, `${stamp}-${order}-${randomBytes(3).toString('hex')}`);
      const file = `${name}.txt`;
      const head = Object.entries({
        From: from,
        To: to,
        Subject: subject,
        ...(replyTo && { 'Reply-To': replyTo }),
        ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
      }).map(([name, value]) => `${name}: ${value}\n`);
      const options = { mode: 0o600, flag: 'wx' };
      if (calendar) await writeFile(`${name}.ics`, calendar.content, options);
      await writeFile(file, `${head.join('')}\n${text}\n`, options);
      log.info({ file, link }, `mail written: ${subject}`);
    },
    close() {},
  };
}
