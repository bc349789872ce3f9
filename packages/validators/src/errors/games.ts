import type { ErrorEntries } from './entry.ts';

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
  NOT_AMONG_PLAYERS: {
    status: 403,
    de: 'Du spielst hier nicht mit.',
    en: 'You are not playing here.',
  },
} satisfies ErrorEntries;
