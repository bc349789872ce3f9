import { readFileSync } from 'node:fs';
import { type DartsAd, type DemoAd, dartsAd } from './demo-ad.ts';

const read = <Kind>(name: string): Kind[] =>
  JSON.parse(readFileSync(new URL(`./ads/${name}.json`, import.meta.url), 'utf8'));

/**
 * What the demo members sell and look for, which is text and no code: the files in `ads`. The number of an ad here is
 * also what its drawing is made from.
 */
export const demoAds: readonly DemoAd[] = [
  ...read<DartsAd>('darts').map(dartsAd),
  ...read<DemoAd>('gear'),
  ...read<DemoAd>('rest'),
  ...read<DemoAd>('wanted'),
];
