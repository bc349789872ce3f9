export default {
  title: 'Einchecken per QR-Code',
  text: 'Für den Eingang oder die Theke: Wer ihn scannt, landet auf der Turnierseite und tippt auf „Einchecken“. Auf der Leinwand steht er von selbst, solange noch nicht ausgelost ist.',
  qr: 'QR-Code zum Einchecken',
  link: 'Link',
  share: 'Teilen',
  copy: 'Kopieren',
  copied: 'Der Link ist kopiert.',
  failed: 'Das hat nicht geklappt.',
  wall: 'Schon da?',
  wallText: 'Scannen, „Einchecken“ antippen, fertig.',
} as const;
