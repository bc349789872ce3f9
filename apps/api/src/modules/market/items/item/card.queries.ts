import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { cards } from './card.select.ts';

export const listCards = prepared(
  'market.listCards',
  (db, p: Placeholders<{ viewerId: string; ids: number[] }>) =>
    cards(db, p)
      .where('item.id', '=', anyOfIds(p('ids')))
      .where('item.status', '<>', 'draft'),
);
