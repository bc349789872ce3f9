import type { ErrorEntries } from '../errors/entry.ts';

export const lobbyErrors = {
  LOBBY_TAKEN: {
    status: 409,
    de: 'Jemand war schneller, oder das Spiel wurde zurückgezogen.',
    en: 'Somebody was faster, or the game was taken back.',
  },
  LOBBY_OTHER_LEVEL: {
    status: 409,
    de: 'Hier wird jemand mit einem Rating gesucht, das näher dran ist.',
    en: 'This game is for somebody whose rating is closer.',
  },
  LOBBY_OWN: {
    status: 400,
    de: 'Das ist dein eigenes Spiel.',
    en: 'This is your own game.',
  },
} satisfies ErrorEntries;
