import { httpBatchLink, splitLink } from '@trpc/client';
import type { ApiLink, AppRouter } from '../trpc.ts';
import { CALLS_URL } from './calls-url.ts';
import { lateLink } from './late-link.ts';

/** the server refuses longer batches */
const MAX_BATCH = 10;
const MAX_URL_LENGTH = 2000;

/** Calls that start together are sent together; subscriptions are open streams. */
export const browserLink: ApiLink = splitLink<AppRouter>({
  condition: ({ type }) => type === 'subscription',
  true: lateLink(async () => (await import('./subscription-link.ts')).subscriptionLink),
  false: httpBatchLink({ url: CALLS_URL, maxItems: MAX_BATCH, maxURLLength: MAX_URL_LENGTH }),
});
