import type { Picture } from '@oche/validators/uploads/schemas';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendPicture } from './send-picture.ts';
import { type PendingFile, UploadQueue } from './upload-queue.ts';

const NOTHING: readonly PendingFile[] = [];

interface Options {
  onStored(picture: Picture, file: File): void;
  /** called when uploads begin and end */
  onBusy?(isBusy: boolean): void;
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
        send: sendPicture,
        onStored: (picture, file) => latest.current(picture, file),
      }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const pending = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NOTHING);
  const underWay = pending.filter(({ state }) => state !== 'failed').length;
  const isBusy = underWay > 0;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  return { queue, pending, underWay };
}
