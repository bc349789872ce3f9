import type german from '../../de/market/card.ts';
import type { Translation } from '../../texts.ts';

export default {
  price: 'Price',
  upTo: 'up to',
  facts: 'At a glance',
  fits: 'Fits what you play',
  views: '{count:number|number} {{count:view|views}}',
} satisfies Translation<typeof german>;
