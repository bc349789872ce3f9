import type { Locale } from '@oche/validators/common';
import { PRODUCT_NAME } from '@oche/validators/product';

/** A push service takes 4,096 bytes, encrypted; these are at most 2,100 in UTF-8. */
const TITLE_MAX = 100;
const BODY_MAX = 300;

/** What a device shows. The service worker reads the same (`apps/web/service-worker`). */
export interface PushMessage {
  title: string;
  body: string;
  /** the place that a click opens, e.g. `/forum/thread/5#post-12` */
  path: string;
  /** a later message with the same tag takes this one's place on the device */
  tag: string;
}

/** Cuts what is too long, never in the middle of a character. */
export function shortened({ title, body, ...rest }: PushMessage): PushMessage {
  return { title: cut(title, TITLE_MAX), body: cut(body, BODY_MAX), ...rest };
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

const TEST_TEXTS: Record<Locale, Pick<PushMessage, 'title' | 'body'>> = {
  de: { title: PRODUCT_NAME, body: 'Treffer. Hier kommen deine Benachrichtigungen an.' },
  en: { title: PRODUCT_NAME, body: 'Bullseye. This is where your notifications arrive.' },
};

export const testMessage = (locale: Locale): PushMessage => ({
  ...TEST_TEXTS[locale],
  path: '/account#devices',
  tag: 'test',
});
