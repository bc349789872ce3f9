import type de from '../../de/auth/links.ts';
import type { Translation } from '../../texts.ts';

export default {
  verify: {
    call: 'Bull',
    title: 'Confirm your e-mail address',
    working: 'One moment, we are confirming your address …',
    submit: 'Confirm address',
    pending: 'Confirming …',
    doneCall: 'Game shot',
    doneTitle: 'Address confirmed!',
    doneLead: 'From now on you can write, book and play everywhere. Good darts!',
    onward: 'On to where you were',
    toForum: 'Off to the forum',
    toHome: 'To the home page',
    expiredLead:
      'It is older than 24 hours or has been used already. Sign in: while your address waits for its confirmation, every page has a button for a new one at the top.',
    toAccount: 'To your account',
  },
  signInFirst: {
    call: 'Who is throwing?',
    title: 'Sign in to confirm',
    lead: 'You are not signed in to the new account in this browser. Sign in with the password that you chose when you joined; then the address is confirmed.',
    submit: 'Sign in and confirm',
    pending: 'One moment …',
  },
  secondAccount: {
    call: 'Hit it twice',
    title: 'You already have an account',
    lead: 'This address has an account at Oche already. You do not need the new one that somebody has just opened with it.',
    submit: 'Go on with my account',
    pending: 'One moment …',
    hint: 'The new account goes away; nothing changes about yours.',
  },
  drop: {
    question: 'Didn’t open a new account?',
    submit: 'Drop the new account',
    pending: 'Dropping …',
    doneCall: 'Bounce-out',
    doneTitle: 'The new account is gone',
    doneLead: 'Nobody can sign in to it any more. Your address is still yours alone.',
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
  /** above every page until the address is confirmed */
  waiting: {
    title: 'Confirm your e-mail address',
    text: 'We sent a link to {email}. You can write, book, trade and invite once you open it.',
    resend: 'Send the link again',
    sent: 'The link is on its way. Have a look at your spam folder, too.',
    wrongAddress: 'Typo in the address?',
  },
} satisfies Translation<typeof de>;
