export default {
  title: {
    post: 'Beitrag melden',
    thread: 'Thread melden',
    review: 'Bewertung melden',
  },
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
} as const;
