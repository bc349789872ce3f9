export default {
  unconfirmed:
    'Schreib ruhig schon alles auf, es bleibt auf diesem Gerät. Speichern und einstellen kannst du die Anzeige, sobald du den Link in der Mail an {email:string} geöffnet hast.',
  titles: { sell: 'Artikel verkaufen', wanted: 'Gesuch aufgeben', edit: 'Anzeige bearbeiten' },
  stepsLabel: 'Schritte',
  stepOf: 'Schritt {number:number} von {count:number}:',
  steps: {
    basics: 'Artikel',
    condition: 'Zustand',
    photos: 'Fotos',
    price: 'Preis',
    review: 'Prüfen',
  },
  headings: {
    sell: {
      basics: 'Was verkaufst du?',
      condition: 'Beschreibung und Zustand',
      photos: 'Fotos',
      price: 'Preis und Lounge',
      review: 'So sehen es die anderen',
    },
    wanted: {
      basics: 'Was suchst du?',
      condition: 'Zustand',
      photos: 'Fotos',
      price: 'Beschreibung, Preis und Ort',
      review: 'So sehen es die anderen',
    },
  },
  hints: {
    basics: '',
    condition: '',
    photos: 'Bis zu zehn. Das erste ist das Titelbild; zieh sie in die Reihenfolge, die du willst.',
    price: '',
    review: '',
  },
  back: 'Zurück',
  next: 'Weiter',
  uploading: 'Die Fotos werden noch hochgeladen.',

  intent: 'Ich will',
  intents: { sell: 'Verkaufen', wanted: 'Suchen' },
  title: 'Titel',
  titleHint: 'Schreib alles in eine Zeile: Was wir erkennen, tragen wir unten ein.',
  titleExample: 'Target Gabriel Clemens 23 g 90 % Steel',
  proposal: 'Titel: {title:string}',
  category: 'Kategorie',
  lighter: 'Leichter',
  heavier: 'Schwerer',
  otherShare: 'Anderer Anteil in Prozent',
  moreAttributes: 'Maße, Grip, Shaft und Flight',

  condition: 'Zustand',
  conditions: {
    new: 'Unbenutzt, so wie aus dem Laden.',
    like_new: 'Ein paar Aufnahmen, nichts zu sehen.',
    good: 'Gespielt, mit normalen Spuren.',
    fair: 'Deutliche Spuren, spielt sich noch einwandfrei.',
    poor: 'Viel gespielt. Schreib dazu, was nicht mehr stimmt.',
  },
  wear: 'Wie sehen die Barrels aus?',
  description: {
    sell: {
      label: 'Beschreibung',
      example: 'Seit wann du sie hast, was dazugehört, warum du sie abgibst',
    },
    wanted: {
      label: 'Beschreibung',
      example: 'Was es sein soll, und was nicht',
    },
  },

  save: {
    begin: 'Wird gespeichert, während du schreibst.',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert. Du kannst auch auf einem anderen Gerät weitermachen.',
    kept: 'Kein Netz: Dein Entwurf bleibt auf diesem Gerät, bis er gespeichert ist.',
    refused: 'Nicht gespeichert, nur auf diesem Gerät: {reason:string}',
    elsewhere: 'Noch nicht gespeichert',
  },
  elsewhere: {
    text: 'Du hast diesen Entwurf inzwischen auf einem anderen Gerät geändert. Was soll gelten?',
    theirs: 'Der andere Stand',
    mine: 'Das hier',
  },
  failed: {
    new: 'Artikel konnte nicht erstellt werden',
    edit: 'Artikel konnte nicht geändert werden',
  },
  drafts: {
    title: 'Angefangen',
    untitled: 'Ohne Titel',
    failed: 'Der Entwurf konnte nicht gelöscht werden.',
    remove: 'Entwurf löschen: {title:string}',
    removeTitle: 'Entwurf „{title:string}“ löschen?',
    removeIt: 'Löschen',
  },
} as const;
