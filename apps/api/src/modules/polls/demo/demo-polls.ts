import type { NewPoll, ThreadPoll } from '@oche/validators/polls/schemas';

interface Timed {
  /** days from today; null: without an end */
  opens: number;
  closes: number | null;
  isPinned: boolean;
  /** how many vote for each choice, in their order */
  votes: readonly number[];
}

type Rules = Pick<NewPoll, 'question' | 'isMultiple' | 'isChangeable' | 'results'> & {
  description?: string;
};

/** Sets by their names, after some latest ads; lounges are the best rated ones. */
export type DemoPoll = Timed &
  Rules &
  (
    | { kind: 'free'; options: readonly string[] }
    | { kind: 'set'; options: readonly string[]; ads: number }
    | { kind: 'lounge'; lounges: number }
  );

const ONCE = { isMultiple: false, isChangeable: false, results: 'voted' } as const;

export const demoPolls: readonly DemoPoll[] = [
  {
    ...ONCE,
    kind: 'set',
    question: 'Was war das Dart-Set des letzten Monats?',
    options: ['Winmau Blackout 24 g', 'Red Dragon Razor Edge 22 g', 'Unicorn Gripper 25 g'],
    ads: 0,
    opens: -40,
    closes: -10,
    isPinned: true,
    votes: [11, 7, 4],
  },
  {
    ...ONCE,
    kind: 'set',
    question: 'Was ist das Dart-Set des Monats?',
    description:
      'Drei Sets aus dem Marktplatz gegen zwei Klassiker. Was würdest du am liebsten werfen?',
    options: ['Messingdarts vom Flohmarkt', 'Papas altes Set'],
    ads: 3,
    opens: -6,
    closes: 18,
    isPinned: true,
    votes: [8, 5, 6, 3, 2],
  },
  {
    ...ONCE,
    isChangeable: true,
    results: 'always',
    kind: 'lounge',
    question: 'Welche Lounge ist die Lounge des Monats?',
    lounges: 4,
    opens: -4,
    closes: 20,
    isPinned: true,
    votes: [9, 4, 6, 2],
  },
  {
    ...ONCE,
    isMultiple: true,
    isChangeable: true,
    results: 'always',
    kind: 'free',
    question: 'Welche Turniere wünscht ihr euch?',
    options: ['Doppel', 'Mixed', 'Cricket', 'Einsteiger unter 50 Average'],
    opens: -2,
    closes: null,
    isPinned: false,
    votes: [7, 9, 3, 8],
  },
  {
    ...ONCE,
    kind: 'lounge',
    question: 'Welche Lounge wird es nächsten Monat?',
    lounges: 5,
    opens: 21,
    closes: 50,
    isPinned: true,
    votes: [],
  },
];

/** In one of the threads; its author asks. */
export const demoThreadPoll: Pick<
  ThreadPoll,
  'question' | 'isMultiple' | 'isChangeable' | 'results'
> & { options: readonly string[]; votes: readonly number[] } = {
  question: 'Und ihr: Wie oft trainiert ihr in der Woche?',
  options: ['Jeden Tag', 'Zwei- bis dreimal', 'Nur am Spieltag', 'Training?'],
  isMultiple: false,
  isChangeable: true,
  results: 'always',
  votes: [4, 9, 6, 3],
};
