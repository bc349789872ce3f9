import { figures, type figuresInput } from '@oche/validators/admin/figures';
import type { z } from 'zod';
import { CSV_BOM, csvLine } from '../../../lib/csv.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { getFigures } from './figures.service.ts';

const HEADS = {
  de: [
    'Tag',
    'Mitglieder',
    'Neue Mitglieder',
    'Beiträge',
    'Buchungen',
    'Spiele',
    'Anzeigen',
    'Aktiv am Tag',
    'Aktiv in sieben Tagen',
  ],
  en: [
    'Day',
    'Members',
    'New members',
    'Posts',
    'Bookings',
    'Games',
    'Ads',
    'Active on the day',
    'Active in seven days',
  ],
};
const SEPARATORS = { de: ';', en: ',' } as const;

/**
 * The daily figures for a spreadsheet, a line a day.
 * @throws AppError FORBIDDEN
 */
export async function exportFigures(
  ctx: MemberContext,
  input: z.output<typeof figuresInput>,
): Promise<string> {
  const { days } = await getFigures(ctx, input);
  const separator = SEPARATORS[ctx.locale];
  const lines = days.map((day) =>
    csvLine([day.day, ...figures.map((figure) => day[figure])], separator),
  );
  return CSV_BOM + csvLine(HEADS[ctx.locale], separator) + lines.join('');
}
