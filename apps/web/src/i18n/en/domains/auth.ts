import type de from '../../de/domains/auth.ts';
import type { Translation } from '../../texts.ts';

export default {
  areas: { signUp: 'Signing up' },
  notes: { signUp: 'Members sign in as always.' },
  closed: { signUp: 'We are not taking new members at the moment' },
} satisfies Translation<typeof de>;
