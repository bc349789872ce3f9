import type de from '../../de/auth/sign-up.ts';
import type { Translation } from '../../texts.ts';

export default {
  call: 'Bull up',
  title: 'Join',
  lead: 'One account for forum, tournaments, lounges and marketplace. Free, no credit card.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail address',
  emailHint: 'We send you a link to confirm it. Others never see the address.',
  password: 'Password',
  country: 'Country',
  zipCode: 'Postal code',
  zipCodeHint: 'For lounges and tournaments near you.',
  terms: {
    before: 'I accept the',
    terms: 'terms of use',
    between: 'and have read the',
    privacy: 'privacy policy',
    after: '.',
  },
  submit: 'Create account',
  pending: 'Creating …',
  haveAccount: 'Already a member?',
  login: 'Sign in',
} satisfies Translation<typeof de>;
