export default {
  onThisPage: 'Auf dieser Seite',
  updated: 'Stand:',

  help: {
    title: 'Hilfe-Center',
    description:
      'Wie Konto, Forum, Zitate, Bearbeiten und die Zwei-Faktor-Anmeldung funktionieren.',
    lead: 'Wie das hier geht. Für alles andere gibt es das Forum: Da weiß es jemand, oder mindestens drei Leute besser.',
    account: {
      title: 'Dein Konto',
      text: `Für ein Konto brauchst du eine E-Mail-Adresse, ein Passwort mit mindestens 10 Zeichen, deinen Namen und deine Postleitzahl. Die Postleitzahl ist dafür da, dir Turniere und Lounges in der Nähe zu zeigen.

Nach der Anmeldung bekommst du eine Mail mit einem Link. Bis du ihn geöffnet hast, kannst du alles lesen, aber nichts schreiben. Keine Mail da? Sieh im Spam-Ordner nach, oder lass dir den Link noch einmal schicken.

Passwort vergessen? Auf der Anmeldeseite gibst du deine E-Mail-Adresse ein und bekommst einen Link, mit dem du ein neues setzt. Ob es zu einer Adresse ein Konto gibt, verraten wir dabei niemandem.

In den Kontoeinstellungen änderst du Passwort und E-Mail-Adresse und siehst, auf welchen Geräten du angemeldet bist. Jedes davon kannst du dort abmelden. Eine neue E-Mail-Adresse gilt erst, wenn du sie an der alten und an der neuen Adresse bestätigt hast.`,
    },
    secondFactor: {
      title: 'Zwei-Faktor-Anmeldung',
      text: `Mit ihr fragt die Anmeldung nach dem Passwort noch nach einem sechsstelligen Code aus einer Authenticator-App. Wer nur dein Passwort kennt, kommt dann nicht hinein.

So richtest du sie ein:

- Öffne die Kontoeinstellungen und wähle „Zwei-Faktor-Anmeldung“.
- Scanne den QR-Code mit einer Authenticator-App, oder tippe den Schlüssel ab.
- Gib den Code ein, den die App zeigt.
- Bewahre die Wiederherstellungscodes gut auf, am besten ausgedruckt. Jeder gilt einmal und hilft, wenn das Handy weg ist.

Für Mitglieder ist sie freiwillig, für Moderation und Administration Pflicht.`,
    },
    forum: {
      title: 'Das Forum',
      text: `Das Forum hat Kategorien, darin Subforen, darin Threads, darin Beiträge. Lesen kann jeder, schreiben können Mitglieder mit bestätigter E-Mail-Adresse.

Ein neuer Thread braucht einen Titel mit mindestens 3 und einen Inhalt mit mindestens 10 Zeichen. Zeilenumbrüche bleiben, Adressen werden zu Links, alles andere bleibt Text.

Jeder Beitrag hat eine Nummer, die ihm für immer gehört. Ein Klick auf die Nummer gibt dir einen Link, der auch in einem langen Thread genau dorthin führt.

Neue Beiträge erscheinen von selbst, solange du einen Thread offen hast.

Ein Thread oder Subforum kann gesperrt sein: Dann kannst du lesen, aber nicht antworten. Warum, steht dabei.`,
    },
    quoting: {
      title: 'Antworten und zitieren',
      text: `„Antworten“ an einem Beitrag stellt deinen Beitrag direkt darunter. „Zitieren“ tut dasselbe und zeigt darüber einen Kasten mit den ersten 100 Zeichen des zitierten Beitrags und einem Link zu ihm.

Wird der zitierte Beitrag später geändert oder gelöscht, bleibt dein Zitat so, wie du es gesehen hast.`,
    },
    editing: {
      title: 'Bearbeiten und löschen',
      text: `Eigene Beiträge kannst du 30 Minuten lang bearbeiten. Danach bleibt stehen, was dasteht: Wer dir geantwortet hat, soll nicht plötzlich etwas anderem geantwortet haben. Ein geänderter Beitrag trägt den Vermerk „Bearbeitet am“ mit Datum.

Eigene Beiträge kannst du löschen. Einen Thread kannst du löschen, solange niemand geantwortet hat; der erste Beitrag geht nur mit dem ganzen Thread.

Vor jedem Löschen wird gefragt. Löschen durch die Moderation lässt sich zurücknehmen.`,
    },
    sanctions: {
      title: 'Gesperrt?',
      text: `Bei einer Sperre kannst du weiter lesen, aber nicht schreiben. Bis wann sie gilt und warum, steht oben auf der Seite. Wer gebannt ist, kann sich nicht mehr anmelden.

Hältst du das für einen Fehlwurf, schreib uns. Die Adresse steht unter „Kontakt“.`,
    },
    display: {
      title: 'Sprache und Design',
      text: `Oben auf der Seite wechselst du zwischen Deutsch und Englisch und zwischen hell und dunkel. Ohne deine Wahl ist die Oche deutsch und so hell oder dunkel wie dein Gerät. Beides merkt sich dein Browser, nicht dein Konto: Auf einem anderen Gerät wählst du neu.`,
    },
    contact: 'Nicht gefunden, was du suchst?',
    toContact: 'Schreib uns',
    toForum: 'Im Forum fragen',
  },

  contact: {
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
  },

  privacy: {
    title: 'Datenschutz',
    description: 'Welche Daten die Oche speichert, wofür, wie lange, und welche Rechte du hast.',
    lead: 'Kurz: Wir speichern, was wir brauchen, damit die Oche funktioniert. Keine Werbung von Dritten, keine Tracker, keine Weitergabe.',
    controller: {
      title: 'Wer verantwortlich ist',
      text: 'Verantwortlich im Sinn der Datenschutz-Grundverordnung (DSGVO) ist der Betreiber dieser Installation:',
    },
    account: {
      title: 'Dein Konto',
      text: `Wenn du dich registrierst, speichern wir:

- E-Mail-Adresse, und wann sie bestätigt wurde. Andere Mitglieder sehen sie nie.
- Vor- und Nachname. Beides steht an deinen Beiträgen und ist öffentlich.
- Land und Postleitzahl, um Entfernungen zu Turnieren und Lounges zu berechnen. Aus der Postleitzahl wird ein Ort, kein Standort.
- Dein Passwort als Prüfwert (Argon2id), aus dem es sich nicht zurückrechnen lässt.
- Wann du den Bedingungen zugestimmt hast, deine Sprache für Mails von uns, Rolle und Status des Kontos.
- Mit Zwei-Faktor-Anmeldung: den Schlüssel deiner App und die Wiederherstellungscodes, diese nur als Prüfwert.
- Mit Anmeldung über einen anderen Anbieter: dessen Kennung für dich.

Rechtsgrundlage ist der Vertrag über die Nutzung (Art. 6 Abs. 1 Buchst. b DSGVO).`,
    },
    sessions: {
      title: 'Sitzungen und Sicherheit',
      text: `Für jede Anmeldung speichern wir, wann sie begonnen hat, wann sie zuletzt benutzt wurde und welcher Browser es ist. So kannst du in den Kontoeinstellungen sehen, wo du angemeldet bist, und fremde Anmeldungen beenden. Eine Sitzung endet nach 30 Tagen ohne Besuch, spätestens nach 180 Tagen.

Zum Schutz vor Missbrauch zählen wir Anmeldeversuche, Mails und Aufrufe je Adresse und Konto (bei IPv6 nur das Netz). Die Zähler laufen nach Minuten bis Stunden ab. Die technischen Protokolle enthalten Zeitpunkt, Art, Dauer und Ergebnis eines Aufrufs und eine Nummer für Rückfragen, aber keine Inhalte, keine Passwörter und keine E-Mail-Adressen.

Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).`,
    },
    content: {
      title: 'Was du schreibst',
      text: `Beiträge im Forum sind öffentlich, auch für Besucher und Suchmaschinen: mit deinem Namen, Datum und Nummer. Löschst du einen Beitrag, sieht ihn niemand mehr; wir bewahren ihn gesperrt auf, solange die Moderation ihn zur Klärung eines Streits oder eines Rechtsverstoßes brauchen kann. Auf Verlangen löschen wir ihn ganz.`,
    },
    lounges: {
      title: 'Lounges, Buchungen und Karte',
      text: `Buchst du ein Board, sieht das Team der Lounge deinen Namen, die Zeit, die Größe eurer Gruppe und deine Nachricht; alle anderen sehen nur, dass die Zeit belegt ist. Bewertungen sind öffentlich, mit deinem Namen. Deine gemerkten Lounges sieht, wer dein Profil sehen darf.

Wo dein Gerät ist, fragen wir nur, wenn du in der Suche auf „Meinen Standort verwenden“ drückst und dein Browser zustimmt. Der Ort wird auf etwa einen Kilometer gerundet, steht in der Adresse der Seite und wird nicht gespeichert.

Karten laden wir erst, wenn du darum bittest. Ihre Bilder können von einem anderen Server kommen, der dann deine IP-Adresse erfährt; welcher es ist, steht vorher dabei.`,
    },
    cookies: {
      title: 'Cookies und Browser-Speicher',
      text: 'Nur, was für die Funktion nötig ist. Deshalb fragt dich hier auch kein Banner.',
      name: 'Name',
      purpose: 'Wozu',
      duration: 'Wie lange',
      session: 'hält dich angemeldet; der Inhalt ist eine Zufallszahl',
      sessionDuration: 'bis zu 30 Tage nach dem letzten Besuch',
      device:
        'merkt sich, dass du dich hier schon angemeldet hast, damit dich niemand mit falschen Passwörtern aussperrt; der Inhalt sind Zufallszahlen',
      deviceDuration: '400 Tage nach der letzten Anmeldung',
      theme: 'merkt sich hell oder dunkel, wenn du gewählt hast',
      locale: 'merkt sich die Sprache, wenn du gewählt hast',
      year: '1 Jahr',
      oidc: 'nur während der Anmeldung über einen anderen Anbieter',
      minutes: 'einige Minuten',
      drafts: 'Browser-Speicher',
      draftsPurpose: 'begonnene Beiträge, damit nichts verloren geht; sie bleiben auf deinem Gerät',
      draftsDuration: 'bis du sie abschickst oder verwirfst',
      mapPurpose: 'merkt sich, dass du Karten laden willst',
      mapDuration: 'bis du den Speicher deines Browsers leerst',
    },
    recipients: {
      title: 'Wer die Daten bekommt',
      text: `Niemand außer denen, die den Server betreiben und unsere Mails zustellen, und die nur in unserem Auftrag. Schriften, Bilder und Programme kommen von unserem eigenen Server: Dein Browser spricht hier mit niemandem sonst, außer du lädst eine Karte. Was du öffentlich schreibst, kann natürlich jeder lesen.`,
    },
    retention: {
      title: 'Wie lange',
      text: `Kontodaten behalten wir, solange es dein Konto gibt. Links aus unseren Mails verfallen nach Stunden. Bittest du uns, dein Konto zu löschen, entfernen wir deine Daten, soweit kein Gesetz uns zum Aufbewahren verpflichtet.`,
    },
    rights: {
      title: 'Deine Rechte',
      text: `Du kannst von uns verlangen:

- Auskunft über deine Daten (Art. 15 DSGVO)
- Berichtigung (Art. 16) und Löschung (Art. 17)
- Einschränkung der Verarbeitung (Art. 18)
- deine Daten in einem gängigen Format (Art. 20)
- Widerspruch gegen eine Verarbeitung aus berechtigtem Interesse (Art. 21)

Außerdem kannst du dich bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der deines Wohnorts.`,
    },
  },

  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Regeln, nach denen hier gespielt wird.',
    lead: 'Hinter der Linie bleiben, nicht dazwischenrufen, Darts selbst herausziehen. Der Rest steht hier.',
    scope: {
      title: 'Worum es geht',
      text: `Diese Bedingungen gelten zwischen dir und dem Betreiber dieser Installation (siehe Impressum). Die Oche ist eine Plattform für Menschen, die Darts spielen, für Lounges und für Vereine. Mitmachen ist kostenlos.`,
    },
    account: {
      title: 'Dein Konto',
      text: `Du musst mindestens 16 Jahre alt sein. Gib deinen richtigen Namen und eine E-Mail-Adresse an, die dir gehört, und halte beides aktuell. Ein Mensch, ein Konto. Dein Passwort geht nur dich etwas an; merkst du, dass es jemand anders kennt, ändere es und melde dich.`,
    },
    conduct: {
      title: 'Fair Play',
      text: `Nicht erlaubt sind:

- Beleidigung, Bedrohung, Hetze und Diskriminierung
- Inhalte, die Gesetze oder Rechte anderer verletzen, auch Bilder und Texte, die dir nicht gehören
- persönliche Daten anderer ohne deren Einverständnis
- Werbung und Spam außerhalb der Stellen, die dafür da sind
- Betrug: erfundene Ergebnisse, Angebote, Buchungen oder Bewertungen
- Angriffe auf die Technik und das automatische Abgreifen von Mitgliederdaten`,
    },
    content: {
      title: 'Deine Inhalte',
      text: `Was du schreibst, gehört dir. Du erlaubst uns, es auf der Oche zu speichern, anzuzeigen und dafür technisch anzupassen, solange es hier steht. Für deine Inhalte bist du verantwortlich. Beiträge kannst du 30 Minuten lang ändern; danach bleiben sie als Teil des Gesprächs stehen, bis du oder die Moderation sie löscht.`,
    },
    moderation: {
      title: 'Moderation',
      text: `Die Moderation kann Beiträge und Threads löschen, sperren oder verschieben und Mitglieder verwarnen, auf Zeit sperren oder ausschließen, wenn diese Regeln verletzt werden. Eine Sperre nennt Grund und Ende. Hältst du eine Entscheidung für falsch, schreib uns: Jemand, der sie nicht getroffen hat, sieht sie sich an.

Rechtswidrige Inhalte kannst du jederzeit über die Kontaktadresse melden. Wir prüfen jede Meldung und sagen dir, was daraus wurde.`,
    },
    dealings: {
      title: 'Geschäfte zwischen Mitgliedern',
      text: `Käufe, Buchungen und Turnierteilnahmen vereinbaren Mitglieder, Lounges und Veranstalter untereinander. Wir stellen den Raum, sind aber nicht Vertragspartner und haften nicht für die Erfüllung.`,
    },
    availability: {
      title: 'Verfügbarkeit und Haftung',
      text: `Wir geben uns Mühe, dass die Oche läuft, versprechen aber keine ununterbrochene Verfügbarkeit. Für Vorsatz und grobe Fahrlässigkeit und für Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt, bei leichter Fahrlässigkeit nur für die Verletzung wesentlicher Pflichten und begrenzt auf den vorhersehbaren Schaden.`,
    },
    end: {
      title: 'Aufhören',
      text: `Du kannst jederzeit gehen und dein Konto löschen lassen; eine Mail genügt. Wir können den Vertrag mit einer Frist von 14 Tagen beenden, bei schweren Verstößen sofort.`,
    },
    changes: {
      title: 'Änderungen und Recht',
      text: `Ändern wir diese Bedingungen, sagen wir es dir mindestens 30 Tage vorher. Es gilt deutsches Recht; zwingende Rechte, die du als Verbraucher in deinem Land hast, bleiben dir.`,
    },
  },

  imprint: {
    title: 'Impressum',
    description: 'Wer die Oche betreibt, und woher die Daten kommen.',
    provider: 'Angaben nach § 5 DDG',
    responsible: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    contact: 'Kontakt',
    dispute: {
      title: 'Streitbeilegung',
      text: 'An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
    },
    sources: 'Quellen und Lizenzen',
    postalCodes: 'Postleitzahlen: GeoNames, CC BY 4.0',
    postalCodesText:
      'Die Postleitzahlen und Koordinaten von Deutschland, Österreich, der Schweiz und Liechtenstein stammen von GeoNames und wurden auf die hier gebrauchten Spalten gekürzt.',
    fonts: 'Schriften: Barlow Condensed und Source Sans 3, SIL Open Font License 1.1',
    icons: 'Symbole: Lucide, ISC-Lizenz',
  },
} as const;
