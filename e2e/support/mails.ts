import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './server.ts';

const folder = join(dataDir, 'mail');

/** The texts of all mails to an address, oldest first. */
function mailsTo(address: string): string[] {
  try {
    return readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}\n`));
  } catch {
    return [];
  }
}

const LINK = /https?:\/\/\S+\?token=\S+/;
/** The links in all mails to an address, the oldest first. */
export const linksTo = (address: string): string[] =>
  mailsTo(address).flatMap((mail) => LINK.exec(mail)?.[0] ?? []);

/**
 * Waits until an address has got `count` mails with a link that leads on. Others may come to the same member meanwhile, of
 * other tests.
 * @returns path and query of the link in the last of them
 */
export async function linkOfMail(address: string, count = 1): Promise<string> {
  await expect.poll(() => linksTo(address).length).toBeGreaterThanOrEqual(count);
  const { pathname, search } = new URL(linksTo(address)[count - 1] ?? '');
  return pathname + search;
}
