import { UPLOAD_MAX_BYTES } from '@oche/validators/uploads/limits';
import type { Picture } from '@oche/validators/uploads/schemas';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../lib/errors/errors.ts';
import { type Sending, sendPicture } from './send-picture.ts';
import { type PendingFile, UploadQueue } from './upload-queue.ts';

const NOTHING: readonly PendingFile[] = [];

interface Options {
  onStored(picture: Picture, file: File): void;
  /** called when uploads begin and end */
  onBusy?(isBusy: boolean): void;
}

/** Files below this are hardly photos of twelve megapixels: they need not be looked at. */
const SMALL_BYTES = 1_000_000;

/** @throws ApiError UPLOAD_TOO_LARGE for what could not be made smaller, and as `sendPicture` does */
async function sendSmaller(file: File, sending: Sending): Promise<Picture> {
  if (file.size <= SMALL_BYTES) return sendPicture(file, sending);
  const { smallerPicture } = await import('./smaller-picture.ts');
  const sent = await smallerPicture(file, UPLOAD_MAX_BYTES);
  if (sending.signal.aborted) throw new Error('the picture was removed');
  if (sent.size > UPLOAD_MAX_BYTES) {
    const code = 'UPLOAD_TOO_LARGE';
    throw new ApiError({ code, domain: 'uploads', httpStatus: 0, requestId: '' });
  }
  return sendPicture(sent, sending);
}

/** Uploads files while the component is on the page; when it is removed, uploads are cancelled. */
export function usePictureUpload({ onStored, onBusy }: Options) {
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendSmaller,
        onStored: (picture, file) => latest.current(picture, file),
      }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const pending = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NOTHING);
  const underWay = pending.filter(({ state }) => state !== 'failed').length;
  const isBusy = underWay > 0;
  // who is told may give another function each time: to tell that one again would go on for ever
  const tell = useEffectEvent((now: boolean) => onBusy?.(now));
  useEffect(() => tell(isBusy), [isBusy]);
  return { queue, pending, underWay };
}
