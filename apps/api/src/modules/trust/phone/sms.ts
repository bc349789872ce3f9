import type { Deps } from '../../../lib/deps.ts';

/** Whoever sends short messages for us. A provider is one object with this function. */
export interface SmsSender {
  /**
   * @param to in the form of E.164, e.g. `+491701234567`
   * @throws Error when it was not taken
   */
  send(to: string, text: string): Promise<void>;
}

type SmsDeps = Pick<Deps, 'env' | 'log'>;

/**
 * The gateway of SMS_GATEWAY_URL; with development sign-in and without one the log.
 * @returns null where nobody sends codes, so that phones can't be checked
 */
export function smsSenderOf({ env, log }: SmsDeps): SmsSender | null {
  if (env.SMS_GATEWAY_URL) return gateway(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_TOKEN);
  return env.DEV_LOGIN ? logSender(log) : null;
}

const LIMIT_MS = 10_000;

/** Posts `{"to": …, "text": …}` with the token as bearer; whatever answers 2xx has taken it. */
const gateway = (url: string, token: string | undefined): SmsSender => ({
  async send(to, text) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'error',
    });
    await answer.body?.cancel();
    // neither number nor text, as this is logged
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  },
});

const logSender = (log: SmsDeps['log']): SmsSender => ({
  async send(to, text) {
    log.info({ to, text }, 'a short message, as nobody sends them here');
  },
});
