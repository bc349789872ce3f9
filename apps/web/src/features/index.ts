import { type KeyOf, keysOf } from '@oche/validators/domains';
import type { SearchType } from '@oche/validators/search/limits';
import { accessFeature } from './access/feature.ts';
import { accountFeature } from './account/feature.ts';
import { adminFeature } from './admin/feature.ts';
import { bannersFeature } from './banners/feature.ts';
import { challengesFeature } from './challenges/feature.ts';
import { clubsFeature } from './clubs/feature.ts';
import type { Feature } from './feature.ts';
import { forumFeature } from './forum/feature.ts';
import { gamesFeature } from './games/feature.ts';
import { leaguesFeature } from './leagues/feature.ts';
import { bookingsFeature, loungesFeature } from './lounges/feature.ts';
import { marketFeature } from './market/feature.ts';
import { mediaFeature } from './media/feature.ts';
import { messagesFeature } from './messages/feature.ts';
import { moderationFeature } from './moderation/feature.ts';
import { notificationsFeature } from './notifications/feature.ts';
import { pagesFeature } from './pages/feature.ts';
import { peopleFeature } from './people/feature.ts';
import { pollsFeature } from './polls/feature.ts';
import { rankingsFeature } from './rankings/feature.ts';
import { searchFeature } from './search/feature.ts';
import { tournamentsFeature } from './tournaments/feature.ts';
import { webhooksFeature } from './webhooks/feature.ts';

/** Every feature that mechanisms show something of; they know none by its name. */
export const features: readonly Feature[] = [
  forumFeature,
  loungesFeature,
  bookingsFeature,
  tournamentsFeature,
  leaguesFeature,
  clubsFeature,
  marketFeature,
  pollsFeature,
  mediaFeature,
  messagesFeature,
  peopleFeature,
  gamesFeature,
  challengesFeature,
  rankingsFeature,
  moderationFeature,
  bannersFeature,
  searchFeature,
  accountFeature,
  accessFeature,
  notificationsFeature,
  pagesFeature,
  adminFeature,
  webhooksFeature,
];

/** The feature whose domain has a key among those of a part, e.g. a category of the search. */
export const featureWith = <Part extends 'search' | 'notifications'>(
  part: Part,
  key: KeyOf<Part>,
): Feature | undefined =>
  features.find(({ domain }) => domain && keysOf(part, [domain]).includes(key));

/** The feature of what the search has found. */
export const featureOfResult = (type: SearchType): Feature | undefined =>
  features.find(({ domain }) => Object.values(domain?.search ?? {}).includes(type));
