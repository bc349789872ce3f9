/** What the corpus searches in, under short names. */
export const threads: Record<string, { title: string; text: string; answers?: string[] }> = {
  flights: {
    title: 'Welche Flights für Anfänger?',
    text: 'Ich suche Flights, die nicht gleich abfallen. Standard oder Slim?',
    answers: ['Nimm Standard-Flights und mittlere Schäfte.', 'Die Füße gehören nah an die Linie.'],
  },
  stance: {
    title: 'Fußstellung an der Oche',
    text: 'Wie stellt ihr euch hin? Mein rechter Fuß zeigt nach vorne, die Hüfte bleibt gerade.',
  },
  checkout: {
    title: 'Checkout-Wege unter 100',
    text: 'Mit welchem Doppel beendet ihr am liebsten? Ich übe jeden Abend Doppel 16.',
    answers: ['Tops! Wer Doppel 20 verfehlt, landet wenigstens in der 5.'],
  },
  maker: {
    title: 'Barrels aus Wolfram: 90 oder 95 Prozent?',
    text: 'Lohnt sich der Aufpreis für mehr Wolfram wirklich? Die Gewichte sind gleich.',
  },
  league: {
    title: 'Ligaspieler in Köln gesucht',
    text: 'Unsere Mannschaft sucht zwei Spielerinnen für die Bezirksliga, Heimspiele am Freitag.',
  },
  english: {
    title: 'How do you practise doubles?',
    text: 'I keep missing my doubles when it matters. Looking for training routines and games.',
    answers: ['Playing Bob’s 27 every evening helped me most.'],
  },
  board: {
    title: 'Best steel tip board for a flat',
    text: 'My neighbours complain about the noise. Which surround and mounting is the quietest?',
  },
  nerves: {
    title: 'Dartitis: Der Arm lässt nicht los',
    text: 'Seit Wochen klemmt der Wurf. Hat jemand die Blockade überwunden?',
    answers: ['Bei mir half eine Pause von zwei Monaten und dann ganz kleine Würfe.'],
  },
  scoring: {
    title: 'Scoring verbessern: von 45 auf 60 im Schnitt',
    text: 'Mein Average hängt fest. Triple 20 treffe ich, aber nie zweimal hintereinander.',
  },
};

export const lounges: Record<string, { name: string; city: string; description: string }> = {
  cathedral: {
    name: 'Domspitze Darts',
    city: 'Köln',
    description: 'Ehrenfelder Eckkneipe mit fünf Boards im Hinterzimmer. Kölsch vom Fass.',
  },
  brewery: {
    name: 'Bräuhaus am Großen Ring',
    city: 'München',
    description: 'Sechs Scheiben neben dem Biergarten, Weißwurst bis zwölf.',
  },
  harbour: {
    name: 'Bullseye Harbour Club',
    city: 'Düsseldorf',
    description: 'Twelve boards by the river, leagues on Mondays, rental darts for beginners.',
  },
  corner: {
    name: 'Zur scharfen Kante',
    city: 'Gießen',
    description: 'Kleine Kneipe, zwei Scheiben, viel Herz.',
  },
};

export const members: Record<string, { firstName: string; lastName: string }> = {
  joerg: { firstName: 'Jörg', lastName: 'Weiß' },
  anna: { firstName: 'Anna', lastName: 'Müller-Lüdenscheidt' },
  sean: { firstName: 'Seán', lastName: 'O’Connor' },
};

type Key = string;

/**
 * A query, and what must be among the results. `first:` must be the first one, `not:` must not be
 * there; an empty list means that nothing must be found. `thread/1` is the thread's first answer.
 */
export const expectations: readonly (readonly [query: string, ...expected: Key[]])[] = [
  // words and their forms, German
  ['Flights', 'first:flights'],
  ['flight', 'flights'],
  ['Anfänger', 'flights'],
  ['Anfängern', 'flights'],
  ['Schaft', 'flights/1'],
  ['Schäfte', 'flights/1'],
  ['Schäften', 'flights/1'],
  ['Fuß', 'stance'],
  ['Füße', 'flights/2'],
  ['Linien', 'flights/2'],
  ['Doppel', 'checkout'],
  ['beenden', 'checkout'],
  ['Mannschaften', 'league'],
  ['Spielerin', 'league'],
  ['Spielerinnen', 'league'],
  ['Heimspiel', 'league'],
  ['Gewicht', 'maker'],
  ['Aufpreise', 'maker'],
  ['Wurf', 'nerves'],
  ['Blockaden', 'nerves'],
  ['Pausen', 'nerves/1'],
  ['Monat', 'nerves/1'],
  ['Scheibe', 'brewery', 'corner'],
  ['Kneipen', 'corner'],
  // words and their forms, English
  ['double', 'english'],
  ['doubles', 'first:english'],
  ['practising', 'english'],
  ['practised', 'english'],
  ['routine', 'english'],
  ['game', 'english'],
  ['play', 'english/1'],
  ['neighbour', 'board'],
  ['boards', 'board', 'harbour'],
  ['mountings', 'board'],
  ['league', 'harbour'],
  ['beginner', 'harbour'],
  ['rental', 'harbour'],
  // umlauts in all spellings
  ['Anfaenger', 'flights'],
  ['Anfanger', 'flights'],
  ['Schaefte', 'flights/1'],
  ['Fuss', 'stance'],
  ['Fuesse', 'flights/2'],
  ['Fusse', 'flights/2'],
  ['Koeln', 'cathedral', 'league'],
  ['Köln', 'cathedral', 'league'],
  ['Koln', 'cathedral'],
  ['Muenchen', 'brewery'],
  ['Düsseldorf', 'harbour'],
  ['Duesseldorf', 'harbour'],
  ['Giessen', 'corner'],
  ['Gießen', 'corner'],
  ['Braeuhaus', 'first:brewery'],
  ['Grosser Ring', 'brewery'],
  ['Huefte', 'stance'],
  ['Ueberwunden', 'nerves'],
  ['KOELSCH', 'cathedral'],
  // typos
  ['Flihgts', 'flights'],
  ['Fligths', 'flights'],
  ['Flgihts', 'flights'],
  ['Domspize', 'cathedral'],
  ['Domsptize', 'cathedral'],
  ['Dohmspitze', 'cathedral'],
  ['Bulseye', 'harbour'],
  ['Bullseey', 'harbour'],
  ['Chekout', 'checkout'],
  ['Dartitiss', 'nerves'],
  ['Wolfarm', 'maker'],
  ['Practice doubels', 'english'],
  ['Barells', 'maker'],
  ['Fusstelung', 'stance'],
  // parts and beginnings of names
  ['spitze', 'cathedral'],
  ['Domsp', 'cathedral'],
  ['Bräu', 'brewery'],
  ['haus', 'brewery'],
  ['harb', 'harbour'],
  ['scharfen K', 'corner'],
  ['scor', 'scoring'],
  // exact names first
  ['Domspitze Darts', 'first:cathedral'],
  ['domspitze', 'first:cathedral'],
  ['Bullseye Harbour Club', 'first:harbour'],
  ['Zur scharfen Kante', 'first:corner'],
  ['Jörg Weiß', 'first:joerg'],
  // several words
  ['Doppel üben', 'checkout', 'not:maker'],
  ['Scheiben Biergarten', 'brewery', 'not:corner'],
  ['boards river', 'harbour', 'not:board'],
  ['der Arm', 'nerves'],
  ['the noise', 'board'],
  ['Flights und Schäfte', 'flights/1'],
  ['Triple 20', 'scoring'],
  ['Doppel 16', 'checkout', 'not:checkout/1'],
  // phrases
  ['"mittlere Schäfte"', 'flights/1'],
  ['"Schäfte mittlere"'],
  ['"training routines"', 'english'],
  ['„rechter Fuß“', 'stance'],
  ['"fuß rechter"'],
  // words that must not be there
  ['Flights -Schäfte', 'flights', 'not:flights/1'],
  ['Scheiben -Biergarten', 'corner', 'not:brewery'],
  ['boards -noise', 'harbour', 'not:board'],
  ['Doppel -"Doppel 16"', 'checkout/1', 'not:checkout'],
  ['-Flights'],
  // members
  ['Joerg', 'joerg'],
  ['Weiss', 'joerg'],
  ['weiß', 'joerg'],
  ['Mueller', 'anna'],
  ['Müller', 'anna'],
  ['Luedenscheidt', 'anna'],
  ['anna mül', 'anna'],
  ['Sean', 'sean'],
  ['Sean OConnor', 'sean'],
  ['Connor', 'sean'],
  // nothing
  ['Quantenphysik'],
  ['!?'],
  ['xyzzyqwertz'],
];
