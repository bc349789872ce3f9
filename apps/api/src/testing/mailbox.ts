import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOnce } from 'graphile-worker';
import { silentLogger } from '../lib/jobs/job-log.ts';
import { tasksOf } from '../lib/jobs/job-worker.ts';
import { createMailer, mailFolder } from '../lib/mail/mail.ts';
import { modules } from '../modules/index.ts';
import { workOf } from '../worker.ts';
import { jobPoolOf } from './job-pools.ts';
import type { TestApi } from './test-api.ts';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  /** the token in the address of the mail's button */
  token: string | null;
  /** the address in List-Unsubscribe, which takes one click (RFC 8058) */
  unsubscribeUrl: string | null;
  /** where it is answered */
  replyTo: string | null;
  /** the calendar file that came with it (RFC 5545) */
  calendar: string | null;
}

/** Runs all queued jobs now, in this process. If one fails, its error is thrown. */
export async function runJobs({ deps, url }: Pick<TestApi, 'deps' | 'url'>): Promise<void> {
  const pool = jobPoolOf(url);
  const mailer = createMailer(deps.env, deps.log);
  try {
    await runOnce({
      taskList: tasksOf(workOf(deps, mailer, modules)),
      pgPool: pool,
      noHandleSignals: true,
      logger: silentLogger(),
    });
    const { rows } = await pool.query<{ last_error: string }>(
      'select last_error from graphile_worker.jobs where last_error is not null limit 1',
    );
    if (rows[0]) throw new Error(rows[0].last_error);
  } finally {
    mailer.close();
  }
}

/** Runs all queued jobs and reads the mails to this address, oldest first. */
export async function receiveMails(api: TestApi, to: string): Promise<ReceivedMail[]> {
  await runJobs(api);
  const folder = mailFolder(api.deps.env);
  const names = await readdir(folder).catch(() => []);
  const texts = names.filter((name) => name.endsWith('.txt')).sort();
  const mails = await Promise.all(texts.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase());
}

async function readMail(file: string): Promise<ReceivedMail> {
  const calendar = readFile(file.replace(/txt$/, 'ics'), 'utf8').catch(() => null);
  return { ...parseMail(await readFile(file, 'utf8')), calendar: await calendar };
}

function parseMail(source: string): Omit<ReceivedMail, 'calendar'> {
  const end = source.indexOf('\n\n');
  const head = source.slice(0, end);
  const text = source.slice(end + 2);
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  // that of the mail's button stands before that for unsubscribing
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1] ?? null;
  const isOneClick = header('List-Unsubscribe-Post') === 'List-Unsubscribe=One-Click';
  const unsubscribeUrl = isOneClick ? header('List-Unsubscribe').slice(1, -1) : null;
  const replyTo = header('Reply-To') || null;
  return { to: header('To'), subject: header('Subject'), text, token, replyTo, unsubscribeUrl };
}
