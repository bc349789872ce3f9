import type de from '../../de/auth/banned.ts';
import type { Translation } from '../../texts.ts';

export default {
  text: 'If you think the ban is wrong, write to us within six months through the contact page. Somebody else decides on it. Out-of-court dispute settlement and the courts are open to you as well.',
  contact: 'To the contact page',
} satisfies Translation<typeof de>;
