/**
 * The colours of the game: sisal and ink, the pub at night and its chalk, the beds of the board,
 * the wire between them, the tape on the floor. Only the theme uses these directly; components use
 * the semantic tokens.
 */
export const palette = {
  paper: {
    raised: '#FAF5EA',
    base: '#F2EADA',
    sunken: '#E6DBC5',
    wire: '#CDBFA5',
    wireStrong: '#857A68',
  },
  ink: { base: '#19140F', muted: '#5A5042' },
  pub: {
    raised: '#231B14',
    base: '#17110C',
    sunken: '#0F0A07',
    wire: '#43372B',
    wireStrong: '#857A6A',
  },
  chalk: { base: '#F4EFE3', muted: '#B9AE9B' },
  red: {
    bed: '#C4161F',
    ink: '#B3141F',
    deep: '#8C1019',
    chalk: '#FF7A6B',
    paper: '#F3D9CF',
    pub: '#3A1713',
  },
  green: { bed: '#0B7048', ink: '#0A6642', chalk: '#56C596', paper: '#D6E2CE', pub: '#10291D' },
  tape: { base: '#F0B73F', ink: '#7E4F00', paper: '#F4E2B4', pub: '#33260B' },
  /** the board itself looks the same by day and by night */
  board: { black: '#1B1713', sisal: '#E9D9B4', wire: '#C9CCCB', surround: '#120E0B' },
} as const;
