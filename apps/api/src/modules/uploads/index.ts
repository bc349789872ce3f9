export { type PictureRow, pictureColumns, pictureJson, toPicture } from './picture.ts';
export { claimUploads, releaseUploads } from './use.service.ts';
