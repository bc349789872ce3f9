import type { ErrorEntries } from '../errors/entry.ts';

export const gamesErrors = {
  GAME_NOT_FOUND: {
    status: 404,
    de: 'Dieses Spiel gibt es nicht.',
    en: 'There is no such game.',
  },
  GAME_NOT_OPEN: {
    status: 409,
    de: 'Dieses Spiel läuft nicht.',
    en: 'This game is not being played.',
  },
  GAME_SCORED_ELSEWHERE: {
    status: 409,
    de: 'Dieses Spiel wird gerade auf einem anderen Gerät geschrieben.',
    en: 'This game is being scored on another device.',
  },
  GAME_MOVED_ON: {
    status: 409,
    de: 'Das Spiel ist inzwischen weitergegangen.',
    en: 'The game has moved on meanwhile.',
  },
  VISIT_IMPOSSIBLE: {
    status: 400,
    de: 'Diese Aufnahme ist nicht möglich.',
    en: 'This visit is not possible.',
  },
  PLAYER_TWICE: {
    status: 400,
    de: 'Ein Mitglied kann nur einmal mitspielen.',
    en: 'A member can play only once.',
  },
  INVITATION_OVER: {
    status: 409,
    de: 'Diese Einladung gilt nicht mehr.',
    en: 'This invitation is no longer open.',
  },
  PIN_NOT_SET: {
    status: 409,
    de: 'Für dieses Mitglied ist keine Spiel-PIN eingerichtet. Zusagen geht mit dem Passwort oder auf dem eigenen Handy.',
    en: 'This member has not set a game PIN. Accept with the password, or on their own phone.',
  },
  WRONG_PIN: {
    status: 403,
    de: 'Die PIN stimmt nicht.',
    en: 'The PIN is wrong.',
  },
  PIN_LOCKED: {
    status: 429,
    de: 'Die PIN wurde zu oft falsch eingegeben. In einer Stunde geht es wieder, auf dem eigenen Handy sofort.',
    en: 'The PIN was wrong too often. It works again in an hour; on their own phone right away.',
  },
  PASSWORD_NOT_ENOUGH: {
    status: 403,
    de: 'Dieses Konto hat einen zweiten Faktor. Zusagen geht mit der Spiel-PIN oder auf dem eigenen Handy.',
    en: 'This account has a second factor. Accept with the game PIN, or on their own phone.',
  },
  FRIEND_WITHOUT_AVERAGE: {
    status: 409,
    de: 'So spielen kann der Computer nur, wenn ihr befreundet seid und der Freund in den letzten drei Monaten X01 gespielt hat.',
    en: 'The computer can play like that only if you are friends and your friend has played X01 in the last three months.',
  },
  GUEST_CLAIMED: {
    status: 409,
    de: 'Diesen Gast hat schon ein Mitglied übernommen.',
    en: 'A member has claimed this guest already.',
  },
  GAME_CLAIMED: {
    status: 409,
    de: 'Dieses Spiel hat schon ein anderes Konto übernommen.',
    en: 'Another account has taken this game already.',
  },
  SHOWS_FULL: {
    status: 503,
    de: 'Gerade zeigen so viele ihr Spiel, dass kein Platz mehr ist. Versuch es später noch einmal.',
    en: 'So many show their games right now that there is no room left. Try again later.',
  },
  GAME_NOT_OVER: {
    status: 409,
    de: 'Dieses Spiel ist noch nicht zu Ende.',
    en: 'This game is not over yet.',
  },
  ALREADY_PLAYING: {
    status: 409,
    de: 'Du spielst in diesem Spiel schon mit.',
    en: 'You are playing in this game already.',
  },
  NOT_AMONG_PLAYERS: {
    status: 403,
    de: 'Du spielst hier nicht mit.',
    en: 'You are not playing here.',
  },
  RESULT_SETTLED: {
    status: 409,
    de: 'Über dieses Ergebnis ist schon entschieden.',
    en: 'This result has been settled already.',
  },
  NOT_YOURS_TO_CONFIRM: {
    status: 403,
    de: 'Bestätigen muss das die andere Seite.',
    en: 'It is for the other side to confirm this.',
  },
  ALREADY_DISPUTED: {
    status: 409,
    de: 'Dieses Ergebnis wurde schon einmal angezweifelt.',
    en: 'This result has been disputed before.',
  },
  DISPUTE_OVER: {
    status: 409,
    de: 'Anzweifeln lässt sich ein Ergebnis sieben Tage lang.',
    en: 'A result can be disputed for seven days.',
  },
  GAME_WAS_ON: {
    status: 409,
    de: 'Abbrechen kannst du das Spiel, wenn sich einen Tag lang nichts getan hat.',
    en: 'You can call the game off when nothing has happened in it for a day.',
  },
  GAME_WOULD_GO_ON: {
    status: 400,
    de: 'Mit dieser Korrektur wäre das Spiel nicht zu Ende.',
    en: 'With this correction the game would not be over.',
  },
  NOBODY_TO_WIN: {
    status: 409,
    de: 'Aufgeben kannst du nur gegen jemanden.',
    en: 'You can only give up against somebody.',
  },
} satisfies ErrorEntries;
