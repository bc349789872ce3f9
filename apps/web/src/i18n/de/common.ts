import errors from 'virtual:shared-texts/de/errors/common';
import validation from 'virtual:shared-texts/de/validation';

export default {
  loading: 'Laden...',
  skipToContent: 'Zum Inhalt springen',
  toHome: 'Zur Startseite',

  navigation: {
    label: 'Hauptnavigation',
    dashboard: 'Dashboard',
    marketplace: 'Marktplatz',
    venues: 'Lounges',
    mediaChannels: 'Kanäle',
    tournaments: 'Turniere',
    games: 'Spiele',
    forum: 'Forum',
    menu: 'Menü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
  },
  userMenu: {
    label: 'Dein Konto',
    challenges: 'Lust zu spielen?',
    bookings: 'Meine Buchungen',
    rankings: 'Rangliste',
    profile: 'Profil',
    friends: 'Freunde',
    messages: 'Nachrichten',
    settings: 'Kontoeinstellungen',
    myLounges: 'Meine Lounges',
    admin: 'Admin',
    moderation: 'Moderation',
    loungeClaims: 'Anträge auf Lounges',
    signOut: 'Abmelden',
    login: 'Anmelden',
    join: 'Mitmachen',
  },
  searchBar: {
    landmark: 'Suche in der Navigation',
    open: 'Suche öffnen',
    close: 'Suche schließen',
    label: 'Suchbegriff',
    placeholder: 'Suchbegriff eingeben...',
    category: 'Wo suchen?',
    submit: 'Suchen',
    all: 'Gesamte Oche',
    forum: 'Forum',
    lounges: 'Lounges in der Nähe',
    tournaments: 'Turniere in der Nähe',
    members: 'Oche-Mitglieder',
  },
  theme: {
    toDark: 'Dunkles Design einschalten',
    toLight: 'Helles Design einschalten',
  },
  language: {
    label: 'Sprache',
  },
  footer: {
    label: 'Fußzeile',
    claim: 'Die Plattform für alle, die an der Linie stehen.',
    platform: 'Plattform',
    support: 'Hilfe',
    rankings: 'Rangliste',
    help: 'Hilfe-Center',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    imprint: 'Impressum',
  },

  session: {
    lostTitle: 'Nicht angemeldet',
    lostText: 'Du bist abgemeldet. Du wirst zur Anmeldung geleitet …',
    loginRequired: 'Hier geht es nur mit Anmeldung weiter',
    loginRequiredText:
      'Diese Seite ist für Mitglieder. Melde dich an, dann bist du gleich wieder hier.',
    secondFactorRequired: 'Ein Schritt fehlt noch',
  },
  suspension: {
    title: 'Dein Konto ist gesperrt',
    until: 'Dein Konto ist bis {date:string} gesperrt: Du kannst lesen, aber nicht schreiben.',
    untilFurtherNotice:
      'Dein Konto ist bis auf Weiteres gesperrt: Du kannst lesen, aber nicht schreiben.',
    reason: 'Grund: {reason:string}',
  },
  silence: {
    title: 'Du bist stummgeschaltet',
    until: 'Bis {date:string} kannst du lesen und buchen, aber nichts schreiben, das andere lesen.',
    details: 'Begründung und Einspruch',
  },
  verification: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Wir haben dir einen Link an {email:string} geschickt. Bis du ihn öffnest, kannst du nur lesen.',
    resend: 'Link noch einmal senden',
    sent: 'Der Link ist unterwegs. Sieh auch im Spam-Ordner nach.',
  },

  notFound: {
    title: 'Page Not Found',
    text: 'Daneben! Diese Seite gibt es nicht, oder sie ist umgezogen.',
  },
  failure: {
    unreachable:
      'Die Oche ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
    refused: 'Das geht gerade nicht. Lade die Seite neu und versuche es noch einmal.',
    waitSeconds:
      'Zu viele Versuche. Warte bitte {seconds:number|number} {{seconds:Sekunde|Sekunden}}.',
    waitMinutes:
      'Zu viele Versuche. Warte bitte {minutes:number|number} {{minutes:Minute|Minuten}}.',
    toast: 'Fehler',
    title: 'Das hat nicht geklappt',
    retry: 'Erneut versuchen',
    requestId: 'Fehlernummer für Rückfragen: {id:string}',
    outdatedTitle: 'Es gibt eine neue Version',
    outdatedText:
      'Ein Teil der Seite konnte nicht geladen werden. Meist hilft es, sie neu zu laden.',
    reload: 'Neu laden',
  },

  ui: {
    close: 'Schließen',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
    loading: 'Laden...',
    loadMore: 'Mehr laden',
    breadcrumb: 'Pfad',
    notifications: 'Mitteilungen',
    showPassword: 'Passwort zeigen',
    hidePassword: 'Passwort verbergen',
    invalidFields: '{count:number} Felder stimmen noch nicht.',
    optional: 'optional',
    moreFailed: 'Mehr konnte nicht geladen werden. Bitte versuche es noch einmal.',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    unsaved: 'Noch nicht gespeichert',
    discardTitle: 'Änderungen verwerfen?',
    discardText: 'Du hast etwas geändert und noch nicht gespeichert.',
    discard: 'Verwerfen',
    stars: '{rating:string} von 5 Sternen, {count:number|number} {{count:Bewertung|Bewertungen}}',
    outOfFive: '{rating:string} von 5 Sternen',
    oneToFive: '{count:number} {{count:Stern|Sterne}}',
    noRating: 'Noch keine Bewertung',
  },

  validation,
  errors,
} as const;
