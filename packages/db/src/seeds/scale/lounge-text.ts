import { createRandom, pick } from '../random.ts';

const names = [
  'Triple 20',
  'Zur Doppelsechzehn',
  'Bullseye',
  'Die Wurflinie',
  'Flight Club',
  'Steel & Soft',
  'Zum letzten Pfeil',
  'Checkout',
  'Neundarter',
  'Barrel & Bier',
  'Zur Oche',
  'Sisalstube',
  'Madhouse',
  'Hundertachtzig',
  'Shanghai',
  'Zum Drahtring',
];
const kinds = ['Lounge', 'Dartsbar', 'Dartskneipe', 'Dartverein', 'Treff', 'Keller'];
const streets = [
  'Bahnhofstraße',
  'Hauptstraße',
  'Lindenweg',
  'Marktplatz',
  'Am Hafen',
  'Gartenstraße',
];
const sentences = [
  'Bei uns hängen die Boards ruhig und hell, und niemand drängelt an der Linie.',
  'Freitags ist es voll, unter der Woche findet sich immer ein freies Board.',
  'Anfängerinnen und Anfänger sind willkommen, Leihdarts liegen an der Theke.',
  'Unsere Mannschaft spielt in der Liga, Zuschauen kostet nichts.',
  'Es gibt Kleinigkeiten zu essen, und die Küche schließt spät.',
];
const comments = [
  'Gute Boards, gutes Licht, nette Leute.',
  'Etwas laut am Wochenende, sonst alles bestens.',
  'Die Automaten sind gepflegt, das Bier ist kalt.',
  'War beim zweiten Mal leider überbucht vor Ort, am Ende hat es doch geklappt.',
  'Unser Stammlokal seit Jahren.',
  null,
];

/** A number always gets the same texts. The town in the name makes the lounge findable. */
export function scaleLoungeText(number: number, city: string) {
  const random = createRandom(number + 77);
  return {
    name: `${pick(names, random)} ${pick(kinds, random)} ${city} ${number}`,
    address: `${pick(streets, random)} ${1 + Math.floor(random() * 120)}`,
    description: `${pick(sentences, random)} ${pick(sentences, random)}`,
  };
}

export const scaleReviewComment = (number: number): string | null =>
  pick(comments, createRandom(number + 99));
