import { useTexts } from '../../../i18n/react.tsx';
import { READING_LINE } from './post-in-view.ts';
import { useKeys } from './use-keys.tsx';

/** `j` and `k` walk through the rows of a list; Enter opens the one that has the focus. */
export function ListKeys() {
  const { keys: texts } = useTexts('forum/reading');
  return useKeys(texts.inLists(), [
    ['j', texts.nextRow(), () => walk(1)],
    ['k', texts.previousRow(), () => walk(-1)],
    ['Enter', texts.openRow()],
  ]).dialog;
}

/** To the link of the row below or above. The first way leads to the row that is being read. */
function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('[data-row]')];
  const index = rows.findIndex((row) => row.contains(document.activeElement));
  const next =
    index === -1
      ? rows.find((row) => row.getBoundingClientRect().bottom > READING_LINE)
      : rows[index + step];
  next?.querySelector('a')?.focus();
}
