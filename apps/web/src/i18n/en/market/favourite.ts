import type german from '../../de/market/favourite.ts';
import type { Translation } from '../../texts.ts';

export default {
  remember: 'Save',
  remembered: 'Saved',
  addItem: 'Save {title:string}',
  removeItem: 'Stop saving {title:string}',
  count: 'Saved by {count:number} {{count:member|members}}',
  signIn: 'Sign in to save ads',
  failed: 'Saving didn’t work.',
} satisfies Translation<typeof german>;
