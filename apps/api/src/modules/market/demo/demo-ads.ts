import type { DemoAd } from './demo-ad.ts';
import { demoDarts1 } from './demo-darts-1.ts';
import { demoDarts2 } from './demo-darts-2.ts';
import { demoGear } from './demo-gear.ts';
import { demoRest } from './demo-rest.ts';
import { demoWanted } from './demo-wanted.ts';

/** What the demo members sell and look for: the number of an ad here is also what its drawing is made from. */
export const demoAds: readonly DemoAd[] = [
  ...demoDarts1,
  ...demoDarts2,
  ...demoGear,
  ...demoRest,
  ...demoWanted,
];
