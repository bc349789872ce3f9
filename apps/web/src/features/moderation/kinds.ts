import type { TextsOf } from '../../i18n/namespaces.ts';

/** What can be reported, in the order of the filter. */
export const reportableKinds = ['post', 'thread', 'review'] as const;
/** What the log is about: also what staff acts on without a report. */
export const loggedKinds = [...reportableKinds, 'lounge', 'member'] as const;
type ThingKind = (typeof loggedKinds)[number];

/** The name of a kind; a kind that the page doesn't know yet is named as it is. */
export const kindText = (texts: TextsOf<'moderation'>, kind: string): string =>
  loggedKinds.find((known) => known === kind) ? texts.kinds[kind as ThingKind]() : kind;
