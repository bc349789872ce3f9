import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { ItemReview, ItemStatus } from '@oche/validators/market/schemas';
import { publishOutside } from '../../../../lib/declared/published.ts';
import type { AuthoredPeriod, Thing, Undoable } from '../../../../lib/declared/reportable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import { toPicture } from '../../../uploads/index.ts';
import '../../market.events.ts';
import { itemPublished } from '../../market.outside.ts';
import * as queries from './item-moderation.queries.ts';

type Changed = { status: ItemStatus; review: ItemReview | null } | undefined;

/** Tells those who show it, and those who wait for new ones when everybody sees it now. */
async function tell(deps: Deps, tx: Tx, itemId: number, changed: Changed): Promise<boolean> {
  if (!changed) return false;
  await deps.events.publish(tx, 'item.changed', { itemId });
  if (changed.status === 'active' && changed.review === null) {
    await deps.events.publish(tx, 'item.published', { itemId });
    await publishOutside(deps, tx, itemPublished, { itemId });
  }
  return true;
}

type Review = ItemReview | null;

/** From one review to another, and back. */
const moving = (from: Review, to: Review): Undoable<Deps> => ({
  do: move(from, to),
  undo: move(to, from),
});

const move =
  (from: Review, to: Review) =>
  async (deps: Deps, tx: Tx, idText: string): Promise<boolean> => {
    const id = idOfText(idText) ?? 0;
    const changed = await queries.changeReview(tx, { id, from, columns: { review: to } });
    return tell(deps, tx, id, changed);
  };

/** An ad that waits goes online. */
export const approval = moving('waiting', null);
/** An ad that waits goes back to its seller, who can change it and ask again. */
export const rejection = moving('waiting', 'rejected');
/** Nobody sees it until somebody has looked, as several have reported it. */
export const withholding = moving(null, 'waiting');

/** Nobody sees it any more, and its seller can do nothing but delete it. */
export const blocking: Undoable<Deps> = {
  async do(deps, tx, idText) {
    const id = idOfText(idText) ?? 0;
    for (const before of [null, 'waiting', 'rejected'] as const) {
      const columns = { review: 'blocked', review_before: before } as const;
      const changed = await queries.changeReview(tx, { id, from: before, columns });
      if (changed) return tell(deps, tx, id, changed);
    }
    return false;
  },
  async undo(deps, tx, idText) {
    const id = idOfText(idText) ?? 0;
    return tell(deps, tx, id, await queries.unblock.first(tx, { id }));
  },
};

/** Ads for those who report them and who decide about that. */
export async function readItems(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ id, title, description, authorId, firstName, lastName, ...row }) => ({
    id: String(id),
    title,
    text: description,
    ...(row.pictures.length > 0 && {
      pictures: row.pictures.map((each) => ({ ...toPicture(each), description: null })),
    }),
    signs: row.signs,
    author: { id: authorId, firstName, lastName },
    path: `/marketplace/${id}`,
    scope: 'site',
    place: null,
    isShown: row.isShown,
    isLocked: false,
  }));
}

export async function listRecentTexts(db: Executor): Promise<{ id: string; text: string }[]> {
  const rows = await queries.listRecentTexts(db, {});
  return rows.map((row) => ({ id: String(row.id), text: `${row.title}\n${row.description}` }));
}

export async function listItemsOfPeriod(
  db: Executor,
  { after, ...period }: AuthoredPeriod,
): Promise<string[]> {
  const rows = await queries.nextOfPeriod(db, { ...period, after: Number(after) });
  return rows.map(({ id }) => String(id));
}
