import type de from '../de/embed.ts';
import type { Translation } from '../texts.ts';

export default {
  missing: 'Nothing to see here: the widget was removed, or what it shows is not public.',
} satisfies Translation<typeof de>;
