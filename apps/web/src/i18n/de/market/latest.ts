export default {
  title: 'Neues Equipment',
  all: 'Zum Marktplatz',
  failed: 'Den Marktplatz konnten wir nicht laden.',
  none: 'Gerade nichts im Angebot',
  noneText: 'Schau dich um, oder sei der Erste, der etwas verkauft.',
  browse: 'Zum Marktplatz',
} as const;
