import type { ConsoleMessage, Page, Response } from '@playwright/test';

/**
 * Collects what goes wrong in a page: errors of scripts, of the console, and answers that say no.
 * @param isExpected of an answer that has to say no
 */
export function collectErrors(page: Page, isExpected: (answer: Response) => boolean) {
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(`script: ${message}`);
  const onConsole = (message: ConsoleMessage) => {
    // the browser says of each refused answer that it has failed; of those the answers tell more
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) errors.push(`console: ${message.text()}`);
  };
  const onAnswer = (answer: Response) => {
    if (answer.status() >= 400 && !isExpected(answer))
      errors.push(`${answer.status()}: ${answer.request().method()} ${answer.url()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  page.on('response', onAnswer);
  return {
    errors,
    stop: () => {
      page.off('pageerror', onError);
      page.off('console', onConsole);
      page.off('response', onAnswer);
    },
  };
}

/** How long nothing may be under way until a page counts as complete. Milliseconds. */
const QUIET_MS = 120;

type Quiet = (limitMs?: number) => Promise<void>;
const listening = new WeakMap<Page, Quiet>();

/** Waits until nothing is being loaded any more, streams aside, which stay open. It listens from the first call on. */
export function quietOf(page: Page): Quiet {
  const quiet = listening.get(page) ?? listen(page);
  listening.set(page, quiet);
  return quiet;
}

function listen(page: Page): Quiet {
  const open = new Set<unknown>();
  let last = Date.now();
  const isStream = (url: string) => url.includes('.events') || url.includes('/live');
  page.on('request', (request) => {
    if (!isStream(request.url())) open.add(request);
    last = Date.now();
  });
  const end = (request: unknown) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (limitMs = 8_000) => {
    const until = Date.now() + limitMs;
    while (Date.now() < until && (open.size > 0 || Date.now() - last < QUIET_MS)) {
      await page.waitForTimeout(30);
    }
    open.clear();
  };
}
