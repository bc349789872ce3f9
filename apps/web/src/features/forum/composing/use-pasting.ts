import { useEffect, useEffectEvent } from 'react';

const isPicture = ({ type }: File) => type.startsWith('image/');
/** Cells have tabs between them where a spreadsheet gives its text. */
const mayBeTable = (html: string, text: string) => text.includes('\t') || html.includes('<table');

/**
 * What is pasted into a text or dropped on it: pictures are uploaded, and tables stay readable.
 * @param box in which the field is
 * @param onPictures undefined where a text has none
 */
export function usePasting(
  box: HTMLElement | null,
  onPictures: ((files: File[]) => void) | undefined,
): void {
  const take = useEffectEvent((files: File[]) => onPictures?.(files));
  useEffect(() => {
    if (!box) return undefined;
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData: data } = event;
      if (!(target instanceof HTMLTextAreaElement) || !data) return;
      const pictures = [...data.files].filter(isPicture);
      const [html, text] = [data.getData('text/html'), data.getData('text/plain')];
      // a spreadsheet offers a picture of its cells, too
      if (mayBeTable(html, text)) {
        event.preventDefault();
        void write(target, html, text).then((isWritten) => {
          if (!isWritten && pictures.length > 0) take(pictures);
        });
      } else if (pictures.length > 0 && text.trim() === '') {
        // word processors offer a picture of their text
        event.preventDefault();
        take(pictures);
      }
    };
    const onDrag = (event: DragEvent) => {
      const isHere = event.target instanceof HTMLTextAreaElement;
      // else the browser would open the file in place of the page
      if (isHere && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      onDrag(event);
      const pictures = [...(event.dataTransfer?.files ?? [])].filter(isPicture);
      if (event.defaultPrevented && pictures.length > 0) take(pictures);
    };
    box.addEventListener('paste', onPaste);
    box.addEventListener('dragover', onDrag);
    box.addEventListener('drop', onDrop);
    return () => {
      box.removeEventListener('paste', onPaste);
      box.removeEventListener('dragover', onDrag);
      box.removeEventListener('drop', onDrop);
    };
  }, [box]);
}

/* few texts have a table; without a network it is pasted as ever, so that nothing is lost */
async function write(field: HTMLTextAreaElement, html: string, text: string): Promise<boolean> {
  try {
    return (await import('./paste-table.ts')).pasteTable(field, html, text);
  } catch {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return text !== '';
  }
}
