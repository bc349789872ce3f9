import type { Locale } from '@oche/validators/common';

/** What can be downloaded of a tournament. */
export const exported = ['matches', 'throws'] as const;
export type Exported = (typeof exported)[number];
export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

interface Texts {
  separator: ';' | ',';
  heads: Record<Exported, string[]>;
  /** of the files */
  names: Record<Exported, string>;
}

export const exportTexts: Record<Locale, Texts> = {
  de: {
    separator: ';',
    heads: {
      matches: [
        'Match',
        'Teil',
        'Runde',
        'Gruppe',
        'Erste Seite',
        'Zweite Seite',
        'Legs der ersten',
        'Legs der zweiten',
        'Gewonnen von',
        'Stand',
        'Spiel',
      ],
      throws: ['Match', 'Spiel', 'Leg', 'Aufnahme', 'Name', 'Darts', 'Punkte'],
    },
    names: { matches: 'Matches', throws: 'Wuerfe' },
  },
  en: {
    separator: ',',
    heads: {
      matches: [
        'Match',
        'Stage',
        'Round',
        'Group',
        'First side',
        'Second side',
        'Legs of the first',
        'Legs of the second',
        'Won by',
        'Status',
        'Game',
      ],
      throws: ['Match', 'Game', 'Leg', 'Visit', 'Name', 'Darts', 'Points'],
    },
    names: { matches: 'matches', throws: 'throws' },
  },
};
