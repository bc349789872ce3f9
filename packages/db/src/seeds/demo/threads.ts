import { threads1 } from './threads-1.ts';
import { threads2 } from './threads-2.ts';
import { threads3 } from './threads-3.ts';
import { threads4 } from './threads-4.ts';
import { threads5 } from './threads-5.ts';
import { threads6 } from './threads-6.ts';
import { threads7 } from './threads-7.ts';
import { threads8 } from './threads-8.ts';
import { threads9 } from './threads-9.ts';
import { threads10 } from './threads-10.ts';
import { threads11 } from './threads-11.ts';
import { threads12 } from './threads-12.ts';
import { threads13 } from './threads-13.ts';
import { threads14 } from './threads-14.ts';
import { threads15 } from './threads-15.ts';
import { threads16 } from './threads-16.ts';
import type { DemoThread } from './types.ts';

export const demoThreads: DemoThread[] = [
  ...threads1,
  ...threads2,
  ...threads3,
  ...threads4,
  ...threads5,
  ...threads6,
  ...threads7,
  ...threads8,
  ...threads9,
  ...threads10,
  ...threads11,
  ...threads12,
  ...threads13,
  ...threads14,
  ...threads15,
  ...threads16,
];
