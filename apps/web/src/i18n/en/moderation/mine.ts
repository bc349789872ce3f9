import type de from '../../de/moderation/mine.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Moderation and you',
  lead: 'What was decided about your content, why, and what you can do. And what became of your reports.',
  cases: 'Decisions',
  noCases: 'Nothing here',
  noCasesText: 'When the moderators change something of yours, you read here what and why.',
  actions: {
    none: 'Nothing changed',
    hide: 'Hidden',
    delete: 'Deleted',
    lock: 'Locked',
  },
  withheld: 'Hidden for now',
  withheldText:
    'Several members have reported it. Until a moderator has looked at it, others don’t see it. This happened automatically.',
  reversed: 'Reversed',
  rule: 'Rule',
  rules: {
    fraud: 'Fair play: no fraud',
    spam: 'Fair play: no advertising, no spam',
    inappropriate: 'Fair play: no insults, threats, hatred or discrimination',
    counterfeit: 'Fair play: nothing that violates the rights of others',
    other: 'Named in the reasons',
  },
  toTerms: 'Terms of use',
  reasons: 'Reasons',
  noReasons: 'Deleted where it stood, without reasons of its own.',
  how: 'How',
  byPerson: 'A person decided this, not a machine.',
  appeal: {
    open: 'Appeal',
    until: 'Possible once, and somebody else decides. Until:',
    text: 'Why is the decision wrong?',
    hint: 'Read by whoever decides on the appeal.',
    submit: 'Send the appeal',
    pending: 'Sending …',
    sent: 'Your appeal has arrived.',
    sentText: 'Somebody else looks at it. You will get a mail.',
    yours: 'Your appeal',
    waiting: 'Waits for a decision.',
    granted: 'Successful: everything is as before.',
    rejected: 'Not successful: the decision stands.',
  },
  more: 'What else you can do',
  moreText:
    'Besides the appeal, a certified body for out-of-court dispute settlement (Article 21 of the Digital Services Act) and the courts are open to you.',
  reports: 'Your reports',
  noReports: 'You have not reported anything yet',
  noReportsText: 'A post, a lounge, a profile that is not all right: “Report” stands beside it.',
  gone: 'Not to be seen any more',
  outcomes: {
    open: 'Waiting',
    upheld: 'The moderators have taken action',
    rejected: 'Nothing wrong with it',
  },
} satisfies Translation<typeof de>;
