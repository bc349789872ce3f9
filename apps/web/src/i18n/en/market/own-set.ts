import type german from '../../de/market/own-set.ts';
import type { Translation } from '../../texts.ts';

export default {
  title: 'What do you throw?',
  why: 'Tell us what you throw and we will show you what goes with it. Leave out what you don’t know.',
  name: 'Name of your darts',
  nameExample: 'e.g. Target Bolide Void 02',
  barrels: 'Barrels',
  weightRange: 'Between {min:number} and {max:number} grams',
  save: 'Save set',
  ask: 'Does it go with what you throw?',
  tell: 'Tell us your set',
  own: 'Your set:',
  set: 'Throws with',
  change: 'Change',
} satisfies Translation<typeof german>;
