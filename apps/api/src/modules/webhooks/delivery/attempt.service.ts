import type { Deps } from '../../../lib/deps.ts';
import { type Unreachable, UnreachableError } from '../../../lib/outbound/unreachable.ts';
import { version } from '../../../lib/version.ts';
import { webhookIdOf } from '../core/message.ts';
import { signedHeaders } from '../core/signature.ts';

/** From the look-up of the receiver's name to the end of what is read of its answer. */
const LIMIT_MS = 10_000;
/** How much of an answer is kept for whoever looks for the fault. */
const ANSWER_BYTES = 1024;

/** How an attempt went. */
export interface Attempted {
  /** null: there was no answer */
  status: number | null;
  failure: Unreachable | null;
  answer: string | null;
  durationMs: number;
  /** seconds that the receiver asks us to wait */
  retryAfter: number | null;
}

export const isTaken = ({ status }: Pick<Attempted, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** Sends a message once, and throws nothing. */
export async function attempt(
  deps: Pick<Deps, 'outbound' | 'clock'>,
  address: string,
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
): Promise<Attempted> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const none = { status: null, answer: null, retryAfter: null };
  const url = new URL(address);
  if (!deps.outbound.receives(url)) return { ...none, failure: 'refused', durationMs: took() };
  const timestamp = Math.floor(deps.clock.now().getTime() / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': `Oche-Webhooks/${version}`,
    ...signedHeaders(secrets, { id: webhookIdOf(id), timestamp, body }),
  };
  try {
    const {
      status,
      retryAfter,
      body: answer,
    } = await deps.outbound.send(
      url,
      { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      Buffer.from(body),
      { limitMs: LIMIT_MS, maxBytes: ANSWER_BYTES },
    );
    return {
      status,
      failure: null,
      answer: readable(answer),
      durationMs: took(),
      retryAfter: status === 429 || status === 503 ? retryAfter : null,
    };
  } catch (error) {
    const failure = error instanceof UnreachableError ? error.reason : 'failed';
    return { ...none, failure, durationMs: took() };
  }
}

/** What is text of an answer; a sign in place of each byte that is none. */
const readable = (answer: Buffer): string =>
  answer
    .toString('utf8')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what nobody can read, and PostgreSQL can't store
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '\ufffd')
    .slice(0, ANSWER_BYTES);
