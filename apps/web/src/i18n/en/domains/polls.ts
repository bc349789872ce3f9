import type de from '../../de/domains/polls.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { polls: 'Polls' },
  closed: { polls: 'The polls are closed at the moment' },
  notifications: { polls: 'Polls' },
  tabs: { polls: 'Polls' },
} satisfies Translation<typeof de>;
