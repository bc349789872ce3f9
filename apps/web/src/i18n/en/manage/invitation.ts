import type de from '../../de/manage/invitation.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Invitation to a team',
  ownerTitle: 'A lounge for you',
  text: '{inviter} invites you to help manage “{lounge}”.',
  ownerText: '{inviter} would like to hand “{lounge}” over to you. You will be its owner.',
  accept: 'Accept invitation',
  acceptOwner: 'Take over the lounge',
  accepting: 'One moment …',
  ask: 'Ask for confirmation',
  askText:
    'The invitation went to another address than yours. So {inviter} has to confirm that you are meant. Or sign in with the address that the mail went to.',
  waitingText: 'Asked: {inviter} gets a mail. As soon as there is an answer, we write to you.',
  takenText: 'Somebody else would like to accept this invitation already. Ask {inviter}.',
  accepted: 'Welcome to the team!',
  invalidTitle: 'This invitation is no longer valid',
  invalidText: 'It has expired, was withdrawn or has been accepted already.',
  toVenues: 'To the lounges',
} satisfies Translation<typeof de>;
