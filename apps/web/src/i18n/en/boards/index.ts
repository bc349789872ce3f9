import type de from '../../de/boards/index.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'Board tablet',
  next: 'Next at this board',
  nobody: 'Nobody is up here right now',
  notYet: 'Starting soon',
  waits: 'As soon as a match is called to this board, it shows here.',
  match: 'Match {number}',
  rest: 'rest until {time}',
  versus: 'against',
  last: 'Last here',
  called: 'You’re up',
  start: 'Game on',
  legs: {
    firstTo: 'First to {count}',
    bestOf: 'Best of {count}',
    all: '{count} {{count:leg|legs}}, all played',
  },
  sets: { firstTo: 'First to {count} {{count:set|sets}}', bestOf: 'Best of {count} sets' },
  marker: {
    label: 'Marker',
    open: 'Nobody yet',
    change: 'Change',
    title: 'Who marks?',
    text: 'Whoever plays or marks already isn’t in the list.',
    search: 'Search a name',
    nobody: 'Nobody from the field',
  },
  result: {
    open: 'Result',
    only: 'Enter the result alone',
    title: 'Match {number}: result',
    legs: 'Legs {name}',
    sets: 'Sets {name}',
    impossible: 'This match can’t end like that.',
    save: 'Enter',
  },
  lost: 'No connection. What you see may be out of date.',
  unreachable: {
    title: 'No connection',
    text: 'The board appears by itself as soon as Oche can be reached again.',
  },
  pairing: 'Setting up the board …',
  unknown: {
    title: 'No board',
    text: 'This device belongs to no board, or it has been disconnected. Ask for this board’s QR code and scan it with the camera, or type the six digits below it here.',
  },
  byCode: {
    label: 'The board’s code',
    hint: 'Six digits, below the QR code',
    submit: 'Pair',
    pending: 'Pairing …',
  },
  over: {
    title: 'All played',
    text: 'Thanks for marking!',
  },
} satisfies Translation<typeof de>;
