import { httpSubscriptionLink } from 'virtual:trpc-streams';
import type { ApiLink } from '../trpc.ts';
import { CALLS_URL } from './calls-url.ts';

/** Subscriptions are open streams of server-sent events. */
export const subscriptionLink: ApiLink = httpSubscriptionLink({ url: CALLS_URL });
