import type de from '../../de/auth/sign-up.ts';
import type { Translation } from '../../texts.ts';

export default {
  call: 'Bull up',
  title: 'Join',
  lead: 'One account for forum, tournaments, lounges and marketplace. Free, no credit card, and you are in at once.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  emailHint:
    'We send you a link to confirm it: then you can write and book, too. Others never see the address.',
  password: 'Password',
  terms: {
    before: 'I accept the',
    terms: 'terms of use',
    between: 'and have read the',
    privacy: 'privacy policy',
    after: '.',
  },
  submit: 'Create account',
  pending: 'Creating …',
  done: 'You are in! Taking you there …',
} satisfies Translation<typeof de>;
