/** Writes in place of what is selected, so that the browser's own undoing works, where it lets us. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  if (text !== '' && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
