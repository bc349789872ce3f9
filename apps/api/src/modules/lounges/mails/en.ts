import { PRODUCT_NAME } from '@oche/validators/product';
import type { MailTexts } from './texts.ts';

const ignore = 'This means nothing to you? Then just delete this mail; nothing happens.';
const forOwners = `You get this mail as the owner of the lounge on ${PRODUCT_NAME}.`;
const forOnce =
  'The link is good for seven days and exactly once. You need an account with this e-mail address for it.';

export const en: MailTexts = {
  greeting: 'Hello,',
  labels: {
    reviewed: 'New reviews of my lounge',
    answered: 'Answers to my reviews',
    claim: 'Decisions about my claim to a lounge',
  },
  inviteManager: (lounge) => ({
    subject: `Invitation to the team: ${lounge}`,
    paragraphs: [
      `You are invited to help run the lounge “${lounge}” on ${PRODUCT_NAME}: bookings, boards, opening hours and prices.`,
      forOnce,
    ],
    button: 'View the invitation',
    footer: ignore,
  }),
  inviteOwner: (lounge) => ({
    subject: `${lounge} is to be yours`,
    paragraphs: [
      `The lounge “${lounge}” on ${PRODUCT_NAME} is to be handed over to you. If you accept, you own it; whoever owned it until now stays on the team as a manager.`,
      forOnce,
    ],
    button: 'View the handover',
    footer: ignore,
  }),
  invitationRequested: ({ lounge, member, email }) => ({
    subject: `May ${member} join the team of ${lounge}?`,
    paragraphs: [
      `You invited ${email}. ${member} has opened the link, but is signed in here with another address.`,
      'Is this whom you mean? Better ask: anybody can take that name, and a link can be passed on.',
    ],
    button: 'Have a look and decide',
    footer: 'Nothing happens without your answer.',
  }),
  invitationConfirmed: (lounge) => ({
    subject: `Confirmed: ${lounge}`,
    paragraphs: [`The invitation for the lounge “${lounge}” is good for you. Off you go.`],
    button: 'To the lounge',
    footer: `You get this mail because you wanted to accept an invitation on ${PRODUCT_NAME}.`,
  }),
  invitationRefused: (lounge) => ({
    subject: `Not confirmed: ${lounge}`,
    paragraphs: [
      `You wanted to accept the invitation for the lounge “${lounge}” with another address. That was not confirmed.`,
      'Sign in with the address that the invitation went to, or have yourself invited again.',
    ],
    button: 'To the lounge',
    footer: `You get this mail because you wanted to accept an invitation on ${PRODUCT_NAME}.`,
  }),
  handedOver: (lounge) => ({
    subject: `${lounge} has been handed over`,
    paragraphs: [
      `Somebody else owns the lounge “${lounge}” now. You stay on the team as a manager.`,
    ],
    button: 'To the lounge',
    footer: 'This can’t be right? Then please write to us at once.',
  }),
  inherited: (lounge) => ({
    subject: `${lounge} is yours now`,
    paragraphs: [
      `The former owner of the lounge “${lounge}” has left ${PRODUCT_NAME}. You have been on the team for longest, so from now on you own it.`,
      'You’d rather not? Just hand it over to somebody else on the team.',
    ],
    button: 'To the lounge',
    footer: 'This can’t be right? Then please write to us at once.',
  }),
  claimApproved: (lounge) => ({
    subject: `${lounge} is yours now`,
    paragraphs: [
      `We have looked at your claim: from now on you own the lounge “${lounge}”. Have a look whether opening hours, boards and prices are right.`,
    ],
    button: 'To the lounge',
    footer: `You get this mail because you made a claim on ${PRODUCT_NAME}.`,
  }),
  claimDeclined: (lounge) => ({
    subject: `Your claim to ${lounge}`,
    paragraphs: [
      `We have looked at your claim to the lounge “${lounge}” and sadly could not confirm it.`,
      'Do you have better proof? Then simply make the claim again.',
    ],
    button: 'To the lounge',
    footer: `You get this mail because you made a claim on ${PRODUCT_NAME}.`,
  }),
  newReview: ({ lounge, author, rating, comment }) => ({
    subject: `New review of ${lounge}: ${rating} of 5`,
    paragraphs: [
      `${author} has rated ${lounge} ${rating} of 5.`,
      ...(comment ? [`“${comment}”`] : []),
      'You can answer once; everybody sees your answer beneath the review.',
    ],
    button: 'View the review',
    footer: forOwners,
  }),
  reviewAnswered: ({ lounge, answer }) => ({
    subject: `${lounge} has answered your review`,
    paragraphs: [`This now stands beneath your review of ${lounge}:`, `“${answer}”`],
    button: 'View the answer',
    footer: `You get this mail because you reviewed a lounge on ${PRODUCT_NAME}.`,
  }),
};
