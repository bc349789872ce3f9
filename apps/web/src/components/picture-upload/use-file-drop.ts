import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped on an element, or on anything in it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    // else the browser would open the file in place of the page
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    target: {
      onDragEnter: take,
      onDragOver: take,
      onDragLeave(event: DragEvent) {
        const isInside = event.currentTarget.contains(event.relatedTarget as Node | null);
        if (!isInside) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
