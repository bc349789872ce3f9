export { type PictureRow, pictureColumns, pictureJson, toPicture } from './picture.ts';
export { uploadJobs } from './uploads.jobs.ts';
export { claimUploads, releaseUploads } from './use.service.ts';
