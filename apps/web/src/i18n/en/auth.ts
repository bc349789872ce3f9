import type de from '../de/auth.ts';
import type { Translation } from '../texts.ts';

export default {
  distance: '7 ft 9¼',
  toLogin: 'To the sign-in page',
  needsScript: 'Oche needs JavaScript for this. Please switch it on for this site.',
  resend: {
    submit: 'Send the link again',
    pending: 'Sending …',
    sent: 'If this address is waiting for its confirmation, a new link is on its way.',
  },

  login: {
    call: 'Game on',
    title: 'Sign in',
    lead: 'Welcome to Oche! Good to see you back at the line.',
    email: 'E-mail address',
    password: 'Password',
    submit: 'Sign in',
    pending: 'Checking …',
    forgot: 'Forgot your password?',
    noAccount: 'No account yet?',
    toSignUp: 'Join now, it is free',
    or: 'or',
    continueWith: 'Continue with {name}',
    testAccount: 'Sign in with the test account',
    testAccountHint: 'Development only: signs you in as {email} without a password.',
    signedIn: 'You are in! Taking you there …',
  },
  notices: {
    'link-sent': 'One click to go: we sent you a mail. Open the link in it to finish signing in.',
    'password-reset': 'Your new password is set. All devices are signed out; sign in with it now.',
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

  signUp: {
    call: 'Bull up',
    title: 'Join',
    lead: 'One account for forum, tournaments, lounges and marketplace. Free, no credit card.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail address',
    emailHint: 'We send you a link to confirm it. Others never see the address.',
    password: 'Password',
    passwordHint: 'At least 10 characters. Best is a sentence that only you know.',
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
  },
  strength: {
    tooShort: '{count} more',
    single: 'Single: it will do, but it is easy to guess',
    double: 'Double: decent',
    treble: 'Treble: really strong',
  },

  mailbox: {
    call: 'Dart away',
    title: 'Check your inbox',
    signUpLead: 'We sent a mail to {email}.',
    signUpText:
      'Open the link in it to confirm your account, and you are in. It works for 24 hours.',
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

  verify: {
    call: 'Bull',
    title: 'Confirm your e-mail address',
    working: 'One moment, we are confirming your address …',
    submit: 'Confirm address',
    pending: 'Confirming …',
    doneCall: 'Game shot',
    doneTitle: 'You are in!',
    doneLead: 'Your address is confirmed and you are signed in. Good darts!',
    doneSecondFactor: 'Your address is confirmed. Only the code from your app is missing now.',
    enterCode: 'Enter the code',
    toForum: 'Off to the forum',
    toHome: 'To the home page',
    expiredTitle: 'This link is no longer valid',
    expiredLead:
      'It is older than 24 hours or has been used already. If your address is confirmed, just sign in. If not, we send you a new link.',
    email: 'E-mail address of your account',
  },

  forgot: {
    call: 'Bounce-out',
    title: 'Forgot your password?',
    lead: 'Happens to the best. Tell us your e-mail address, and we send you a link to set a new one.',
    email: 'E-mail address',
    submit: 'Request a link',
    pending: 'Sending …',
    remembered: 'Remembered it after all?',
  },
  reset: {
    call: 'Fresh darts',
    title: 'Set a new password',
    lead: 'All devices are signed out afterwards, and you sign in with the new password.',
    password: 'New password',
    submit: 'Set password',
    pending: 'Setting …',
    expiredLead: 'It is older than one hour or has been used already. Just request a new one.',
    again: 'Request a new link',
  },

  confirmEmail: {
    call: 'Throw-off',
    title: 'Confirm the new e-mail address',
    lead: 'The address of your account is to be changed. To be safe, you confirm that at both addresses, the current one and the new one.',
    submit: 'Yes, confirm the change',
    pending: 'Confirming …',
    notYou:
      'You did not ask for this? Then confirm nothing, and change your password to be on the safe side.',
    waitingCall: 'One more dart',
    waitingTitle: 'One confirmation is missing',
    waitingForNew:
      'The current address has agreed. Now open the link in the mail to your new address; only then does it count.',
    waitingForOld:
      'The new address is right. Now open the link in the mail to your current address; only then does the change count.',
    doneCall: 'Game shot',
    doneTitle: 'The new address is set',
    doneLead: 'From now on you sign in with it, and all mails go there.',
    toAccount: 'To your account',
    expiredLead:
      'It is older than 24 hours, has been used already, or a newer one took its place. You can start the change again in your account.',
    takenTitle: 'This address is taken',
    takenLead: 'Meanwhile another account has the new address. Your current one stays as it is.',
  },
  confirmLink: {
    call: 'Doubles',
    title: 'Connect accounts',
    lead: 'Somebody signed in through another provider with your e-mail address. If that was you, connect the two: from now on you can sign in either way.',
    submit: 'Yes, that was me: connect',
    pending: 'Connecting …',
    doneCall: 'Game shot',
    doneTitle: 'The accounts are connected',
    doneLead: 'From now on you can sign in either way.',
    takenTitle: 'This way in is taken',
    takenLead:
      'Meanwhile another account is connected with that provider account. Yours stays as it is.',
    notYou: 'Not you? Then just close this page. Nothing happens.',
    expiredLead:
      'It is older than one hour or has been used already. Sign in through the provider once more to get a new one.',
  },
  missingToken: {
    title: 'The link is not complete',
    lead: 'Some mail programs break long links. Copy all of it from the mail into the address bar.',
  },
  failedCall: 'Off the board',
} satisfies Translation<typeof de>;
