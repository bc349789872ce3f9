import { createRandom, pick } from '../random.ts';

const openers = [
  'Gestern beim Training',
  'Im letzten Ligaspiel',
  'Nach drei Wochen Pause',
  'Auf dem Turnier in der Nachbarstadt',
  'Bei uns im Verein',
  'Seit ich den neuen Satz habe,',
  'Am Donnerstagabend',
  'Ehrlich gesagt,',
  'Wenn ich müde werde,',
  'Mit dem alten Board',
  'In der zweiten Runde',
  'Zu Hause im Keller',
];
const subjects = [
  'habe ich',
  'hat unser Kapitän',
  'haben wir',
  'hat mein Gegner',
  'hat die halbe Mannschaft',
  'hat ein Vereinskollege',
];
const adverbs = [
  'endlich',
  'kaum noch',
  'ständig',
  'erst spät',
  'ohne Mühe',
  'dreimal',
  'leider nie',
];
const objects = [
  'die Doppel 16',
  'ein sauberes Checkout',
  'den Rhythmus',
  'eine 180',
  'die Triple 19',
  'den richtigen Stand',
  'das Bull',
  'einen Average über fünfzig',
  'die Ruhe am Oche',
  'ein 121er Finish',
  'die Spitze im Draht',
  'genug Licht auf der Scheibe',
];
const verbs = [
  'getroffen',
  'gefunden',
  'gespielt',
  'verloren',
  'geübt',
  'gesehen',
  'gebraucht',
  'verfehlt',
];
const remarks = [
  'Wie macht ihr das?',
  'Das hat sich ganz anders angefühlt als sonst.',
  'Am Griff liegt es nicht, eher am Ellenbogen.',
  'Kürzere Shafts haben bei mir mehr gebracht als schwerere Barrels.',
  'Vielleicht ist es auch nur Kopfsache.',
  'Danke für den Hinweis, das probiere ich am Wochenende aus!',
  'Bei uns kostet das Startgeld zwölf Euro, dafür gibt es Suppe.',
  'Die Lounge am Bahnhof hat jetzt acht Boards und längere Öffnungszeiten.',
  'Ich würde erst die Flights wechseln, das ist am billigsten.',
  'Genau so sehe ich das auch.',
  'Zählt ihr im Kopf oder mit der App?',
  'Über die Regel gibt es bei uns jedes Jahr Streit.',
];
const titleStarts = [
  'Frage:',
  'Thema des Monats:',
  'Wer kennt das?',
  'Rückblick:',
  'Eure Meinung?',
];
const topics = [
  'Doppel 16 oder Doppel 20',
  'der Stand am Oche',
  'Licht auf der Scheibe',
  'Checkouts über hundert',
  'Nervosität im letzten Leg',
  'Barrels um 22 Gramm',
  'Ligaspiele unter der Woche',
  'Bounce-Outs am alten Board',
];

const SENTENCES = 3_000;
const sentences = buildSentences();

function buildSentences(): string[] {
  const random = createRandom(501);
  return Array.from({ length: SENTENCES }, (_, index) => {
    if (index % 3 === 0) return pick(remarks, random);
    const words = [openers, subjects, adverbs, objects, verbs].map((list) => pick(list, random));
    return `${words.join(' ')}, Average ${(30 + random() * 60).toFixed(1).replace('.', ',')}.`;
  });
}

/**
 * The text of a post, always the same for the same number: mostly short, sometimes long, in
 * paragraphs.
 *
 * @returns 20 to 800 characters
 */
function scalePostText(number: number): string {
  const random = createRandom(number);
  const length = 20 + Math.floor(780 * random() ** 2.2);
  let text = pick(sentences, random);
  while (text.length < length) {
    text += `${random() < 0.15 ? '\n\n' : ' '}${pick(sentences, random)}`;
  }
  // cut between words
  return text.length <= 800 ? text : `${text.slice(0, text.lastIndexOf(' ', 798))} …`;
}

function scaleThreadTitle(number: number): string {
  const random = createRandom(number);
  return `${pick(titleStarts, random)} ${pick(topics, random)} (${number})`;
}

const firstNames = [
  'Lena',
  'Jonas',
  'Mia',
  'Kemal',
  'Petra',
  'Uwe',
  'Zoë',
  'Sören',
  'Aylin',
  'Heinz',
];
const lastNames = [
  'Schröder',
  'Weiß',
  'Kaya',
  'Huber',
  'Nowak',
  'Fischer',
  'Zürcher',
  'Krüger',
  'Öztürk',
];

/** What members write and are called. A number always gets the same. */
export interface ScaleTexts {
  post: (number: number) => string;
  title: (number: number) => string;
  name: (number: number) => { firstName: string; lastName: string };
}

function scaleName(number: number): { firstName: string; lastName: string } {
  const random = createRandom(number);
  return { firstName: pick(firstNames, random), lastName: pick(lastNames, random) };
}

/** Texts that are pleasant to read, made of few words. */
export const readableTexts: ScaleTexts = {
  post: scalePostText,
  title: scaleThreadTitle,
  name: scaleName,
};
