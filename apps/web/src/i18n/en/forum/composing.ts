import type de from '../../de/forum/composing.ts';
import type { Translation } from '../../texts.ts';

export default {
  similar: 'Does this exist already?',
  similarFound: '{count} similar {{count:entry|entries}} below the title',
  kinds: {
    forum: 'Thread',
    tournaments: 'Tournament',
    marketplace: 'Ad',
    lounges: 'Lounge',
    subforum: 'Subforum',
  },
  beside: 'The post that you are answering',
  places: 'Places in the Oche',
  placesFound:
    '{count|number} {{count:place|places}} found. Choose with the arrow keys, link with Enter.',
} satisfies Translation<typeof de>;
