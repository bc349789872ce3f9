import type german from '../de/banners.ts';
import type { Translation } from '../texts.ts';

export default {
  label: 'Advertisement',
  onBehalfOf: 'on behalf of {advertiser}',
  placeholder: 'Banner',
  newTab: 'opens in a new tab',
  pause: 'Stop changing',
  places: { top: 'Advertisement above', end: 'Advertisement below' },
  resume: 'Go on changing',
} satisfies Translation<typeof german>;
