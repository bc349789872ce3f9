import type de from '../../de/domains/banners.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { banners: 'Banners' },
  closed: { banners: 'The banners are switched off at the moment' },
  tabs: { banners: 'Banners' },
} satisfies Translation<typeof de>;
