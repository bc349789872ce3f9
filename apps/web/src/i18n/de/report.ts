export default {
  reason: 'Grund',
  choose: 'Bitte wählen',
  reasons: {
    fraud: 'Betrug',
    spam: 'Spam oder Werbung',
    inappropriate: 'Unangemessen oder beleidigend',
    counterfeit: 'Fälschung',
    other: 'Etwas anderes',
  },
  description: 'Beschreibung',
  hint: 'Was stimmt damit nicht? Das lesen nur die Moderatoren.',
  submit: 'Meldung senden',
  pending: 'Wird gesendet …',
  sent: 'Danke für deine Meldung.',
  sentText: 'Die Moderation sieht es sich an, und du hörst, was daraus wurde.',
  visitor: {
    name: 'Dein Name',
    email: 'Deine E-Mail-Adresse',
    emailHint:
      'Wir schicken dir einen Link zum Bestätigen und später, was daraus wurde. 30 Tage nach der Entscheidung löschen wir beides.',
    mailed: 'Sieh in dein Postfach.',
    mailedText: 'Öffne den Link in unserer Mail: Erst dann liest die Moderation deine Meldung.',
  },
  confirm: {
    title: 'Meldung bestätigen',
    lead: 'Noch ein Klick, dann liest die Moderation deine Meldung.',
    submit: 'Bestätigen',
    pending: 'Wird bestätigt …',
    done: 'Danke!',
    doneText: 'Deine Meldung ist angekommen. Was daraus wurde, schreiben wir dir.',
    home: 'Zur Startseite',
  },
} as const;
