import type { Locale } from '@oche/validators/locale';
import { z } from 'zod';
import {
  type NotificationKind,
  type NotificationTexts,
  notificationKind,
} from '../../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import type { ToldItem } from './expiring-ad.ts';
import { isExpiredOwn, isExpiringOwn, listTold } from './expiring-ads.queries.ts';
import { wordsOf } from './expiry-words.ts';

/** How many days before an ad runs out its seller is reminded. */
export const REMIND_DAYS = 3;

const payload = z.object({ itemId: z.int() });

const aboutOwn: Omit<
  NotificationKind<Deps, z.infer<typeof payload>, ToldItem>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'market',
  payload,
  groupOf: ({ itemId }) => `item/${itemId}`,
  placeOf: ({ itemId }) => `item/${itemId}`,
  pathOf: ({ id }) => `/marketplace/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const ids = told.map((one) => one.payload.itemId);
    const rows = await listTold(db, { ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};

const textsOf = (kind: 'expiring' | 'expired'): Record<Locale, NotificationTexts<ToldItem>> => ({
  de: wordsOf(kind, 'de'),
  en: wordsOf(kind, 'en'),
});

/** To the seller of an ad that runs out soon. */
export const adExpiring = notificationKind({
  ...aboutOwn,
  kind: 'market.expiring',
  isVisible: isExpiringOwn(REMIND_DAYS + 1),
  texts: textsOf('expiring'),
});

/** To the seller of an ad that has run out. */
export const adExpired = notificationKind({
  ...aboutOwn,
  kind: 'market.expired',
  isVisible: isExpiredOwn,
  texts: textsOf('expired'),
});

export const statusNotifications = [adExpiring, adExpired];
