import { createContext, use } from 'react';
import { useKeyDown } from './use-key-down.ts';

/** Whether single keys do something; a setting, as they can be in the way of dictation. */
export const KeysOn = createContext(true);

/**
 * Keys that work without aiming at a button. Digits, Enter and Backspace always do.
 * @param onKey @returns whether the key was for it
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const areOn = use(KeysOn);
  useKeyDown((event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
    if (!areOn && key.length === 1 && !/\d/.test(key)) return;
    // a button that has the focus is what Enter is for
    if (key === 'Enter' && event.target instanceof HTMLButtonElement) return;
    if (onKey(key.length === 1 ? key.toLowerCase() : key)) event.preventDefault();
  });
}

const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog, input, select, a') !== null;
