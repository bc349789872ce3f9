import type de from '../../de/manage/claims.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Claims of lounges',
  text: 'Members who say that a lounge is theirs.',
  empty: 'No open claim',
  emptyText: 'Whoever reports a lounge as theirs stands here then.',
  approve: 'Approve',
  decline: 'Decline',
  approveTitle: 'Give “{lounge}” to {name}?',
  approveText: '{name} becomes the owner. Whoever was it before stays as manager.',
  declineTitle: 'Decline this claim?',
  declineText: '{name} gets a message.',
  approved: 'The lounge has a new owner.',
  declined: 'The claim is declined.',
  approveFor: 'Give {lounge} to {name}',
  declineFor: 'Decline the claim of {name}',
} satisfies Translation<typeof de>;
