import { useState } from 'react';
import { useTexts } from '../../../i18n/react.tsx';
import { READING_LINE } from './post-in-view.ts';
import { type Key, useKeys } from './use-keys.tsx';

/** `j` and `k` walk through the rows of a list; Enter opens the one that has the focus. */
export function ListKeys() {
  const { keys: texts } = useTexts('forum/reading');
  const opening = useState(false);
  const keys: readonly Key[] = [
    ['j', texts.nextRow(), () => walk(1)],
    ['k', texts.previousRow(), () => walk(-1)],
    ['Enter', texts.openRow()],
  ];
  return useKeys(texts.inLists(), keys, opening);
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
