import type german from '../../de/tournaments/formats.ts';
import type { Translation } from '../../texts.ts';

export default {
  open: 'Formats',
  title: 'Formats of the rounds',
  text: 'Short at first, long in the final: each round can be changed until its first match is called.',
  whole: { group: 'All group matches', swiss: 'All rounds' },
  usual: '{race:string} (as the tournament)',
  begun: 'Under way',
  end: 'Expected end',
  save: 'Save',
  saved: 'The formats are set.',
} satisfies Translation<typeof german>;
