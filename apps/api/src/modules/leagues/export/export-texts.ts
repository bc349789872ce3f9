import type { SeasonSheet } from '@oche/validators/leagues/export';
import type { FixtureStatus, RegistrationStatus } from '@oche/validators/leagues/limits';
import type { Locale } from '@oche/validators/locale';

interface Texts {
  separator: ';' | ',';
  heads: Record<SeasonSheet, string[]>;
  /** of the files */
  names: Record<SeasonSheet, string>;
  status: Record<FixtureStatus, string>;
  squadStatus: Record<RegistrationStatus, string>;
  /** a member whom the reader may not see */
  hidden: string;
}

/** The import reads files with these titles, too: see `import/parse/titles.ts`. */
export const sheetTexts: Record<Locale, Texts> = {
  de: {
    separator: ';',
    heads: {
      fixtures: [
        'Staffel',
        'Spieltag',
        'Datum',
        'Heim',
        'Gast',
        'Spielort',
        'Stand',
        'Spiele Heim',
        'Spiele Gast',
        'Legs Heim',
        'Legs Gast',
        'Punkte Heim',
        'Punkte Gast',
      ],
      games: [
        'Staffel',
        'Spieltag',
        'Heim',
        'Gast',
        'Spiel',
        'Spieler Heim',
        'Spieler Gast',
        'Legs Heim',
        'Legs Gast',
      ],
      tables: [
        'Staffel',
        'Platz',
        'Team',
        'Begegnungen',
        'Siege',
        'Unentschieden',
        'Niederlagen',
        'Spiele gewonnen',
        'Spiele verloren',
        'Legs gewonnen',
        'Legs verloren',
        'Punkte',
        'Strafpunkte',
      ],
      squads: ['Staffel', 'Team', 'Name', 'Meldung', 'Gemeldet am'],
    },
    names: {
      fixtures: 'Spielplan',
      games: 'Spielberichte',
      tables: 'Tabellen',
      squads: 'Aufgebote',
    },
    status: {
      planned: 'angesetzt',
      live: 'läuft',
      reported: 'wartet auf Bestätigung',
      disputed: 'Einspruch',
      confirmed: 'Endstand',
      forfeit: 'kampflos',
      annulled: 'nicht gewertet',
    },
    squadStatus: {
      asked: 'wartet auf Bestätigung',
      confirmed: 'spielberechtigt',
      refused: 'abgelehnt',
      ended: 'abgemeldet',
    },
    hidden: 'Zeigt sich nicht',
  },
  en: {
    separator: ',',
    heads: {
      fixtures: [
        'Division',
        'Round',
        'Date',
        'Home',
        'Away',
        'Venue',
        'Status',
        'Games home',
        'Games away',
        'Legs home',
        'Legs away',
        'Points home',
        'Points away',
      ],
      games: [
        'Division',
        'Round',
        'Home',
        'Away',
        'Game',
        'Players home',
        'Players away',
        'Legs home',
        'Legs away',
      ],
      tables: [
        'Division',
        'Place',
        'Team',
        'Played',
        'Won',
        'Drawn',
        'Lost',
        'Games won',
        'Games lost',
        'Legs won',
        'Legs lost',
        'Points',
        'Penalty points',
      ],
      squads: ['Division', 'Team', 'Name', 'Registration', 'Registered on'],
    },
    names: { fixtures: 'fixtures', games: 'games', tables: 'tables', squads: 'squads' },
    status: {
      planned: 'planned',
      live: 'running',
      reported: 'waits to be confirmed',
      disputed: 'disputed',
      confirmed: 'final',
      forfeit: 'without play',
      annulled: 'doesn’t count',
    },
    squadStatus: {
      asked: 'waits to be confirmed',
      confirmed: 'may play',
      refused: 'refused',
      ended: 'ended',
    },
    hidden: 'Not shown',
  },
};
