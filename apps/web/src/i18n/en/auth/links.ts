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
    doneTitle: 'You are in!',
    doneLead: 'Your address is confirmed and you are signed in. Good darts!',
    doneSecondFactor: 'Your address is confirmed. Only the code from your app is missing now.',
    enterCode: 'Enter the code',
    toForum: 'Off to the forum',
    toHome: 'To the home page',
    expiredLead:
      'It is older than 24 hours or has been used already. If your address is confirmed, just sign in. If not, we send you a new link.',
    email: 'E-mail address of your account',
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
} satisfies Translation<typeof de>;
