import type { Picture } from '@oche/validators/uploads/schemas';
import { useState } from 'react';
import { usePictureUpload } from '../../../components/picture-upload/use-picture-upload.ts';

/** The photos of the message that is being written: uploaded at once, in the order in which they were chosen. */
export function usePhotos(max: number) {
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [isTooMany, setIsTooMany] = useState(false);
  const { queue, pending, underWay } = usePictureUpload({
    onStored: (picture) => setPictures((all) => [...all, picture]),
  });
  const room = Math.max(0, max - pictures.length - underWay);
  return {
    pictures,
    pending,
    isTooMany,
    isBusy: underWay > 0,
    room,
    add(files: File[]): void {
      queue.add(files.slice(0, room));
      setIsTooMany(files.length > room);
    },
    remove: (id: string): void => setPictures((all) => all.filter((each) => each.id !== id)),
    dismiss: (key: number): void => queue.remove(key),
    clear(): void {
      setPictures([]);
      setIsTooMany(false);
      queue.clear();
    },
  };
}

export type MessagePhotos = ReturnType<typeof usePhotos>;
