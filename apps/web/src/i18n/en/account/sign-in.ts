import type de from '../../de/account/sign-in.ts';
import type { Translation } from '../../texts.ts';

export default {
  otherDevices: {
    text: 'You stay signed in on other devices. Is there one that you do not know? Sign them all out.',
    end: 'Sign out all others',
    ended: 'All other devices are signed out.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your device’s fingerprint, face or PIN: no password to type, none to steal. A passkey replaces the second factor, too.',
    failed: 'Your passkeys could not be loaded',
    none: 'No passkey yet.',
    add: 'Add a passkey',
    unsupported: 'This browser doesn’t know passkeys.',
    needsVerifiedEmail: 'Confirm your e-mail address first.',
    name: 'Name',
    nameHint: 'By which you will recognise it, for example “My phone”.',
    code: 'Code of the app, or recovery code',
    create: 'Create passkey',
    cancelled: 'No passkey was made: cancelled, waited too long, or this device has one already.',
    added: 'Passkey created',
    lastUsed: 'Last used:',
    neverUsed: 'Never used',
    since: 'created on',
    rename: 'Rename',
    save: 'Save',
    delete: 'Delete',
    deleteLabel: 'Delete passkey: {name:string}',
    deleteTitle: 'Delete the passkey “{name:string}”?',
    deleteText:
      'Nobody gets in with it any more. On the device itself, delete it in the device’s settings.',
  },
  history: {
    title: 'Sign-ins',
    text: 'Who has signed in with your account in the last six months. Of the place we keep nothing but the country.',
    failed: 'Your sign-ins could not be loaded',
    none: 'No sign-in noted yet.',
    noCountry: 'country unknown',
    methods: {
      password: 'with the password',
      'second-factor': 'with the second factor',
      passkey: 'with a passkey',
      provider: 'by another provider',
      link: 'by the link in a mail',
      development: 'without a password, in development',
    },
  },
} satisfies Translation<typeof de>;
