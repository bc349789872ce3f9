import type { MessageReaction } from '@oche/validators/conversations/limits';

interface DemoLine {
  by: string;
  text: string;
  /** to which of the lines before it is the answer, counted from 0 */
  answers?: number;
  reactions?: Readonly<Record<string, MessageReaction>>;
}

interface DemoTalk {
  /** the name of a group; without it the two write to each other */
  group?: string;
  /** whoever comes first has begun it */
  people: readonly string[];
  /** minutes since the latest line, and between two of them */
  ago: number;
  every: number;
  lines: readonly DemoLine[];
  /** who has not read the last one yet */
  unreadBy?: readonly string[];
}

/** What is said about a booking and before a meeting, by whose it is first, and then in turns. */
export const demoTalksAbout = {
  booking: [
    'Können wir schon eine halbe Stunde früher zum Einwerfen kommen?',
    'Klar, Board 2 ist vorher frei. Kommt einfach rein.',
    'Super, danke!',
  ],
  challenge: ['Bis Doppel raus, oder?', 'Immer. Wer schreibt?', 'Ich bringe das Tablet mit.'],
} as const;

/** What the demo members write to each other, the one of the latest message last. */
export const demoTalks: readonly DemoTalk[] = [
  {
    people: ['jule', 'anna'],
    ago: 190,
    every: 7,
    lines: [
      { by: 'jule', text: 'Wie war der Ligaabend?' },
      { by: 'anna', text: 'Zweimal 2:3. Einmal auf Doppel 4, einmal auf Doppel 2. Frag nicht.' },
      { by: 'jule', text: 'Dann übst du jetzt das Madhouse.', reactions: { anna: 'laugh' } },
      { by: 'anna', text: 'Jeden Tag hundert Darts, versprochen.' },
    ],
  },
  {
    people: ['mehmet', 'anna'],
    ago: 150,
    every: 11,
    lines: [
      { by: 'mehmet', text: 'Fährst du am Samstag nach Köln? Ich hätte noch zwei Plätze im Auto.' },
      { by: 'anna', text: 'Ja! Wann willst du los?' },
      { by: 'mehmet', text: 'Neun Uhr am Bahnhof, dann sind wir zum Einwerfen da.' },
      { by: 'anna', text: 'Passt. Ich bringe Brötchen mit.', reactions: { mehmet: 'up' } },
    ],
  },
  {
    group: 'Donnerstagsrunde',
    people: ['anna', 'ben', 'mehmet', 'jule', 'sofia'],
    ago: 65,
    every: 4,
    lines: [
      { by: 'anna', text: 'Donnerstag, 19 Uhr, Board 3 und 4?' },
      { by: 'mehmet', text: 'Bin dabei.', reactions: { anna: 'up', jule: 'up' } },
      { by: 'jule', text: 'Ich auch, komme direkt von der Arbeit.' },
      { by: 'ben', text: 'Heute das erste Mal 140 hinten raus. Auf Doppel 20!' },
      {
        by: 'sofia',
        text: 'Foto oder es ist nicht passiert.',
        answers: 3,
        reactions: { jule: 'laugh', mehmet: 'laugh', ben: 'sad' },
      },
      { by: 'mehmet', text: 'Stark!', answers: 3, reactions: { ben: 'bull' } },
    ],
    unreadBy: ['ben'],
  },
  {
    people: ['anna', 'ben'],
    ago: 35,
    every: 6,
    lines: [
      { by: 'anna', text: 'Hast du morgen Zeit für ein paar Legs?' },
      { by: 'ben', text: 'Ab 18 Uhr. Best of 9?' },
      { by: 'anna', text: 'Best of 9. Verlierer zahlt das Board.', reactions: { ben: 'bull' } },
      { by: 'ben', text: 'Dann bring Kleingeld mit.', answers: 2 },
    ],
  },
];
