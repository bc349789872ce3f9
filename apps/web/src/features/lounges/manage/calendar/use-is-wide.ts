import { useMediaQuery } from '../../../../lib/devices/use-media-query.ts';

/** Whether there is room for several columns. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 48em)');
