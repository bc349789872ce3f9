import type { ErrorEntries } from '../errors/entry.ts';

export const uploadsErrors = {
  UPLOAD_TOO_LARGE: {
    status: 413,
    de: 'Das Bild ist größer als 8 MB.',
    en: 'The picture is larger than 8 MB.',
  },
  UPLOAD_TOO_MANY_PIXELS: {
    status: 400,
    de: 'Das Bild hat mehr als 40 Megapixel.',
    en: 'The picture has more than 40 megapixels.',
  },
  UPLOAD_WRONG_FORMAT: {
    status: 415,
    de: 'Das ist kein Bild im Format JPEG, PNG, WebP oder AVIF.',
    en: 'This is not a picture in JPEG, PNG, WebP or AVIF format.',
  },
  UPLOAD_BROKEN: {
    status: 400,
    de: 'Das Bild ist beschädigt oder unvollständig.',
    en: 'The picture is damaged or incomplete.',
  },
  UPLOAD_UNREACHABLE: {
    status: 400,
    de: 'Unter dieser Adresse war kein Bild zu bekommen.',
    en: 'No picture could be fetched from this address.',
  },
  UPLOAD_NOT_FOUND: {
    status: 404,
    de: 'Dieses Bild ist nicht mehr da. Lade es noch einmal hoch.',
    en: 'This picture is no longer there. Please upload it again.',
  },
} satisfies ErrorEntries;
