import type de from '../../de/auth/login.ts';
import type { Translation } from '../../texts.ts';

export default {
  login: {
    call: 'Game on',
    title: 'Sign in',
    lead: 'Welcome to Oche! Good to see you back at the line.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    pending: 'Checking …',
    forgot: 'Forgot your password?',
    or: 'or',
    continueWith: 'Continue with {name}',
    passkey: 'Sign in with a passkey',
    passkeyPending: 'Your device is asking …',
    passkeyCancelled:
      'That didn’t work: cancelled, waited too long, or there is no passkey for Oche here. Try again, or use your password.',
    testAccount: 'Sign in with the test account',
    testAccountHint: 'Development only: signs you in as {email} without a password.',
    signedIn: 'You are in! Taking you there …',
  },
  notices: {
    'link-sent': 'One click to go: we sent you a mail. Open the link in it to finish signing in.',
    'password-reset': 'Your new password is set. All devices are signed out; sign in with it now.',
    'signed-out': 'Your session has ended. Sign in and carry on right where you were.',
    'session-over': 'That took too long. Please sign in once more.',
  },

  secondFactor: {
    call: '40 left',
    title: 'One dart to go',
    appLead: 'Open your authenticator app and enter the code it shows right now.',
    appCode: 'Code from the app',
    appHint: 'Six digits, new every 30 seconds.',
    recoveryLead:
      'Use one of the recovery codes that you saved when you set this up. Each works exactly once.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Twelve characters, for example k3pm-29xq-tt7a. You may leave out the dashes.',
    submit: 'Check out',
    pending: 'Checking …',
    useRecovery: 'Phone not at hand? Use a recovery code',
    useApp: 'Use the code from the app instead',
    startOver: 'Sign in with another account',
  },
} satisfies Translation<typeof de>;
