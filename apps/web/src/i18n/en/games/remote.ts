import type de from '../../de/games/remote.ts';
import type { Translation } from '../../texts.ts';

export default {
  camera: 'With camera',
  noCamera: 'Without camera',
  rules: {
    title: 'Remote',
    entry: 'You play at two boards. You enter only what you throw yourself.',
    board: 'Your camera is level with the bull and shows the whole board, all the time.',
    double: 'After a checkout, touch the dart in the double before you pull it.',
    order: 'Throw once the visit before yours has been entered.',
    minute: 'A visit takes 60 seconds at most. The clock is a reminder; nothing is lost by it.',
    change:
      'You can take back your last visit until the other side has thrown. For an older one each takes back their own, the last one first.',
    late: 'Whoever is 15 minutes late has lost, if the other side wants it.',
    notice: 'You can call it off or move it until 30 minutes before.',
  },
  report: 'Report {name:string}',
  turn: {
    throws: '{name:string} is throwing',
    text: 'You see what {name:string} enters right away.',
    waiting: '{name:string} sees your visit as soon as you are back online.',
    lost: 'No connection right now. It goes on by itself.',
    undo: 'My visit was wrong',
  },
  clock: {
    left: '{count:number} {{count:second|seconds}} left',
    over: '60 seconds are over',
  },
} satisfies Translation<typeof de>;
