export default {
  login: {
    call: 'Game on',
    title: 'Anmelden',
    lead: 'Willkommen an der Oche! Schön, dass du wieder an der Linie stehst.',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    pending: 'Wird geprüft …',
    forgot: 'Passwort vergessen?',
    or: 'oder',
    continueWith: 'Weiter mit {name:string}',
    passkey: 'Mit Passkey anmelden',
    passkeyPending: 'Dein Gerät fragt …',
    passkeyCancelled:
      'Das hat nicht geklappt: abgebrochen, zu lange gewartet, oder hier ist kein Passkey für die Oche. Versuch es noch einmal oder nimm dein Passwort.',
    testAccount: 'Mit Testkonto anmelden',
    testAccountHint: 'Nur in der Entwicklung: meldet dich ohne Passwort als {email:string} an.',
    signedIn: 'Drin! Du wirst weitergeleitet …',
  },
  notices: {
    'link-sent':
      'Ein Klick fehlt noch: Wir haben dir eine Mail geschickt. Öffne den Link darin, um die Anmeldung abzuschließen.',
    'password-reset':
      'Dein neues Passwort gilt. Alle Geräte sind abgemeldet; melde dich jetzt damit an.',
    'signed-out': 'Deine Sitzung ist zu Ende. Melde dich an, dann geht es genau dort weiter.',
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
} as const;
