import { idOfText } from '@oche/validators/id-text';
import type { I18n } from '../../../i18n/i18n.ts';
import type { TextsOf } from '../../../i18n/namespaces.ts';
import { pageHead } from '../../../lib/head.ts';
import type { Api } from '../../../lib/trpc.ts';

export type ManageTab = keyof TextsOf<'manage'>['tabs'];

interface HeadContext {
  api: Api;
  i18n: I18n;
  origin: string;
}

/** "Kalender: Zum Bullseye" */
export function manageHead(context: HeadContext, id: string, tab: ManageTab) {
  const lounge = context.api.lounges.get.getData({ id: idOfText(id) ?? 0 });
  if (!lounge) return pageHead(context, { isIndexed: false });
  const title = `${context.i18n.texts('manage').tabs[tab]()}: ${lounge.name}`;
  return pageHead(context, { title, isIndexed: false });
}
