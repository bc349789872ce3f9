import type de from '../../de/tournaments/elsewhere.ts';
import type { Translation } from '../../texts.ts';

export default {
  upcoming: {
    title: 'Upcoming tournaments',
    all: 'All tournaments',
    registered: 'You are in',
    waiting: 'Waiting list',
    seats: '{taken}/{max}',
    empty: 'No tournament in sight',
    emptyText: 'Then run one.',
    create: 'Create a tournament',
    failed: 'The tournaments could not be loaded',
  },
  player: {
    title: 'Tournaments',
    titles: '{count} {{count:title|titles}}',
    next: 'Coming up',
    running: 'Running',
    place: '#{place}',
    of: 'of {count}',
    players: '{count} in',
  },
} satisfies Translation<typeof de>;
