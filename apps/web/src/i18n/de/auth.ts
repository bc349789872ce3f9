export default {
  distance: '2,37 m',
  toLogin: 'Zur Anmeldung',
  needsScript: 'Dafür braucht die Oche JavaScript. Schalte es für diese Seite bitte ein.',
  resend: {
    submit: 'Link noch einmal senden',
    pending: 'Wird gesendet …',
    sent: 'Wenn diese Adresse auf ihre Bestätigung wartet, ist ein neuer Link unterwegs.',
  },

  login: {
    call: 'Game on',
    title: 'Anmelden',
    lead: 'Willkommen an der Oche! Schön, dass du wieder an der Linie stehst.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    pending: 'Wird geprüft …',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    toSignUp: 'Jetzt mitmachen, kostet nichts',
    or: 'oder',
    continueWith: 'Weiter mit {name:string}',
    testAccount: 'Mit Testkonto anmelden',
    testAccountHint: 'Nur in der Entwicklung: meldet dich ohne Passwort als {email:string} an.',
    signedIn: 'Drin! Du wirst weitergeleitet …',
  },
  notices: {
    'link-sent':
      'Ein Klick fehlt noch: Wir haben dir eine Mail geschickt. Öffne den Link darin, um die Anmeldung abzuschließen.',
    'password-reset':
      'Dein neues Passwort gilt. Alle Geräte sind abgemeldet; melde dich jetzt damit an.',
    'session-over': 'Das hat zu lange gedauert. Melde dich bitte noch einmal an.',
  },

  secondFactor: {
    call: 'Rest 40',
    title: 'Ein Dart fehlt noch',
    appLead: 'Öffne deine Authenticator-App und gib den Code ein, den sie gerade zeigt.',
    appCode: 'Code aus der App',
    appHint: 'Sechs Ziffern, alle 30 Sekunden neu.',
    recoveryLead:
      'Nimm einen der Wiederherstellungscodes, die du beim Einrichten gesichert hast. Jeder gilt genau einmal.',
    recoveryCode: 'Wiederherstellungscode',
    recoveryHint: 'Zwölf Zeichen, zum Beispiel k3pm-29xq-tt7a. Die Striche darfst du weglassen.',
    submit: 'Auschecken',
    pending: 'Wird geprüft …',
    useRecovery: 'Handy nicht zur Hand? Wiederherstellungscode benutzen',
    useApp: 'Doch den Code aus der App benutzen',
    startOver: 'Mit anderem Konto anmelden',
  },

  signUp: {
    call: 'Ausbullen',
    title: 'Mitmachen',
    lead: 'Ein Konto für Forum, Turniere, Lounges und Marktplatz. Kostenlos und ohne Kreditkarte.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHint: 'Wir schicken dir einen Link zur Bestätigung. Andere sehen die Adresse nie.',
    password: 'Passwort',
    passwordHint: 'Mindestens 10 Zeichen. Am besten ein Satz, den nur du kennst.',
    country: 'Land',
    zipCode: 'Postleitzahl',
    zipCodeHint: 'Für Lounges und Turniere in deiner Nähe.',
    terms: {
      before: 'Ich akzeptiere die',
      terms: 'Nutzungsbedingungen',
      between: 'und habe die',
      privacy: 'Datenschutzerklärung',
      after: ' gelesen.',
    },
    submit: 'Konto anlegen',
    pending: 'Wird angelegt …',
    haveAccount: 'Schon dabei?',
  },
  strength: {
    tooShort: 'Noch {count:number} Zeichen',
    single: 'Single: geht durch, ist aber leicht zu erraten',
    double: 'Doppel: ordentlich',
    treble: 'Triple: richtig stark',
  },

  mailbox: {
    call: 'Dart ist raus',
    title: 'Schau in dein Postfach',
    signUpLead: 'Wir haben eine Mail an {email:string} geschickt.',
    signUpText:
      'Öffne den Link darin, dann ist dein Konto bestätigt und du bist drin. Er gilt 24 Stunden.',
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

  verify: {
    call: 'Bull',
    title: 'E-Mail-Adresse bestätigen',
    working: 'Einen Moment, wir bestätigen deine Adresse …',
    submit: 'Adresse bestätigen',
    pending: 'Wird bestätigt …',
    doneCall: 'Game shot',
    doneTitle: 'Du bist drin!',
    doneLead: 'Deine Adresse ist bestätigt und du bist angemeldet. Gut Wurf!',
    doneSecondFactor: 'Deine Adresse ist bestätigt. Jetzt fehlt nur noch der Code aus deiner App.',
    enterCode: 'Code eingeben',
    toForum: 'Ab ins Forum',
    toHome: 'Zur Startseite',
    expiredTitle: 'Dieser Link gilt nicht mehr',
    expiredLead:
      'Er ist älter als 24 Stunden oder wurde schon benutzt. Hast du deine Adresse schon bestätigt, melde dich einfach an. Sonst schicken wir dir einen neuen.',
    email: 'E-Mail-Adresse deines Kontos',
  },

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
  missingToken: {
    title: 'Der Link ist nicht vollständig',
    lead: 'Manche Mailprogramme brechen lange Links um. Kopiere ihn ganz aus der Mail in die Adresszeile.',
  },
  failedCall: 'Daneben',
} as const;
