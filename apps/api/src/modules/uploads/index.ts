export { differingBits } from './encoding/fingerprint.ts';
export { sniffType } from './encoding/formats.ts';
export { ownPicture, ownPictures } from './from-elsewhere.service.ts';
export { type PictureRow, pictureColumns, pictureJson, toPicture } from './picture.ts';
export { readUpload } from './read.service.ts';
export { createUpload } from './upload.service.ts';
export { claimUploads, releaseUploads } from './use.service.ts';
