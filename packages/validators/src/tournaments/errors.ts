import type { ErrorEntries } from '../errors/entry.ts';

export const tournamentsErrors = {
  TOURNAMENT_NOT_FOUND: {
    status: 404,
    de: 'Dieses Turnier gibt es nicht.',
    en: 'There is no such tournament.',
  },
  TOURNAMENT_STATUS: {
    status: 409,
    de: 'Das geht bei diesem Turnier nicht mehr oder noch nicht.',
    en: 'That is not possible for this tournament any more, or not yet.',
  },
  TOURNAMENT_FULL: {
    status: 409,
    de: 'Es sind schon mehr dabei. Nimm erst jemanden aus dem Feld.',
    en: 'More have a place already. Take somebody out first.',
  },
  TOURNAMENT_RULES_UNFIT: {
    status: 400,
    de: 'Diese Regeln gehören zu einem anderen Spiel.',
    en: 'These rules belong to another game.',
  },
  TOURNAMENT_BOARDS_BOOKED: {
    status: 409,
    de: 'Die Lounge hält für diese Zeit Boards frei. Verlegen kann es nur ihr Team.',
    en: 'The lounge keeps boards for this time. Only its team can move it.',
  },
  REGISTRATION_NOT_OPEN: {
    status: 409,
    de: 'Für dieses Turnier kann sich noch niemand anmelden.',
    en: 'Registration has not opened yet.',
  },
  REGISTRATION_CLOSED: {
    status: 409,
    de: 'Die Anmeldung ist geschlossen.',
    en: 'Registration is closed.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    de: 'Ist schon angemeldet.',
    en: 'Registered already.',
  },
  TOURNAMENT_NOT_PUBLIC: {
    status: 409,
    de: 'Im Forum lesen alle mit. Das Turnier ist nicht für alle.',
    en: 'Everybody reads the forum. This tournament is not for everybody.',
  },
  ALREADY_IN_TOURNAMENT: {
    status: 409,
    de: 'Du bist bei diesem Turnier schon unter deinem Namen dabei.',
    en: 'You are in this tournament already, under your own name.',
  },
  NOT_REGISTERED: {
    status: 409,
    de: 'Ist nicht angemeldet.',
    en: 'Not registered.',
  },
  TOURNAMENT_FOR_TEAMS: {
    status: 409,
    de: 'Hier spielen Teams. Die Turnierleitung trägt sie ein.',
    en: 'This one is for teams. The organisers enter them.',
  },
  TOURNAMENT_CLUB_ONLY: {
    status: 403,
    de: 'Dieses Turnier ist nur für Mitglieder des Vereins.',
    en: 'This tournament is for members of the club only.',
  },
  TOURNAMENT_INVITED_ONLY: {
    status: 403,
    de: 'Dieses Turnier ist nur für Eingeladene.',
    en: 'This tournament is by invitation only.',
  },
  TOURNAMENT_RATING_LIMIT: {
    status: 403,
    de: 'Dieses Turnier ist für eine andere Spielstärke.',
    en: 'This tournament is for another level.',
  },
  ENTRY_NOT_FOUND: {
    status: 404,
    de: 'Diese Anmeldung gibt es nicht.',
    en: 'There is no such entry.',
  },
  CHECK_IN_CLOSED: {
    status: 409,
    de: 'Einchecken geht jetzt nicht.',
    en: 'Check-in is not open.',
  },
  TEAM_SIZE_UNFIT: {
    status: 400,
    de: 'Ein Team hat hier eine andere Zahl von Spielern.',
    en: 'Teams have another number of players here.',
  },
  SEED_TAKEN: {
    status: 409,
    de: 'Auf diesem Setzplatz steht schon jemand.',
    en: 'This seed is taken.',
  },
  TOO_MANY_ORGANISERS: {
    status: 409,
    de: 'Mehr als zwanzig leiten kein Turnier.',
    en: 'Twenty organisers are enough.',
  },
  DRAW_MISSING: {
    status: 409,
    de: 'Es ist noch nicht ausgelost.',
    en: 'There is no draw yet.',
  },
  DRAW_OUTDATED: {
    status: 409,
    de: 'Seit der Auslosung ist jemand dazugekommen oder gegangen. Lost neu aus.',
    en: 'Somebody has come or gone since the draw. Draw again.',
  },
  DRAW_TOO_FEW: {
    status: 409,
    de: 'Zum Auslosen braucht es mindestens zwei.',
    en: 'A draw takes at least two.',
  },
  DRAW_TOO_MANY: {
    status: 409,
    de: 'Bei so vielen kann nicht jeder gegen jeden spielen. Nimm mehr Gruppen oder einen anderen Modus.',
    en: 'With so many, not everybody can play everybody. Take more groups or another format.',
  },
  DRAW_OPTIONS_UNFIT: {
    status: 400,
    de: 'Mit so vielen Gruppen geht das nicht auf.',
    en: 'That does not work out with so many groups.',
  },
  ALREADY_DRAWN: {
    status: 409,
    de: 'Ist schon im Turnierbaum.',
    en: 'Is in the bracket already.',
  },
  COURSE_FULL: {
    status: 409,
    de: 'Es ist kein Platz mehr frei, ohne dass ein Ergebnis verloren ginge.',
    en: 'There is no place left without losing a result.',
  },
  MATCH_NOT_FOUND: {
    status: 404,
    de: 'Dieses Match gibt es nicht.',
    en: 'There is no such match.',
  },
  MATCH_NOT_READY: {
    status: 409,
    de: 'Das geht bei diesem Match nicht mehr oder noch nicht.',
    en: 'That is not possible for this match any more, or not yet.',
  },
  SCORE_IMPOSSIBLE: {
    status: 400,
    de: 'So kann dieses Match nicht ausgehen.',
    en: 'This match can’t end like that.',
  },
  NOT_YOUR_MATCH: {
    status: 403,
    de: 'Hier spielen andere.',
    en: 'Others play this one.',
  },
  RESULT_TO_ANSWER: {
    status: 409,
    de: 'Die andere Seite hat schon ein Ergebnis gemeldet. Bestätige es oder widersprich.',
    en: 'The other side has reported a result already. Confirm it, or say that it is wrong.',
  },
  NOT_YOURS_TO_ANSWER: {
    status: 403,
    de: 'Darauf antwortet die andere Seite.',
    en: 'That is for the other side to answer.',
  },
  RESULT_MOVED_ON: {
    status: 409,
    de: 'Inzwischen steht hier etwas anderes. Sieh noch einmal hin.',
    en: 'Something else is here by now. Have another look.',
  },
  NO_SCORER: {
    status: 409,
    de: 'Dieses Spiel lässt sich hier nicht mitschreiben. Tragt das Ergebnis von Hand ein.',
    en: 'The scorer does not know this game. Enter the result by hand.',
  },
  NO_SUCH_ROUND: {
    status: 404,
    de: 'Diese Runde gibt es nicht.',
    en: 'There is no such round.',
  },
  ROUND_HAS_BEGUN: {
    status: 409,
    de: 'Diese Runde läuft schon. Ihr Format bleibt.',
    en: 'This round has begun. Its format stays.',
  },
  TOURNAMENT_BOARD_TWICE: {
    status: 409,
    de: 'Dieses Board gibt es hier schon.',
    en: 'This board is here already.',
  },
  TOURNAMENT_BOARDS_FULL: {
    status: 409,
    de: 'Mehr als 64 Boards hat kein Turnier.',
    en: 'A tournament has at most 64 boards.',
  },
  BOARD_OUT_OF_ORDER: {
    status: 409,
    de: 'An diesem Board wird heute nicht gespielt.',
    en: 'This board is not in use.',
  },
  STEP_NOT_FOUND: {
    status: 404,
    de: 'Diesen Schritt gibt es nicht.',
    en: 'There is no such step.',
  },
  UNDO_TOO_LATE: {
    status: 409,
    de: 'Inzwischen ging es weiter. Es bleibt, wie es ist.',
    en: 'Things have moved on since. It stays as it is.',
  },
  SERIES_UNKNOWN: {
    status: 404,
    de: 'Diese Turnierserie gibt es nicht.',
    en: 'There is no such series of tournaments.',
  },
  SERIES_DATE_ANNOUNCED: {
    status: 409,
    de: 'Dieser Abend ist schon angekündigt. Verlege ihn dort, oder sag ihn ab.',
    en: 'This evening is announced already. Move it there, or call it off.',
  },
  SERIES_DATE_UNKNOWN: {
    status: 400,
    de: 'An diesem Tag ist kein Abend der Serie.',
    en: 'The series has no evening on that day.',
  },
  SERIES_CLOSED: {
    status: 409,
    de: 'Diese Serie ist abgeschlossen.',
    en: 'This series is closed.',
  },
  SERIES_CREATOR_AWAY: {
    status: 409,
    de: 'Das Konto, mit dem diese Serie angelegt wurde, kann zurzeit nichts ankündigen.',
    en: 'The account that created this series can’t announce anything at the moment.',
  },
  QUALIFIER_TWICE: {
    status: 409,
    de: 'Aus diesem Turnier oder dieser Serie kommen schon welche.',
    en: 'Players come from this tournament or series already.',
  },
  QUALIFIER_CIRCLE: {
    status: 400,
    de: 'Ein Turnier kann nicht die Quali für sich selbst sein.',
    en: 'A tournament can’t qualify for itself.',
  },
  QUALIFIER_TEAMS: {
    status: 400,
    de: 'In beiden Turnieren müssen gleich viele zusammen spielen.',
    en: 'In both tournaments the same number has to play together.',
  },
  QUALIFIER_SEATS: {
    status: 409,
    de: 'So viele Plätze hat das Finale nicht.',
    en: 'The final does not have that many places.',
  },
} satisfies ErrorEntries;
