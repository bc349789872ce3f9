import type { TextsOf } from '../../i18n/namespaces.ts';

/** What can be reported, in the order of the filter. */
export const reportableKinds = [
  'post',
  'thread',
  'review',
  'dealreview',
  'lounge',
  'photo',
  'challenge',
  'tournament',
  'club',
  'channel',
  'item',
  'member',
  'game',
  'guest',
  'message',
] as const;
/** What the log and the other queues are about, too. */
export const namedKinds = [
  ...reportableKinds,
  'submission',
  'listing',
  'dispute',
  'pattern',
] as const;
type ThingKind = (typeof namedKinds)[number];

/** The name of a kind; a kind that the page doesn't know yet is named as it is. */
export const kindText = (texts: TextsOf<'moderation'>, kind: string): string =>
  namedKinds.find((known) => known === kind) ? texts.kinds[kind as ThingKind]() : kind;
