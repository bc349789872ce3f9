import { answerablesOf } from './lib/declared/answerable.ts';
import { boardHostsOf } from './lib/declared/board-hosts.ts';
import { conversationalsOf } from './lib/declared/conversational.ts';
import { pictureGuardsOf } from './lib/declared/guarded-pictures.ts';
import { notifiablesOf } from './lib/declared/notifiable.ts';
import { ownDataOf } from './lib/declared/own-data.ts';
import { hearablesOf, publishedOf } from './lib/declared/published.ts';
import { reportablesOf } from './lib/declared/reportable.ts';
import { watchablesOf } from './lib/declared/watchable.ts';
import type { DomainModule } from './modules/manifest.ts';

/** What the manifests of all domains say together, as the services get it. */
export const declaredBy = (modules: readonly DomainModule[]) => ({
  searchables: modules.flatMap(({ search }) => search ?? []),
  reportables: reportablesOf(modules),
  notifiables: notifiablesOf(modules),
  calendars: modules.flatMap(({ calendar }) => calendar ?? []),
  conversationals: conversationalsOf(modules),
  ownData: ownDataOf(modules),
  linkables: modules.flatMap(({ linkable }) => linkable ?? []),
  watchables: watchablesOf(modules),
  boardHosts: boardHostsOf(modules),
  pictureGuards: pictureGuardsOf(modules),
  answerables: answerablesOf(modules),
  published: publishedOf(modules),
  hearables: hearablesOf(modules),
});
