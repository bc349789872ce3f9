export default {
  distance: '2,37 m',
  toLogin: 'Zur Anmeldung',
  needsScript: 'Dafür braucht die Oche JavaScript. Schalte es für diese Seite bitte ein.',
  sides: { label: 'Dein Weg an die Linie', signIn: 'Anmelden', join: 'Mitmachen' },
  expiredTitle: 'Dieser Link gilt nicht mehr',
  missingToken: {
    title: 'Der Link ist nicht vollständig',
    lead: 'Manche Mailprogramme brechen lange Links um. Kopiere ihn ganz aus der Mail in die Adresszeile.',
  },
  passwordHint: 'Mindestens 10 Zeichen. Am besten ein Satz, den nur du kennst.',
  strength: {
    tooShort: 'Noch {count:number} Zeichen',
    single: 'Single: geht durch, ist aber leicht zu erraten',
    double: 'Doppel: ordentlich',
    treble: 'Triple: richtig stark',
  },

  mailbox: {
    call: 'Dart ist raus',
    title: 'Schau in dein Postfach',
    resetLead: 'Wenn es zu {email:string} ein Konto gibt, ist eine Mail unterwegs.',
    resetText: 'Öffne den Link darin und setze dein neues Passwort. Er gilt eine Stunde.',
    nothing: 'Nichts angekommen?',
    nothingText:
      'Gib der Mail fünf Minuten und sieh auch im Spam-Ordner nach. Danach kannst du sie dir noch einmal schicken lassen.',
    again: 'Mail noch einmal senden',
    pending: 'Wird gesendet …',
    sentAgain:
      'Wenn es zu dieser Adresse ein Konto gibt, ist eine Mail unterwegs. Mehr als eine in fünf Minuten schicken wir nicht: Nimm die neueste, die du hast.',
    wrongAddress: 'Adresse vertippt? Zurück zum Formular',
  },
  failedCall: 'Daneben',
} as const;
