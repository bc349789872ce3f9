import type { ErrorEntries } from '../errors/entry.ts';

export const autoscoringErrors = {
  BOARD_TOKEN_UNKNOWN: {
    status: 401,
    de: 'Dieser Schlüssel gehört zu keinem Board, oder es gibt einen neueren.',
    en: 'This key belongs to no board, or there is a newer one.',
  },
  BOARD_HELD: {
    status: 409,
    de: 'Dieses Board hält schon ein anderes Programm.',
    en: 'Another process holds this board already.',
  },
  COUNTING_BOARD_NOT_FOUND: {
    status: 404,
    de: 'Dieses Board gibt es nicht.',
    en: 'There is no such board.',
  },
  COUNTING_BOARD_TAKEN: {
    status: 409,
    de: 'Dieses Board zählt gerade bei jemand anderem mit.',
    en: 'This board is counting for somebody else right now.',
  },
  COUNTING_BOARD_EXISTS: {
    status: 409,
    de: 'Für dieses Board ist schon eines eingerichtet, das mitzählt.',
    en: 'This board has one set up already that counts.',
  },
  TOO_MANY_COUNTING_BOARDS: {
    status: 409,
    de: 'Mehr eigene Boards gehen nicht. Lösch erst eines.',
    en: 'You can’t have more boards of your own. Delete one first.',
  },
} satisfies ErrorEntries;
