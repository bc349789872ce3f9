import shared from 'virtual:shared-texts/de';
import banners from './de/banners.ts';
import common from './de/common.ts';
import notifications from './de/notifications/index.ts';
import watching from './de/watching.ts';
import type { Texts } from './texts.ts';

export { shared };

/** German: what every page needs, also later, and how to load the others. */
export const together: Readonly<Record<string, Texts>> = {
  common,
  banners,
  notifications,
  watching,
};
export const own = import.meta.glob<{ default: Texts }>([
  './de/**/*.ts',
  '!./de/{common,banners,notifications/index,watching}.ts',
  '!./de/{domains,account/open}/*.ts',
]);
