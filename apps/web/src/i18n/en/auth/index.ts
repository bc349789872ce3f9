import type de from '../../de/auth/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  distance: '7 ft 9¼',
  toLogin: 'To the sign-in page',
  needsScript: 'Oche needs JavaScript for this. Please switch it on for this site.',
  sides: { label: 'Your way to the line', signIn: 'Sign in', join: 'Join' },
  expiredTitle: 'This link is no longer valid',
  missingToken: {
    title: 'The link is not complete',
    lead: 'Some mail programs break long links. Copy all of it from the mail into the address bar.',
  },
  passwordHint: 'At least 10 characters. Best is a sentence that only you know.',
  strength: {
    tooShort: '{count} more',
    single: 'Single: it will do, but it is easy to guess',
    double: 'Double: decent',
    treble: 'Treble: really strong',
  },

  mailbox: {
    call: 'Dart away',
    title: 'Check your inbox',
    resetLead: 'If there is an account for {email}, a mail is on its way.',
    resetText: 'Open the link in it and set your new password. It works for one hour.',
    nothing: 'Nothing there?',
    nothingText:
      'Give the mail five minutes and have a look at your spam folder. After that you can have it sent again.',
    again: 'Send the mail again',
    pending: 'Sending …',
    sentAgain:
      'If there is an account for this address, a mail is on its way. We send no more than one in five minutes: use the newest you have.',
    wrongAddress: 'Typo in the address? Back to the form',
  },
  failedCall: 'Off the board',
} satisfies Translation<typeof de>;
