import type de from '../de/report.ts';
import type { Translation } from '../texts.ts';

export default {
  title: {
    post: 'Report post',
    thread: 'Report thread',
    review: 'Report review',
    lounge: 'Report this lounge',
    photo: 'Report this photo',
    member: 'Report this member',
  },
  reason: 'Reason',
  choose: 'Please choose',
  reasons: {
    fraud: 'Fraud',
    spam: 'Spam or advertising',
    inappropriate: 'Inappropriate or insulting',
    counterfeit: 'Counterfeit',
    other: 'Something else',
  },
  description: 'Description',
  hint: 'What is wrong with it? Only the moderators read this.',
  submit: 'Send report',
  pending: 'Sending …',
  sent: 'Thanks for your report.',
  sentText: 'The moderators will look at it, and you will hear what came of it.',
} satisfies Translation<typeof de>;
