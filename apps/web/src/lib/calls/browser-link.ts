import { httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import type { ApiLink, AppRouter } from '../trpc.ts';

const URL = '/trpc';
/** the server refuses longer batches */
const MAX_BATCH = 10;
const MAX_URL_LENGTH = 2000;

/** Calls that start together are sent together; subscriptions are open server-sent events. */
export const browserLink: ApiLink = splitLink<AppRouter>({
  condition: ({ type }) => type === 'subscription',
  true: httpSubscriptionLink({ url: URL }),
  false: httpBatchLink({ url: URL, maxItems: MAX_BATCH, maxURLLength: MAX_URL_LENGTH }),
});
