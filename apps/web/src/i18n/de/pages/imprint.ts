export default {
  title: 'Impressum',
  description: 'Wer die Oche betreibt, und woher die Daten kommen.',
  provider: 'Angaben nach § 5 DDG',
  responsible: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
  contact: 'Kontakt',
  dispute: {
    title: 'Streitbeilegung',
    text: 'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
  },
  sources: 'Quellen und Lizenzen',
  postalCodes: 'Postleitzahlen: GeoNames, CC BY 4.0',
  postalCodesText:
    'Die Postleitzahlen und Koordinaten von Deutschland, Österreich, der Schweiz und Liechtenstein stammen von GeoNames und wurden auf die hier gebrauchten Spalten gekürzt.',
  fonts: 'Schriften: Barlow Condensed und Source Sans 3, SIL Open Font License 1.1',
  icons: 'Symbole: Lucide, ISC-Lizenz',
} as const;
