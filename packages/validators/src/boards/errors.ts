import type { ErrorEntries } from '../errors/entry.ts';

export const boardsErrors = {
  BOARD_IN_PLAY: {
    status: 409,
    de: 'An diesem Board wird gerade gespielt.',
    en: 'There is a match at this board.',
  },
  PLAYER_IN_PLAY: {
    status: 409,
    de: 'Jemand von ihnen spielt oder schreibt gerade woanders.',
    en: 'One of them is playing or marking elsewhere.',
  },
  MATCH_ELSEWHERE: {
    status: 409,
    de: 'Dieses Match wird nicht an diesem Board gespielt.',
    en: 'This match is not played at this board.',
  },
  TABLET_UNKNOWN: {
    status: 403,
    de: 'Dieses Gerät gehört zu keinem Board. Scann den QR-Code für das Board, oder tipp die sechs Ziffern darunter ein.',
    en: 'This device belongs to no board. Scan the board’s QR code, or type the six digits below it.',
  },
  TABLET_TAKEN: {
    status: 409,
    de: 'Mit diesem Code ist schon ein anderes Gerät gekoppelt. Lass dir einen neuen zeigen.',
    en: 'Another device is paired with this code already. Ask for a new one.',
  },
  TABLET_CODE_WRONG: {
    status: 403,
    de: 'Diese sechs Ziffern gelten nicht oder nicht mehr. Lass dir neue zeigen.',
    en: 'These six digits don’t hold, or not any more. Ask for new ones.',
  },
  TABLET_OVER: {
    status: 403,
    de: 'An diesem Board ist alles gespielt.',
    en: 'All is played at this board.',
  },
} satisfies ErrorEntries;
