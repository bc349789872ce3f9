import type { Tx } from '@oche/db';
import type { SourceProblem } from '@oche/validators/media/feeds';
import type { Deps } from '../../../lib/deps.ts';
import type { Answer } from '../../../lib/outbound/reader.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { storeEpisodes } from '../episode/store.service.ts';
import type { FeedDocument } from '../parsing/document.ts';
import { parseApart } from '../parsing/parse-apart.ts';
import { ask, isUnheard, type Source, saveRead } from './ask.service.ts';
import { problemOf } from './source.policy.ts';
import * as queries from './source.queries.ts';
import type { Found } from './source.ts';

/** A podcast of many years has some megabytes. */
const FEED_MAX_BYTES = 8_000_000;
const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8';
/** As long as the table takes. */
const URL_MAX = 2000;
const DAY_MINUTES = 24 * 60;

/** Reads a channel's feed, unless nothing has changed there since. */
export async function readFeed(deps: Deps, source: Source): Promise<Found> {
  const { channelId, url, etag, lastModified } = source;
  const answer = await ask(deps, url, {
    maxBytes: FEED_MAX_BYTES,
    accept: ACCEPT,
    etag,
    lastModified,
  });
  const { problem, feed } = await feedIn(deps, answer);
  const movedTo = typeof answer === 'object' ? answer.movedTo : null;
  const then = async (tx: Tx) => {
    if (problem === null && movedTo !== null && movedTo.length <= URL_MAX)
      await queries.setFeedUrl(tx, { channelId, feedUrl: movedTo });
    if (!feed) return;
    const hasBeenRead = source.readAt !== null;
    const { latestEpisodeAt } = source;
    await storeEpisodes(deps, tx, { channelId, hasBeenRead, latestEpisodeAt }, feed.episodes);
  };
  const outcome = { problem, pauseMs: pauseAskedFor(answer, feed), answer };
  return { isHeard: !isUnheard(answer), save: () => saveRead(deps, source, outcome, then) };
}

/** @returns no feed when it has not changed, or couldn't be read */
async function feedIn(
  { log }: Pick<Deps, 'log'>,
  answer: Answer | SourceProblem,
): Promise<{ problem: SourceProblem | null; feed?: FeedDocument }> {
  if (typeof answer === 'string') return { problem: answer };
  const problem = problemOf('feed', answer.status);
  if (problem !== null || answer.status === 304) return { problem };
  try {
    const feed = await parseApart({ ...answer, bytes: answer.body });
    return feed.kind === 'feed' ? { problem: null, feed } : { problem: 'noFeed' };
  } catch (error) {
    log.warn({ err: error, url: answer.url }, 'a feed took too long or too much to parse');
    return { problem: 'noFeed' };
  }
}

function pauseAskedFor(answer: Answer | SourceProblem, feed?: FeedDocument): number {
  if (typeof answer === 'object' && answer.retryAfter !== null) return answer.retryAfter * 1000;
  // what a feed says of itself is no reason to miss a day
  return Math.min(feed?.ttl ?? 0, DAY_MINUTES) * MINUTE_MS;
}
