import type { ErrorCode } from '@oche/validators/errors';
import { UPLOAD_TYPES } from '@oche/validators/uploads/limits';

type PictureType = (typeof UPLOAD_TYPES)[number];

/** for systems that don't know the type of a file, mostly of AVIF */
const typeOfEnding: Record<string, PictureType> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Phones take photos that are larger than what the server takes; they are made smaller before they are sent. */
const FILE_MAX_BYTES = 60_000_000;

type NamedFile = Pick<File, 'name' | 'type' | 'size'>;

/** @returns the content type for uploading a file; undefined if the server doesn't accept it */
export function typeOf({ name, type }: NamedFile): PictureType | undefined {
  if (type) return UPLOAD_TYPES.find((each) => each === type);
  return typeOfEnding[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** Why a file can't become a picture of ours, so that it can be said before it is sent. */
export function refusalOf(file: NamedFile): ErrorCode | null {
  if (!typeOf(file)) return 'UPLOAD_WRONG_FORMAT';
  return file.size > FILE_MAX_BYTES ? 'UPLOAD_TOO_LARGE' : null;
}
