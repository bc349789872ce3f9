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

/**
 * Waits until an address has got `count` mails.
 * @returns path and query of the link in the last of them
 */
export async function linkOfMail(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address).length).toBeGreaterThanOrEqual(count);
  const link = /https?:\/\/\S+\?token=\S+/.exec(mailsTo(address)[count - 1] ?? '')?.[0];
  if (!link) throw new Error(`no link in the mail to ${address}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
