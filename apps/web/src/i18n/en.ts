import shared from 'virtual:shared-texts/en';
import banners from './en/banners.ts';
import common from './en/common.ts';
import notifications from './en/notifications/index.ts';
import watching from './en/watching.ts';
import type { Texts } from './texts.ts';

export { shared };

/** English: what every page needs, also later, and how to load the others. */
export const together: Readonly<Record<string, Texts>> = {
  common,
  banners,
  notifications,
  watching,
};
export const own = import.meta.glob<{ default: Texts }>([
  './en/**/*.ts',
  '!./en/{common,banners,notifications/index,watching}.ts',
  '!./en/{domains,account/open}/*.ts',
]);
