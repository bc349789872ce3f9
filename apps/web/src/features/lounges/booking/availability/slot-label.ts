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

/** "Freitag 27.11., 19:00: 3 von 8 Boards frei, deine Buchung" */
export function slotLabel(slot: LabelledSlot, texts: Texts, locale: Locale): string {
  const label = stateLabel(slot, texts, locale);
  return slot.cell.isOwn ? texts.slotOwn({ slot: label }) : label;
}

function stateLabel({ day, cell, total }: LabelledSlot, texts: Texts, locale: Locale): string {
  const words = { day: dayText(day, locale, 'spoken'), time: cell.time };
  if (cell.state === 'over') return texts.slotOver(words);
  if (cell.state === 'full') return texts.slotFull({ ...words, total });
  return texts.slot({ ...words, free: cell.free, total });
}
