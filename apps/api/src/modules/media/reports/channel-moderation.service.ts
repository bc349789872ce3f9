import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../media.events.ts';
import * as queries from './channel-moderation.queries.ts';

/** What a decision of the moderators does with a channel: only its admins see it then. */
export const channelHiding: Undoable<Deps> = {
  do: (deps, tx, idText, by) => hideChannel(deps, tx, idOfText(idText) ?? 0, by),
  undo: (deps, tx, idText) => showChannel(deps, tx, idOfText(idText) ?? 0),
};

/** @returns whether anything has changed */
export async function hideChannel(
  deps: Deps,
  tx: Tx,
  id: number,
  hiddenBy: string | null,
): Promise<boolean> {
  const hiddenAt = deps.clock.now().toISOString();
  return tell(deps, tx, await queries.hideChannel.first(tx, { id, hiddenAt, hiddenBy }));
}

/** @returns whether anything has changed */
export const showChannel = async (deps: Deps, tx: Tx, id: number): Promise<boolean> =>
  tell(deps, tx, await queries.showChannel.first(tx, { id }));

async function tell(deps: Deps, tx: Tx, changed: { id: number } | undefined): Promise<boolean> {
  if (!changed) return false;
  await deps.events.publish(tx, 'channel.changed', { channelId: changed.id });
  return true;
}

/** Channels for those who report them and who decide about that. */
export async function readReportedChannels(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ authorId, firstName, lastName, ...row }) => ({
    id: String(row.id),
    title: row.name,
    text: [row.description, row.url].filter(Boolean).join('\n\n'),
    author:
      authorId !== null && firstName !== null && lastName !== null
        ? { id: authorId, firstName, lastName }
        : null,
    path: `/media-channels/${row.id}`,
    scope: 'site',
    place: row.platform,
    isShown: row.isPublic,
    isLocked: false,
  }));
}
