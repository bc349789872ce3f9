import type de from '../../de/access/consent.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Let an app do something',
  call: 'Who is at the board?',
  asks: '“{app}” asks',
  lead: 'The app would like to do something on Oche in your name.',
  purpose: 'What for, in its own words',
  website: 'Website',
  maker: 'Registered by',
  unknownMaker: 'a member',
  since: 'since',
  notOurs: 'It does not come from us. Allow it only if you opened it yourself and trust it.',
  may: 'It could',
  new: 'new',
  known: 'You have allowed this before.',
  never: 'It can never',
  nevers: {
    password: 'see or change your password, your address or how you sign in',
    messages: 'read your messages and notifications',
    staff: 'use rights that you have as a moderator or admin',
    apps: 'let other apps do something',
  },
  returns: {
    web: 'Next you go to {name}',
    loopback: 'Next you go on with this device ({name})',
    app: 'Next you go on in the app on this device ({name})',
  },
  signedInAs: 'Signed in as {name}',
  otherAccount: 'Use another account',
  allow: 'Allow',
  deny: 'Do not allow',
  leaving: 'On to the app …',
  takeBack:
    'This holds for a year at most, and only while you use the app every three months. You can take it back at any time in your account under “Connected apps”.',
  unconfirmed: 'Confirm your e-mail address first, then you can let apps do something.',
  failedCall: 'Missed!',
  failedTitle: 'This leads nowhere',
  failedLead:
    'The app sent you here with a request that is not right. You did nothing wrong, and the app got nothing.',
  failedHint: 'Tell whoever makes it.',
  home: 'To the start page',
} satisfies Translation<typeof de>;
