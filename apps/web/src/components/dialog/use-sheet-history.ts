import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { randomKey } from '../../lib/storage/drafts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** names the sheet that is open over the page */
    sheet?: string;
  }
}

/**
 * Gives an open sheet an entry of its own in the browser's history, so that "back" on a phone closes
 * it instead of leaving the page.
 * @param onClose called when the reader has gone back, by whichever button
 * @returns closes the sheet, by going back
 */
export function useSheetHistory(isOpen: boolean, onClose: () => void): () => void {
  const router = useRouter();
  const { history } = router;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const sheet = randomKey();
    const { pathname } = history.location;
    let isEntered = false;
    const unsubscribe = history.subscribe(({ location, action }) => {
      // somebody who goes on to another page takes the sheet away with this one
      if (location.pathname !== pathname) return;
      if (location.state.sheet === sheet) isEntered = true;
      // a filter that is written into the address late has not gone back
      else if (isEntered && action.type !== 'REPLACE' && action.type !== 'PUSH') latest.current();
    });
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, sheet }),
      resetScroll: false,
      hashScrollIntoView: false,
    });
    return unsubscribe;
  }, [isOpen, router, history]);
  return () => {
    if (history.location.state.sheet === undefined) latest.current();
    else history.back();
  };
}
