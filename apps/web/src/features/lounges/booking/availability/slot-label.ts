import type { Locale } from '@oche/validators/common';
import type { TextsOf } from '../../../../i18n/namespaces.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import type { Cell } from './availability-grid.ts';

type Texts = TextsOf<'booking'>['availability'];

interface LabelledSlot {
  /** the day on whose evening the slot is, even after midnight */
  day: string;
  cell: Cell;
  /** how many boards the lounge has */
  total: number;
}

/** "Freitag 27.11., 19:00: 3 von 8 Boards frei" */
export function slotLabel(
  { day, cell, total }: LabelledSlot,
  texts: Texts,
  locale: Locale,
): string {
  const words = { day: dayText(day, locale, 'spoken'), time: cell.time };
  if (cell.state === 'over') return texts.slotOver(words);
  if (cell.state === 'full') return texts.slotFull(words);
  return texts.slot({ ...words, free: cell.free, total });
}
