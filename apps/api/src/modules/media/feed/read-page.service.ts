import type { Tx } from '@oche/db';
import type { SourceProblem } from '@oche/validators/media/feeds';
import type { Deps } from '../../../lib/deps.ts';
import type { Answer } from '../../../lib/outbound/reader.ts';
import type { Document } from '../parsing/document.ts';
import { parseApart } from '../parsing/parse-apart.ts';
import { ask, isUnheard, type Source, saveRead } from './ask.service.ts';
import { platformFeed } from './platform-feed.ts';
import { problemOf } from './source.policy.ts';
import * as queries from './source.queries.ts';
import type { Found } from './source.ts';

/** A head is at the beginning; the rest of a page is not read. */
export const PAGE_READ = {
  maxBytes: 1_500_000,
  cuts: true,
  accept: 'text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.5',
};

/** Reads a channel's page: whether the link still leads anywhere, and where its feed is. */
export async function readPage(deps: Deps, source: Source): Promise<Found> {
  const { url } = source;
  const answer = await ask(deps, url, PAGE_READ);
  const problem = typeof answer === 'string' ? answer : problemOf('page', answer.status);
  const page = await documentIn(deps, answer);
  const feedUrl = feedOf(url, page);
  const then = async (tx: Tx) => {
    if (feedUrl !== null) await noteFeed(deps, tx, source, feedUrl);
  };
  const pauseMs = typeof answer === 'object' ? (answer.retryAfter ?? 0) * 1000 : 0;
  return {
    isHeard: !isUnheard(answer),
    save: () => saveRead(deps, source, { problem, pauseMs, answer }, then),
  };
}

/** What a page or a feed says of itself; null when there is nothing, or it can't be parsed. */
export async function documentIn(
  { log }: Pick<Deps, 'log'>,
  answer: Answer | SourceProblem,
): Promise<Document | null> {
  if (typeof answer === 'string' || answer.body.length === 0) return null;
  try {
    return await parseApart({ ...answer, bytes: answer.body });
  } catch (error) {
    log.warn({ err: error, url: answer.url }, 'a page took too long or too much to parse');
    return null;
  }
}

/** The feed that belongs to an address: the platform's own, itself, or what its head names. */
function feedOf(url: string, page: Document | null): string | null {
  const own = platformFeed(url);
  if (own !== null || page === null) return own;
  return page.kind === 'feed' ? url : (page.feedUrls[0] ?? null);
}

/** A feed that an admin has named stays; if the page names the same, the page vouches for it. */
async function noteFeed({ clock }: Deps, tx: Tx, source: Source, feedUrl: string): Promise<void> {
  const { channelId } = source;
  const now = await queries.getSource.first(tx, { channelId, kind: 'feed' });
  if (now?.feedUrl === feedUrl) {
    await queries.setFound(tx, { channelId });
    return;
  }
  if (now?.isGiven) return;
  await queries.setFeedUrl(tx, { channelId, feedUrl });
  const nextCheckAt = clock.now().toISOString();
  await queries.resetSource(tx, { channelId, kind: 'feed', isGiven: false, nextCheckAt });
}
