import type { Picture } from '@oche/validators/uploads';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sendPicture } from './send-picture.ts';
import { type PendingFile, UploadQueue } from './upload-queue.ts';

const NOTHING: readonly PendingFile[] = [];

interface Options {
  onStored(picture: Picture, file: File): void;
  /** whether files are on their way */
  onBusy?(isBusy: boolean): void;
}

/** Files on their way while the component is on the page; leaving it ends them. */
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
