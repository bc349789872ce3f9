import type de from '../../de/market/dispute.ts';
import type { Translation } from '../../texts.ts';

export default {
  sides: 'Both sides',
  side: { buyer: 'buys', seller: 'sells' },
  opener: 'reported the problem',
  saidNothing: 'Has not said anything about it yet.',
  noPhotos: 'No photos.',
  photosOf: 'Photos by {name}',
  photo: '{label}, {number} of {count}',
  asked: 'Asked',
  answered: 'Answer',
  unanswered: 'Waits for the answer.',
  ask: {
    title: 'Ask back',
    text: 'Each side once. It gets a mail, and its answer is here then.',
    whom: 'Whom?',
    question: 'Your question',
    submit: 'Send question',
    done: 'Asked. The case waits for the answer.',
  },
  ad: {
    title: 'The ad when both agreed',
    changed: 'changed since',
    shipping: 'Shipping {price}',
    pictures: 'Pictures of the ad',
  },
  course: {
    title: 'What happened',
    offer: '{name} offers {amount}',
    agreed: 'Agreed on for {price}',
    meeting: 'Meeting agreed',
    confirmed: '{name} confirms the handover',
    completed: 'Deal done',
    disputed: '{name} reports a problem',
    answered: '{name} says something about it',
  },
  talk: {
    title: 'The conversation of the two',
    text: 'Private. Only look into it if you need it to decide: each look is in the log.',
    button: 'Look into the conversation',
    failed: 'The conversation can’t be looked into any more.',
  },
} satisfies Translation<typeof de>;
