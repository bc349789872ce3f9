export default {
  title: 'Kontakt',
  description: 'So erreichst du die Leute hinter der Oche.',
  lead: 'Hier liest ein Mensch. Einer, der auch noch trainieren muss: Gib uns ein, zwei Tage.',
  mail: 'E-Mail',
  mailText: 'für Fragen, Fehler, Lob und Ideen',
  privacyMail: 'Datenschutz',
  privacyMailText: 'für Auskunft, Berichtigung und Löschung deiner Daten',
  post: 'Post',
  what: {
    title: 'Was uns hilft',
    text: `- Bei einem Fehler: Was wolltest du tun, was ist stattdessen passiert, auf welcher Seite, mit welchem Gerät und Browser? Steht auf der Seite eine Fehlernummer, schick sie mit.
- Bei einem Beitrag, der gegen die Regeln verstößt: der Link zu seiner Nummer.
- Bei deinem Konto: Schreib von der Adresse, mit der du angemeldet bist. Dein Passwort oder einen Code brauchen wir nie. Wer danach fragt, ist nicht von uns.`,
  },
  forum: 'Geht es ums Spiel und nicht um die Oche, ist das Forum schneller.',
  toForum: 'Zum Forum',
} as const;
