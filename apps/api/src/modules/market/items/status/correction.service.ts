import { withTransaction } from '@oche/db';
import type { ItemCategory, ItemStatus, itemConditions } from '@oche/validators/market/schemas';
import { centsOf } from '@oche/validators/money';
import { isAdmin } from '../../../../lib/actor.ts';
import { differences, type NoteCorrection } from '../../../../lib/correction.ts';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { inspect } from '../safety/inspection.service.ts';
import { lockToCorrect } from './correction.queries.ts';
import { changeItem } from './status.queries.ts';
import { tellChanged } from './transitions.service.ts';

interface Corrected {
  id: number;
  data: {
    title: string;
    description: string;
    category: ItemCategory;
    condition: (typeof itemConditions)[number] | null;
    /** euro */
    price: number;
  };
}

/** Which fields of an ad may be in the log with their values. */
const SAID = ['category', 'condition', 'price_cents'];
/** Somebody has agreed to a price already when it is reserved, and it is a record when it is sold. */
const CORRECTABLE: readonly ItemStatus[] = ['active', 'paused', 'expired'];

/**
 * What an admin changes of what an ad says. Whether it is shown stays as it is: that is decided by hiding it.
 * @param note isn't called where nothing changes
 * @throws AppError FORBIDDEN, ITEM_NOT_FOUND, ITEM_RESERVED, ITEM_SOLD, BAD_INPUT for something to be had
 *   without a condition
 */
export async function correctItem(
  ctx: MemberContext,
  { id, data }: Corrected,
  note: NoteCorrection,
): Promise<void> {
  if (!isAdmin(ctx.actor)) throw new AppError('FORBIDDEN');
  await withTransaction(ctx.db, async (tx) => {
    const before = await lockToCorrect.first(tx, { id });
    if (!before) throw new AppError('ITEM_NOT_FOUND');
    if (before.status === 'reserved') throw new AppError('ITEM_RESERVED');
    if (before.status === 'sold') throw new AppError('ITEM_SOLD');
    const { seller_id: ownerId, status: _, review, intent, revision, ...was } = before;
    if (intent === 'sell' && data.condition === null) {
      throw new AppError('BAD_INPUT', { fields: { 'data.condition': 'conditionRequired' } });
    }
    const columns = {
      title: data.title,
      description: data.description,
      category: data.category,
      condition: data.condition,
      price_cents: centsOf(data.price),
    };
    const change = differences(was, columns, SAID);
    if (Object.keys(change.after).length === 0) return;
    const { suspicions } = await inspect(ctx, tx, data, review);
    await changeItem(tx, {
      id,
      from: CORRECTABLE,
      columns: {
        ...columns,
        suspicions,
        // a form that its seller has open must not bring back what was there before
        revision: revision + 1,
        updated_at: ctx.clock.now().toISOString(),
      },
    });
    await tellChanged(ctx, tx, id, true);
    await note(tx, { ownerId, ...change });
  });
}
