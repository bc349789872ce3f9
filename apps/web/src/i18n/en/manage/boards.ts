import type de from '../../de/manage/boards.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Boards',
  text: 'They stand in this order in the calendar and on your page.',
  new: 'New board',
  editTitle: 'Edit {name}',
  name: 'Name',
  kind: 'Kind',
  make: 'Make',
  scoringSystem: 'Scoring system',
  ocheDistance: 'Distance to the oche in mm',
  ocheDistanceHint: 'Steel 2370, soft 2440',
  isAccessible: 'Step-free access',
  accessible: 'Accessible',
  created: 'The board is there.',
  orderSaved: 'The order is saved.',
  dragHandle: 'Move {name}',
  removeTitle: 'Remove {name}?',
  removeText: 'It vanishes from the calendar. Past bookings stay in the statistics.',
  editLabel: 'Edit {name}',
  removeLabel: 'Remove {name}',
  outLabel: 'Take {name} out of service',
} satisfies Translation<typeof de>;
