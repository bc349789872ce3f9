import type { loungeData } from '@oche/validators/lounges/schemas';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireAdmin } from '../../../lib/actor.ts';
import { differences, type NoteCorrection } from '../../../lib/correction.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeCalendar } from '../calendar/calendar-change.service.ts';
import '../lounges.events.ts';
import { placeOf } from '../places/place.service.ts';
import { lockToCorrect } from './correction.queries.ts';
import { columnsOf, updateLounge } from './lounge-change.queries.ts';

interface Corrected {
  id: number;
  data: z.output<typeof loungeData> & { hourlyRate: number };
}

/** Which fields of a lounge may be in the log with their values. */
const SAID = ['lounge_type', 'country', 'price_per_hour_cents'];

/**
 * What an admin changes of a lounge that isn't theirs. A new price holds for new bookings; a new postal code moves the
 * lounge, unless somebody has placed its marker.
 *
 * @param note isn't called where nothing changes
 * @throws AppError FORBIDDEN, LOUNGE_NOT_FOUND, ZIP_CODE_UNKNOWN
 */
export async function correctLounge(
  ctx: MemberContext,
  { id, data: { hourlyRate, ...data } }: Corrected,
  note: NoteCorrection,
): Promise<void> {
  requireAdmin(ctx.actor);
  await changeCalendar(ctx, id, async (tx) => {
    const before = await lockToCorrect.first(tx, { id });
    if (!before) throw new AppError('LOUNGE_NOT_FOUND');
    const { owner_id: ownerId, is_place_exact: isPlaced, ...was } = before;
    const columns = {
      ...columnsOf(data),
      price_per_hour_cents: centsOf(hourlyRate),
    };
    const change = differences(was, columns, SAID);
    if (Object.keys(change.after).length === 0) return;
    const isElsewhere = 'country' in change.after || 'zip_code' in change.after;
    const place = isElsewhere ? await placeOf(tx, data, 'data.zipCode') : undefined;
    await updateLounge(tx, id, {
      ...columns,
      ...(place && { state: place.state }),
      ...(place && !isPlaced && { latitude: place.latitude, longitude: place.longitude }),
      updated_at: ctx.clock.now(),
    });
    await ctx.events.publish(tx, 'lounge.changed', { loungeId: id });
    await note(tx, { ownerId, ...change });
  });
}
