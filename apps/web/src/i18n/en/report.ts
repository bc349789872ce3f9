import type de from '../de/report.ts';
import type { Translation } from '../texts.ts';

export default {
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
  visitor: {
    name: 'Your name',
    email: 'Your e-mail address',
    emailHint:
      'We send you a link to confirm it, and later what became of it. 30 days after the decision we delete both.',
    mailed: 'Look into your mailbox.',
    mailedText: 'Open the link in our mail: only then the moderators read your report.',
  },
  confirm: {
    title: 'Confirm your report',
    lead: 'One more click, and the moderators read your report.',
    submit: 'Confirm',
    pending: 'Confirming …',
    done: 'Thank you!',
    doneText: 'Your report has arrived. We will write to you what became of it.',
    home: 'To the home page',
  },
} satisfies Translation<typeof de>;
