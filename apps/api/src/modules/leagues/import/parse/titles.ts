import type { ImportField } from '@oche/validators/leagues/import';
import type { ImportKind } from '@oche/validators/leagues/limits';

/** What a column may be called, in both languages, and as our own export calls it. */
const TITLES: Record<ImportField, readonly string[]> = {
  division: ['staffel', 'liga', 'klasse', 'gruppe', 'division', 'league', 'class', 'group'],
  team: ['team', 'mannschaft', 'teamname', 'mannschaftsname', 'verein', 'club', 'team name'],
  weekday: ['heimtag', 'spieltag heim', 'wochentag', 'tag', 'home day', 'weekday', 'day'],
  time: ['uhrzeit', 'zeit', 'beginn', 'anwurf', 'anpfiff', 'uhr', 'time', 'start', 'throw-off'],
  venue: ['spielort', 'spiellokal', 'lokal', 'ort', 'spielstätte', 'venue', 'location'],
  name: ['name', 'spieler', 'spielername', 'spielerin', 'player', 'player name', 'full name'],
  firstName: ['vorname', 'first name', 'firstname', 'given name'],
  lastName: ['nachname', 'familienname', 'last name', 'lastname', 'surname'],
  username: ['benutzername', 'mitglied', 'username', 'member', 'user name'],
  round: ['spieltag', 'runde', 'st', 'round', 'matchday', 'match day', 'week'],
  date: ['datum', 'termin', 'spieltermin', 'date', 'kick-off', 'date and time'],
  home: ['heim', 'heimteam', 'heimmannschaft', 'gastgeber', 'home', 'home team', 'hosts'],
  away: ['gast', 'gastteam', 'gastmannschaft', 'auswärts', 'gäste', 'away', 'away team', 'guests'],
  result: ['ergebnis', 'resultat', 'endstand', 'spiele', 'result', 'score', 'games'],
  gamesHome: [
    'spiele heim',
    'ergebnis heim',
    'heim spiele',
    'games home',
    'home games',
    'home score',
  ],
  gamesAway: [
    'spiele gast',
    'ergebnis gast',
    'gast spiele',
    'games away',
    'away games',
    'away score',
  ],
  legs: ['legs', 'leg', 'sätze'],
  legsHome: ['legs heim', 'heim legs', 'legs home', 'home legs'],
  legsAway: ['legs gast', 'gast legs', 'legs away', 'away legs'],
  points: ['punkte', 'tabellenpunkte', 'points'],
  pointsHome: ['punkte heim', 'heim punkte', 'points home', 'home points'],
  pointsAway: ['punkte gast', 'gast punkte', 'points away', 'away points'],
  game: ['spiel', 'spielnummer', 'spiel nr', 'nr', 'nummer', 'game', 'game number', 'number', 'no'],
  homePlayers: [
    'spieler heim',
    'heimspieler',
    'heim spieler',
    'players home',
    'home players',
    'player home',
    'home player',
  ],
  awayPlayers: [
    'spieler gast',
    'gastspieler',
    'gast spieler',
    'players away',
    'away players',
    'player away',
    'away player',
  ],
};

const pairing = ['division', 'round', 'home', 'away'] as const satisfies ImportField[];

/** What is read of each kind of file; the rest of it is left alone. */
const READ: Record<ImportKind, readonly ImportField[]> = {
  teams: ['division', 'team', 'weekday', 'time', 'venue', 'name'],
  squads: ['division', 'team', 'name', 'firstName', 'lastName', 'username'],
  fixtures: [...pairing, 'date', 'time'],
  results: [
    ...pairing,
    'result',
    'gamesHome',
    'gamesAway',
    'legs',
    'legsHome',
    'legsAway',
    'points',
    'pointsHome',
    'pointsAway',
  ],
  games: [
    ...pairing,
    'date',
    'game',
    'homePlayers',
    'awayPlayers',
    'legs',
    'legsHome',
    'legsAway',
    // what programs call the legs of a single game
    'result',
  ],
};

const folded = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[.:*()_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What each title is taken for; a second column of the same meaning for nothing. */
export function fieldsOf(titles: readonly string[], kind: ImportKind): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return titles.map((title) => {
    const name = folded(title);
    const field = READ[kind].find((one) => !taken.has(one) && TITLES[one].includes(name));
    if (field === undefined) return null;
    // a list of teams may call its one column "Name"
    const meant = kind === 'teams' && field === 'name' ? 'team' : field;
    if (taken.has(meant)) return null;
    taken.add(meant);
    return meant;
  });
}

/** Columns that a file of this kind can't do without, and doesn't have. */
export function missingIn(
  fields: readonly (ImportField | null)[],
  kind: ImportKind,
): ImportField[] {
  const has = (...names: ImportField[]) => names.every((name) => fields.includes(name));
  const needed: Record<ImportKind, readonly (readonly [ImportField, boolean])[]> = {
    teams: [['team', has('team')]],
    squads: [
      ['team', has('team')],
      ['name', has('name') || has('firstName', 'lastName') || has('username')],
    ],
    fixtures: [
      ['home', has('home')],
      ['away', has('away')],
      ['date', has('date') || has('round')],
    ],
    results: [
      ['home', has('home')],
      ['away', has('away')],
      ['result', has('result') || has('gamesHome', 'gamesAway')],
    ],
    games: [
      ['home', has('home')],
      ['away', has('away')],
      ['game', has('game')],
      ['homePlayers', has('homePlayers')],
      ['awayPlayers', has('awayPlayers')],
      ['legs', has('legs') || has('legsHome', 'legsAway') || has('result')],
    ],
  };
  return needed[kind].flatMap(([field, isThere]) => (isThere ? [] : [field]));
}
