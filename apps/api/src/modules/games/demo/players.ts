/** A demo member who plays: about how well at the season's beginning and now, and how often. */
export interface DemoPlayer {
  key: string;
  averages: readonly [before: number, now: number];
  /** evenings in comparison with the others */
  often: number;
  /** who enters the points of a visit only, as most do */
  entersTotals?: true;
}

/** The demo members of `@oche/db/seeds` who play. */
export const demoPlayers: readonly DemoPlayer[] = [
  { key: 'anna', averages: [41, 52], often: 9 },
  { key: 'ben', averages: [57, 61], often: 9, entersTotals: true },
  { key: 'mod', averages: [47, 49], often: 4 },
  { key: 'admin', averages: [44, 43], often: 3, entersTotals: true },
  { key: 'heinz', averages: [52, 49], often: 5, entersTotals: true },
  { key: 'frank', averages: [63, 64], often: 5 },
  { key: 'manni', averages: [38, 39], often: 6, entersTotals: true },
  { key: 'torsten', averages: [68, 71], often: 6 },
  { key: 'matthias', averages: [46, 50], often: 3 },
  { key: 'sabine', averages: [54, 58], often: 5 },
  { key: 'sepp', averages: [42, 42], often: 3, entersTotals: true },
  { key: 'kasia', averages: [71, 76], often: 7 },
  { key: 'dominik', averages: [49, 53], often: 4 },
  { key: 'tine', averages: [36, 44], often: 5 },
  { key: 'uwe', averages: [45, 44], often: 4, entersTotals: true },
  { key: 'ole', averages: [58, 57], often: 4 },
  { key: 'reto', averages: [50, 51], often: 3, entersTotals: true },
  { key: 'hendrik', averages: [66, 69], often: 6 },
  { key: 'gio', averages: [61, 66], often: 6 },
  { key: 'nadine', averages: [55, 62], often: 6 },
  { key: 'urs', averages: [40, 41], often: 2, entersTotals: true },
  { key: 'marek', averages: [79, 83], often: 6 },
  { key: 'emre', averages: [52, 56], often: 5 },
  { key: 'dennis', averages: [47, 48], often: 4, entersTotals: true },
  { key: 'luka', averages: [88, 92], often: 5 },
  { key: 'mehmet', averages: [59, 60], often: 5 },
  { key: 'jule', averages: [33, 47], often: 7 },
  { key: 'patrick', averages: [43, 46], often: 3, entersTotals: true },
  { key: 'sofia', averages: [39, 45], often: 4 },
  { key: 'lisa', averages: [51, 55], often: 4 },
];

/** Names of those who play along without an account. */
export const demoGuests: readonly string[] = [
  'Kalle',
  'Der lange Uwe',
  'Biggi',
  'Opa Hans',
  'Nico',
];
