import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../../lib/deps.ts';
import type { DealNews } from '../rules/facts.ts';
import {
  type TimelyNews,
  type ToldDeal,
  type ToldOffer,
  toldDeal,
  toldOffer,
} from './told-deal.ts';
import {
  isDealOfRecipient,
  isOfferOfRecipient,
  isOpenForRecipient,
  listToldDeals,
  listToldOffers,
} from './told-deals.queries.ts';
import { dealTexts, offerTexts } from './words.ts';

const offerPayload = z.object({ offerId: z.int() });
type AboutOffer = z.infer<typeof offerPayload>;

const aboutOffer: Omit<
  NotificationKind<Deps, AboutOffer, ToldOffer>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'market',
  payload: offerPayload,
  groupOf: ({ offerId }) => `offer/${offerId}`,
  placeOf: ({ offerId }) => `offer/${offerId}`,
  pathOf: ({ conversationId }) => `/messages/${conversationId}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldOffers(db, { ids: told.map(({ payload }) => payload.offerId) });
    const offers = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload, recipientId }) => {
      const row = offers.get(payload.offerId);
      return row ? toldOffer(row, recipientId) : null;
    });
  },
};

/** To the seller. */
export const offerReceived = notificationKind({
  ...aboutOffer,
  kind: 'market.offerMade',
  isVisible: isOpenForRecipient,
  texts: offerTexts('received'),
});

/** To the one whose offer was answered with another one. */
export const offerCountered = notificationKind({
  ...aboutOffer,
  kind: 'market.offerCountered',
  isVisible: isOpenForRecipient,
  texts: offerTexts('countered'),
});

export const offerDeclined = notificationKind({
  ...aboutOffer,
  kind: 'market.offerDeclined',
  defaults: { mail: 'daily', push: true },
  isVisible: isOfferOfRecipient,
  texts: offerTexts('declined'),
});

/** To whoever hasn't answered yet. */
export const offerExpiring = notificationKind({
  ...aboutOffer,
  kind: 'market.offerExpiring',
  defaults: { mail: 'never', push: true },
  isVisible: isOpenForRecipient,
  texts: offerTexts('expiring'),
});

const dealPayload = z.object({
  dealId: z.int(),
  /** what was new then */
  news: z.custom<DealNews | TimelyNews>((value) => typeof value === 'string'),
});
type AboutDeal = z.infer<typeof dealPayload>;

const aboutDeal: Omit<NotificationKind<Deps, AboutDeal, ToldDeal>, 'kind' | 'texts'> = {
  area: 'market',
  payload: dealPayload,
  groupOf: ({ dealId, news }) => `deal/${dealId}/${news}`,
  placeOf: ({ dealId }) => `deal/${dealId}`,
  pathOf: ({ id }) => `/marketplace/deals/${id}`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  isVisible: isDealOfRecipient,
  async read({ db }, told) {
    const rows = await listToldDeals(db, { ids: told.map(({ payload }) => payload.dealId) });
    const deals = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload, recipientId }) => {
      const row = deals.get(payload.dealId);
      return row ? toldDeal(row, recipientId, payload.news) : null;
    });
  },
};

/** To the one whose offer it was. */
export const offerAccepted = notificationKind({
  ...aboutDeal,
  kind: 'market.offerAccepted',
  texts: dealTexts('accepted'),
});

/** Lounge and time: proposed, agreed, or called off. */
export const dealMeeting = notificationKind({
  ...aboutDeal,
  kind: 'market.dealMeeting',
  texts: dealTexts('meeting'),
});

/** Where to send it, and what the other has confirmed. */
export const dealHandover = notificationKind({
  ...aboutDeal,
  kind: 'market.dealHandover',
  texts: dealTexts('handover'),
});

export const dealCancelled = notificationKind({
  ...aboutDeal,
  kind: 'market.dealCancelled',
  texts: dealTexts('cancelled'),
});

/** To both, before a reservation ends on its own. */
export const dealEnding = notificationKind({
  ...aboutDeal,
  kind: 'market.dealEnding',
  texts: dealTexts('ending'),
});

export const dealDispute = notificationKind({
  ...aboutDeal,
  kind: 'market.dealDispute',
  texts: dealTexts('dispute'),
});

export const dealNotifications = [
  offerReceived,
  offerCountered,
  offerDeclined,
  offerExpiring,
  offerAccepted,
  dealMeeting,
  dealHandover,
  dealCancelled,
  dealEnding,
  dealDispute,
];
