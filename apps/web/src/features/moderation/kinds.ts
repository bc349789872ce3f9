import type { TextsOf } from '../../i18n/namespaces.ts';

/** What can be reported, in the order of the filter; the log is about the same. */
export const reportableKinds = ['post', 'thread', 'review', 'lounge', 'photo', 'member'] as const;
type ThingKind = (typeof reportableKinds)[number];

/** The name of a kind; a kind that the page doesn't know yet is named as it is. */
export const kindText = (texts: TextsOf<'moderation'>, kind: string): string =>
  reportableKinds.find((known) => known === kind) ? texts.kinds[kind as ThingKind]() : kind;
