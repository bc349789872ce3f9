// apart from what is counted for them, as the address of the page is read on every page

/** The best lists of a division, in their order. */
export const bestNames = [
  'average',
  'firstNine',
  'finishes',
  'maxima',
  'shortLegs',
  'singles',
  'doubles',
] as const;
export type BestKind = (typeof bestNames)[number];
