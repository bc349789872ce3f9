import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { forgetOldMails } from '../receiving/inbound.queries.ts';

/** A mail that couldn't be sent is tried for hours; after that nobody needs the words. */
const WORDS_DAYS = 2;
/** Servers give up after five days; whoever moves a mailbox delivers later than that. */
const MAILS_DAYS = 60;

export async function cleanUp({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await forgetOldMails(db, { words: before(WORDS_DAYS), mails: before(MAILS_DAYS) });
}
