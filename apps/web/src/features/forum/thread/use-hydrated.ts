import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False while a page from the server is taken over: until then the hash is not to be looked at. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
