import type { UPLOAD_TYPES } from '@oche/validators/uploads/schemas';

export type PictureType = (typeof UPLOAD_TYPES)[number];

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/**
 * Recognises a file's type by its first bytes, whatever its sender says. Sources: the file
 * signatures of JPEG (ITU T.81), PNG (RFC 2083), WebP (RIFF container) and AVIF (ISO base media
 * file, brand avif).
 * @returns undefined for every type that we don't accept
 */
export function sniffType(bytes: Buffer): PictureType | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 8) === PNG_SIGNATURE) return 'image/png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && text(8, 12) === 'avif') return 'image/avif';
  return undefined;
}

/** Decoders accept a PNG that is cut off before its end; we don't. */
export function lacksItsEnd(bytes: Buffer, type: PictureType): boolean {
  return type === 'image/png' && !bytes.includes('IEND');
}
