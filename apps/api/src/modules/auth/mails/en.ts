import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './texts.ts';

const ignore = "Wasn't you? Just delete this mail; nothing will happen.";
const act =
  "Wasn't you? Set a new password right away with “Forgot password” on the login page, and write to us.";

export const en: MailTexts = {
  verifyEmail: {
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    paragraphs: [
      `Welcome to the line! You are in already; one click confirms your address, and you can write, book and play at ${PRODUCT_NAME}, too.`,
      'The link is good for 24 hours, and once. It is best opened in the browser in which you are signed in.',
    ],
    button: 'Confirm e-mail address',
    footer: `Somebody opened an account at ${PRODUCT_NAME} with this address. Wasn't you? Just delete this mail: without a confirmation the account is gone after a week. By the link you can also drop it right away.`,
  },
  alreadyMember: {
    subject: `You already have an account at ${PRODUCT_NAME}`,
    paragraphs: [
      'Somebody has just opened a second account with this e-mail address. It already has one: yours.',
      'Was it you? Then use the link to go on with your account; the new one goes away. The link is good for 24 hours, and once.',
    ],
    button: 'Go on with my account',
    footer:
      "Wasn't you? You can drop the new account by the link, or delete this mail: that account can't write anything and is gone after a week. Nothing changes about yours.",
  },
  resetPassword: {
    subject: 'Set a new password',
    paragraphs: [
      `A new password was requested for your account at ${PRODUCT_NAME}.`,
      'The link is good for one hour, and once. Afterwards all devices are logged out.',
    ],
    button: 'Set a new password',
    footer: ignore,
  },
  changeEmailOld: (newEmail) => ({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `The address of your account at ${PRODUCT_NAME} is to become ${newEmail}.`,
      'Please confirm it here and also in the mail to the new address. Only then does the change count. The link is good for 24 hours.',
    ],
    button: 'Confirm the change',
    footer: act,
  }),
  changeEmailNew: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `This address is to belong to an account at ${PRODUCT_NAME}.`,
      'Please confirm it here and also in the mail to the former address. Only then does the change count. The link is good for 24 hours.',
    ],
    button: 'Confirm the new address',
    footer: ignore,
  },
  linkExternal: (provider) => ({
    subject: `Connect your account with ${provider}`,
    paragraphs: [
      `Somebody logged in through ${provider} with this e-mail address. It already has your account at ${PRODUCT_NAME}.`,
      `Was it you? Then connect the two, and from now on you can log in through ${provider}. The link is good for one hour.`,
    ],
    button: 'Connect accounts',
    footer: ignore,
  }),
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account at ${PRODUCT_NAME} has just been changed. All other devices are logged out.`,
    ],
    footer: act,
  },
  emailChanged: (newEmail) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Your account at ${PRODUCT_NAME} now belongs to the address ${newEmail}. We will no longer write to this one.`,
    ],
    footer: "Wasn't you? Then please write to us right away.",
  }),
  passkeyAdded: {
    subject: 'New passkey for your account',
    paragraphs: [
      `Your ${PRODUCT_NAME} account can now be opened with a new passkey, too. Your account settings show all of them, and let you delete them.`,
    ],
    footer: act,
  },
  secondFactorOn: {
    subject: 'Two-factor login is on',
    paragraphs: [
      'From now on, logging in asks for a code of your authenticator app after the password. Keep your recovery codes in a safe place.',
    ],
    footer: act,
  },
  secondFactorOff: {
    subject: 'Two-factor login is off',
    paragraphs: ['From now on your password is enough to log in.'],
    footer: act,
  },
};
