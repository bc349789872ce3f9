import type { Deps } from '../../../lib/deps.ts';
import { listenForMails, type SmtpListener } from './smtp-listener.ts';

/** How long mails have no listener when the process that had it ends: their server comes again. */
const RETRY_MS = 5000;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Listens as long as the process runs. Of several processes on one machine with the same settings one listens, and when
 * that one ends, e.g. to be updated, another one takes over.
 * @throws Error when the address can't be listened at, but for being taken
 */
export async function keepListening(
  deps: Deps,
  port: number,
  { retryMs = RETRY_MS }: { retryMs?: number } = {},
): Promise<{ close(): Promise<void> }> {
  let listener: SmtpListener | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    try {
      listener = await listenForMails(deps, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (!isClosed) waiting = setTimeout(again, retryMs).unref();
      return;
    }
    if (isClosed) return listener.close();
    deps.log.info(`answers by mail are taken at ${deps.env.REPLY_SMTP_HOST}:${listener.port}`);
  }

  const again = () => {
    listen().catch((error) => deps.log.error({ err: error }, 'answers by mail are not taken'));
  };

  await listen();
  if (!listener)
    deps.log.info(`another process has port ${port}, so answers by mail come to that one`);
  return {
    async close() {
      isClosed = true;
      clearTimeout(waiting);
      await listener?.close();
    },
  };
}
