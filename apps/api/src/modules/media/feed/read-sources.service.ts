import type { Deps } from '../../../lib/deps.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { readFeed } from './read-feed.service.ts';
import { readPage } from './read-page.service.ts';
import * as queries from './source.queries.ts';
import type { Found, SourceKind } from './source.ts';

/** More than the longest read takes; what a killed process had taken comes again after it. */
const LEASE_MS = 10 * MINUTE_MS;
/** With the longest read after it a run ends before the next minute's begins: reading takes one worker. */
const BUDGET_MS = 30_000;
const AT_ONCE = 4;
/** From this many on without a single answer it is we who are cut off, not they. */
const CUT_OFF = 3;
const CUT_OFF_PAUSE_MS = 15 * MINUTE_MS;

interface Key {
  channelId: number;
  kind: SourceKind;
}

/** Reads the pages and feeds that are due, some at once, for less than a minute. */
export async function readSources(deps: Deps): Promise<void> {
  const begun = Date.now();
  const unheard: (Key & Found)[] = [];
  let isHeard = false;
  const work = async () => {
    while (Date.now() - begun < BUDGET_MS) {
      const key = await takeOne(deps);
      if (!key) return;
      await guarded(deps, key, async () => {
        const found = await readSource(deps, key);
        if (found?.isHeard) isHeard = true;
        if (found?.isHeard === false) unheard.push({ ...key, ...found });
        else await found?.save();
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const isCutOff = !isHeard && unheard.length >= CUT_OFF;
  if (isCutOff) deps.log.warn('no channel answered, so nothing is held against them');
  const nextCheckAt = new Date(deps.clock.now().getTime() + CUT_OFF_PAUSE_MS).toISOString();
  for (const { channelId, kind, save } of unheard) {
    await guarded(deps, { channelId, kind }, async () => {
      if (isCutOff) await queries.postpone(deps.db, { channelId, kind, nextCheckAt });
      else await save();
    });
  }
}

/** @returns nothing when nothing is due */
async function takeOne({ db, clock }: Deps): Promise<Key | undefined> {
  const now = clock.now();
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const [taken] = await queries.takeDue(db, { now: now.toISOString(), lease, limit: 1 });
  return taken;
}

async function readSource(deps: Deps, key: Key): Promise<Found | undefined> {
  const source = await queries.getSource.first(deps.db, key);
  if (!source) return undefined;
  return key.kind === 'page' ? readPage(deps, source) : readFeed(deps, source);
}

/** One that can't be stored holds up nobody else; it is due again when its lease is over. */
async function guarded({ log }: Deps, key: Key, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, ...key }, 'a channel could not be read');
  }
}
