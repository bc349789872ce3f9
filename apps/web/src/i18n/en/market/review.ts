import type de from '../../de/market/review.ts';
import type { Translation } from '../../texts.ts';

export default {
  asBuyer: 'bought',
  asSeller: 'sold',
  answer: 'Answer',
  answerAction: 'Answer',
  answerTitle: 'Answer the review',
  answerLabel: 'Your answer',
  answerHint: 'Once, and everybody can read it.',
  answerSend: 'Answer',
  answerPending: 'Sending …',
  report: 'Report',
  rate: 'How was it with {name:string}?',
  lead: 'You can read it as soon as both of you have written. Or after two weeks.',
  stars: 'Stars',
  comment: 'Your text',
  commentHint: 'What others should know who deal with {name:string}.',
  send: 'Send review',
  change: 'Change',
  pending: 'Sending …',
  yours: 'Your review',
  theirs: 'What {name:string} writes',
  waiting:
    'It becomes visible as soon as {name:string} writes as well, on {date:string} at the latest.',
  until: 'You can write a review until {date:string}.',
  notYet: 'When both of you have confirmed the deal, you can review each other.',
  nothing: 'The two weeks for reviews are over.',
  hidden: 'The moderators have hidden this.',
} as const satisfies Translation<typeof de>;
