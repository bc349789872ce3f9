import type { ErrorEntries } from '../errors/entry.ts';

export const remoteErrors = {
  PICTURE_CLOSED: {
    status: 403,
    de: 'Zwischen diesen Boards gibt es gerade kein Bild.',
    en: 'There is no picture between these boards at the moment.',
  },
  PICTURE_RELAYED_ONLY: {
    status: 403,
    de: 'Direkt verbinden sich nur, wer befreundet ist.',
    en: 'Only friends connect directly.',
  },
  CAMERA_UNKNOWN: {
    status: 403,
    de: 'Dieser Link gilt nicht oder nicht mehr. Lass dir am Gerät, das schreibt, einen neuen zeigen.',
    en: 'This link doesn’t hold, or not any more. Have the device that scores show you a new one.',
  },
} satisfies ErrorEntries;
