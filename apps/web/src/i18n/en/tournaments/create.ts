import type de from '../../de/tournaments/create.ts';
import type { Translation } from '../../texts.ts';

export default {
  unconfirmed:
    'Go ahead and fill it in, it stays on this device. You can create the tournament once you have opened the link in the mail to {email}.',
  title: 'Create Tournament',
  name: 'Name',
  nameExample: 'Thursday cup',
  description: 'Description',
  descriptionHint: 'What players should know: the format, food, how to get there.',
  kind: 'Type',
  game: 'Game Format',
  maxPlayers: 'Max Players',
  fee: 'Entry Fee (€)',
  prize: 'Prize Pool (€)',
  start: 'Start Date',
  deadline: 'Registration Deadline',
  isPublic: 'Public',
  isPublicHint: 'Can be seen without an account, with bracket and results.',
  fold: 'More: places, fee, deadline …',
  more: 'Lounge, boards, teams and more',
  submit: 'Create Tournament',
  pending: 'Creating …',
  done: 'Tournament created successfully!',
  failed: 'Failed to create tournament. Please try again.',
  error: 'Error',
} satisfies Translation<typeof de>;
