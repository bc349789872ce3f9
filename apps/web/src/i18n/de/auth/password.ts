export default {
  forgot: {
    call: 'Bounce-out',
    title: 'Passwort vergessen?',
    lead: 'Passiert den Besten. Sag uns deine E-Mail-Adresse, und wir schicken dir einen Link, mit dem du ein neues setzt.',
    email: 'E-Mail-Adresse',
    submit: 'Link anfordern',
    pending: 'Wird gesendet …',
    remembered: 'Doch wieder eingefallen?',
  },
  reset: {
    call: 'Neue Darts',
    title: 'Neues Passwort setzen',
    lead: 'Danach sind alle Geräte abgemeldet, und du meldest dich mit dem neuen Passwort an.',
    password: 'Neues Passwort',
    submit: 'Passwort setzen',
    pending: 'Wird gesetzt …',
    expiredLead:
      'Er ist älter als eine Stunde oder wurde schon benutzt. Fordere einfach einen neuen an.',
    again: 'Neuen Link anfordern',
  },
} as const;
