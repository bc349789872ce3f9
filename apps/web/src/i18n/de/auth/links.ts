export default {
  verify: {
    call: 'Bull',
    title: 'E-Mail-Adresse bestätigen',
    working: 'Einen Moment, wir bestätigen deine Adresse …',
    submit: 'Adresse bestätigen',
    pending: 'Wird bestätigt …',
    doneCall: 'Game shot',
    doneTitle: 'Adresse bestätigt!',
    doneLead: 'Ab jetzt kannst du überall mitschreiben, buchen und mitspielen. Gut Wurf!',
    onward: 'Weiter, wo du warst',
    toForum: 'Ab ins Forum',
    toHome: 'Zur Startseite',
    expiredLead:
      'Er ist älter als 24 Stunden oder wurde schon benutzt. Melde dich an: Wartet deine Adresse noch auf ihre Bestätigung, steht über jeder Seite ein Knopf für einen neuen.',
    toAccount: 'Zu deinem Konto',
  },
  signInFirst: {
    call: 'Wer wirft?',
    title: 'Melde dich an, um zu bestätigen',
    lead: 'In diesem Browser ist das neue Konto nicht angemeldet. Melde dich mit dem Passwort an, das du beim Mitmachen gewählt hast; dann ist die Adresse bestätigt.',
    submit: 'Anmelden und bestätigen',
    pending: 'Einen Moment …',
  },
  secondAccount: {
    call: 'Doppelt getroffen',
    title: 'Du hast schon ein Konto',
    lead: 'Zu dieser Adresse gehört schon ein Konto in der Oche. Das neue, das gerade jemand mit ihr angelegt hat, brauchst du nicht.',
    submit: 'Mit meinem Konto weitermachen',
    pending: 'Einen Moment …',
    hint: 'Das neue Konto löst sich dabei auf; an deinem ändert sich nichts.',
  },
  drop: {
    question: 'Du hast kein neues Konto angelegt?',
    submit: 'Neues Konto verwerfen',
    pending: 'Wird verworfen …',
    doneCall: 'Bounce-out',
    doneTitle: 'Das neue Konto ist weg',
    doneLead: 'Niemand kann sich mehr damit anmelden. Deine Adresse gehört weiter nur dir.',
  },

  confirmEmail: {
    call: 'Anwurf',
    title: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Die Adresse deines Kontos soll geändert werden. Zur Sicherheit bestätigst du das an beiden Adressen, der bisherigen und der neuen.',
    submit: 'Ja, Änderung bestätigen',
    pending: 'Wird bestätigt …',
    notYou:
      'Du hast das nicht angestoßen? Dann bestätige nichts, und ändere vorsichtshalber dein Passwort.',
    waitingCall: 'Noch ein Dart',
    waitingTitle: 'Eine Bestätigung fehlt noch',
    waitingForNew:
      'Die bisherige Adresse hat zugestimmt. Öffne jetzt noch den Link in der Mail an deine neue Adresse; erst dann gilt sie.',
    waitingForOld:
      'Die neue Adresse stimmt. Öffne jetzt noch den Link in der Mail an deine bisherige Adresse; erst dann gilt die Änderung.',
    doneCall: 'Game shot',
    doneTitle: 'Die neue Adresse gilt',
    doneLead: 'Ab jetzt meldest du dich mit ihr an, und alle Mails kommen dorthin.',
    toAccount: 'Zu deinem Konto',
    expiredLead:
      'Er ist älter als 24 Stunden, wurde schon benutzt oder durch einen neueren ersetzt. Du kannst die Änderung in deinem Konto noch einmal anstoßen.',
    takenTitle: 'Diese Adresse ist vergeben',
    takenLead:
      'Zu der neuen Adresse gibt es inzwischen ein anderes Konto. Deine bisherige bleibt, wie sie ist.',
  },
  confirmLink: {
    call: 'Doppelpack',
    title: 'Konten verbinden',
    lead: 'Jemand hat sich über einen anderen Anbieter mit deiner E-Mail-Adresse angemeldet. Warst du das, dann verbinde beide: Du kannst dich künftig auf beiden Wegen anmelden.',
    submit: 'Ja, das war ich: verbinden',
    pending: 'Wird verbunden …',
    doneCall: 'Game shot',
    doneTitle: 'Die Konten sind verbunden',
    doneLead: 'Ab jetzt kannst du dich auf beiden Wegen anmelden.',
    takenTitle: 'Dieser Zugang ist vergeben',
    takenLead:
      'Mit dem Anbieter-Konto ist inzwischen ein anderes Konto verbunden. Deins bleibt, wie es ist.',
    notYou: 'Das warst du nicht? Dann schließ diese Seite einfach. Es passiert nichts.',
    expiredLead:
      'Er ist älter als eine Stunde oder wurde schon benutzt. Melde dich noch einmal über den Anbieter an, dann kommt ein neuer.',
  },
  /** above every page until the address is confirmed */
  waiting: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Wir haben dir einen Link an {email:string} geschickt. Schreiben, buchen, handeln und einladen kannst du, sobald du ihn öffnest.',
    resend: 'Link noch einmal senden',
    sent: 'Der Link ist unterwegs. Sieh auch im Spam-Ordner nach.',
    wrongAddress: 'Adresse vertippt?',
  },
} as const;
