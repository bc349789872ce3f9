import type { Words } from './told-deal.ts';

export const en: Words = {
  offerLabels: {
    received: 'Offers for my items',
    countered: 'Counter-offers',
    declined: 'Offers that are declined',
    expiring: 'Offers that expire soon',
  },
  dealLabels: {
    accepted: 'Offers that are accepted',
    meeting: 'Meetings to hand over',
    handover: 'Shipping and handing over',
    cancelled: 'Deals that are off',
    ending: 'Reservations that end soon',
    dispute: 'Disputes',
  },
  offerTitles: {
    received: ({ other, title }, amount) => `${other} offers ${amount} for “${title}”`,
    countered: ({ other, title }, amount) => `${other} suggests ${amount} for “${title}”`,
    declined: ({ other, title }, amount) => `${other} won’t do “${title}” for ${amount}`,
    expiring: ({ other, title }, amount) =>
      `About to expire: ${amount} from ${other} for “${title}”`,
  },
  offerLeads: {
    received: () => 'Accept, decline or make a counter-offer: you have 48 hours.',
    countered: () => 'Accept, decline or make a counter-offer: you have 48 hours.',
    declined: () => 'Maybe you can agree on another price, or there is something similar.',
    expiring: () => 'In a few hours the offer no longer stands. Answer if you want it.',
  },
  dealTitles: {
    'deal-accepted': ({ other, title }) => `It’s a deal! ${other} has accepted: “${title}”`,
    'deal-sold': ({ other, title }) => `${other} has sold “${title}” to you. Is that right?`,
    'deal-cancelled': ({ other, title }) => `${other} has called the deal off: “${title}”`,
    'deal-overdue': ({ title }) => `Time is up: “${title}”`,
    'deal-address': ({ other, title }) => `${other} says where to: send “${title}”`,
    'deal-meeting-proposed': ({ other, title }) => `${other} suggests a meeting for “${title}”`,
    'deal-meeting-agreed': ({ other, title }) => `You meet: ${other} is coming about “${title}”`,
    'deal-meeting-off': ({ other, title }) => `No meeting: ${other} can’t make it (“${title}”)`,
    'deal-handed-over': ({ other, side, title }) =>
      side === 'buyer'
        ? `${other} has handed over “${title}”. Have you got it?`
        : `${other} has got “${title}”. Can you confirm?`,
    'deal-completed': ({ other, title }) => `Done: “${title}”. How was it with ${other}?`,
    'deal-taken-back': ({ other, title }) => `${other} has taken the confirmation back: “${title}”`,
    'deal-disputed': ({ other, title }) => `${other} has a problem with “${title}”`,
    'deal-upheld': ({ title }) => `Decided: the deal about “${title}” is off`,
    'deal-dismissed': ({ title }) => `Decided: the deal about “${title}” stands`,
    'deal-ending': ({ title }) => `The reservation ends tomorrow: “${title}”`,
  },
  dealLeads: {
    'deal-accepted': () => 'The item is reserved. Agree on how it changes hands.',
    'deal-sold': () => 'Confirm that you have it, then you can review each other. If not, say so.',
    'deal-cancelled': () => 'A pity. The item is available again.',
    'deal-overdue': () => 'Nobody confirmed in time, so the deal is over.',
    'deal-address': () => 'The address is on the page of the deal.',
    'deal-meeting-proposed': () => 'Does that suit you? Otherwise suggest something else.',
    'deal-meeting-agreed': () => 'The meeting is in your calendar on Oche.',
    'deal-meeting-off': () => 'The deal still stands. Suggest another time.',
    'deal-handed-over': () => 'After 14 days without an answer it counts as confirmed.',
    'deal-completed': () => 'Your review appears together with the other one.',
    'deal-taken-back': () => 'It was a slip. The deal still stands.',
    'deal-disputed': () => 'Say how you saw it. Then the moderators decide.',
    'deal-upheld': () => 'Whoever reported the problem was right.',
    'deal-dismissed': () => 'It goes on where you were.',
    'deal-ending': () =>
      'After that everybody can have the item. Confirm if it has changed hands already.',
  },
  facts: {
    item: 'Item',
    offer: 'Offer',
    price: 'Price',
    until: 'Stands until',
    when: 'When',
    where: 'Where',
    reason: 'Reason',
    message: 'Message',
  },
  offerButton: 'Answer',
  dealButton: 'Have a look',
  footer: 'You get this mail because you deal on the marketplace of Oche.',
};
