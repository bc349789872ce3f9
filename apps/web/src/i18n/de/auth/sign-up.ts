export default {
  call: 'Ausbullen',
  title: 'Mitmachen',
  lead: 'Ein Konto für Forum, Turniere, Lounges und Marktplatz. Kostenlos, ohne Kreditkarte, und du bist sofort drin.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHint:
    'Wir schicken dir einen Link zur Bestätigung: Dann kannst du auch schreiben und buchen. Andere sehen die Adresse nie.',
  password: 'Passwort',
  terms: {
    before: 'Ich akzeptiere die',
    terms: 'Nutzungsbedingungen',
    between: 'und habe die',
    privacy: 'Datenschutzerklärung',
    after: ' gelesen.',
  },
  submit: 'Konto anlegen',
  pending: 'Wird angelegt …',
  done: 'Drin! Du wirst weitergeleitet …',
} as const;
