export default {
  title: 'Kalender abonnieren',
  text: 'Alle Partien stehen in deinem Kalender, mit Ort und Uhrzeit. Wird eine verlegt, rückt sie dort von selbst mit.',
  which: 'Welche Partien?',
  subscribe: 'Im Kalender öffnen',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  copyFailed: 'Das Kopieren hat nicht geklappt. Markier die Adresse und kopier sie selbst.',
  file: 'Als Datei laden',
  address: 'Adresse',
  addressHint: 'Für Kalender, in die man eine Adresse einträgt: Google, Outlook und andere.',
  own: 'Spielst du selbst mit? Deine Ligaabende stehen auch in deinem eigenen Kalender, neben Buchungen und Turnieren.',
  toOwn: 'Eigenen Kalender einrichten',
} as const;
