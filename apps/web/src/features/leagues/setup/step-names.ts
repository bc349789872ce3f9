// apart from what is said of them, as the address of the page is read on every page

/** What officers do for a season, in the order in which it is needed. */
export const setUpSteps = [
  'season',
  'format',
  'rules',
  'divisions',
  'teams',
  'plan',
  'play',
  'next',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];
