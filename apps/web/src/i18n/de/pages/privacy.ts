export default {
  title: 'Datenschutz',
  description: 'Welche Daten die Oche speichert, wofür, wie lange, und welche Rechte du hast.',
  lead: 'Kurz: Wir speichern, was wir brauchen, damit die Oche funktioniert. Banner liegen auf unserem Server und verfolgen niemanden. Keine Tracker, keine Weitergabe.',
  controller: {
    title: 'Wer verantwortlich ist',
    text: 'Verantwortlich im Sinn der Datenschutz-Grundverordnung (DSGVO) ist der Betreiber dieser Installation:',
  },
  account: {
    title: 'Dein Konto',
    text: `Wenn du dich registrierst, speichern wir:

- E-Mail-Adresse, und wann sie bestätigt wurde. Andere Mitglieder sehen sie nie. Ein Konto, dessen Adresse niemand bestätigt, löschen wir nach einer Woche.
- Vor- und Nachname. Beides steht an deinen Beiträgen und ist öffentlich.
- Land und, wenn du sie nennst, Postleitzahl, um Entfernungen zu Turnieren und Lounges zu berechnen. Aus der Postleitzahl wird ein Ort, kein Standort.
- Dein Passwort als Prüfwert (Argon2id), aus dem es sich nicht zurückrechnen lässt.
- Wann du den Bedingungen zugestimmt hast, deine Sprache für Mails von uns, Rolle und Status des Kontos.
- Mit Zwei-Faktor-Anmeldung: den Schlüssel deiner App und die Wiederherstellungscodes, diese nur als Prüfwert.
- Mit Anmeldung über einen anderen Anbieter: dessen Kennung für dich.

Rechtsgrundlage ist der Vertrag über die Nutzung (Art. 6 Abs. 1 Buchst. b DSGVO).`,
  },
  sessions: {
    title: 'Sitzungen und Sicherheit',
    text: `Für jede Anmeldung speichern wir, wann sie begonnen hat, wann sie zuletzt benutzt wurde, welcher Browser es ist und in welchem Land die IP-Adresse eingetragen ist. So kannst du in den Kontoeinstellungen sehen, wo du angemeldet bist, und fremde Anmeldungen beenden. Eine Sitzung endet nach 30 Tagen ohne Besuch, spätestens nach 180 Tagen.

Zum Schutz vor Missbrauch zählen wir Anmeldeversuche, Mails und Aufrufe je Adresse und Konto (bei IPv6 nur das Netz). Die Zähler laufen nach Minuten bis Stunden ab. Die technischen Protokolle enthalten Zeitpunkt, Art, Dauer und Ergebnis eines Aufrufs und eine Nummer für Rückfragen, aber keine Inhalte, keine Passwörter und keine E-Mail-Adressen.

Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).`,
  },
  content: {
    title: 'Was du schreibst',
    text: `Beiträge im Forum sind öffentlich, auch für Besucher und Suchmaschinen: mit deinem Namen, Datum und Nummer. Löschst du einen Beitrag, sieht ihn niemand mehr; wir bewahren ihn gesperrt auf, solange die Moderation ihn zur Klärung eines Streits oder eines Rechtsverstoßes brauchen kann. Auf Verlangen löschen wir ihn ganz.

Wer etwas meldet, ist nur der Moderation bekannt. Meldest du ohne Konto, speichern wir Namen und E-Mail-Adresse, um die Meldung zu bestätigen und dir zu sagen, was daraus wurde. Bestätigst du nicht, löschen wir alles nach 24 Stunden; sonst Namen und Adresse 30 Tage nach der Entscheidung. In private Gespräche sieht die Moderation nur um eine gemeldete Nachricht herum und, solange nichts entschieden ist, bei einem Streitfall um einen Handel; jeder Blick steht in einem Protokoll, das niemand ändern kann. Entscheidungen, Maßnahmen und Einsprüche bewahren wir mit ihren Begründungen auf. Rechtsgrundlage sind Art. 16 bis 20 des Digital Services Act (Art. 6 Abs. 1 Buchst. c DSGVO).`,
  },
  lounges: {
    title: 'Lounges, Buchungen und Karte',
    text: `Buchst du ein Board, sieht das Team der Lounge deinen Namen, die Zeit, die Größe eurer Gruppe und deine Nachricht; alle anderen sehen nur, dass die Zeit belegt ist. Bewertungen sind öffentlich, mit deinem Namen. Deine gemerkten Lounges sieht, wer dein Profil sehen darf.

Wo dein Gerät ist, fragen wir nur, wenn du in der Suche auf „Meinen Standort verwenden“ drückst und dein Browser zustimmt. Der Ort wird auf etwa einen Kilometer gerundet, steht in der Adresse der Seite und wird nicht gespeichert.

Karten laden wir erst, wenn du darum bittest. Ihre Bilder können von einem anderen Server kommen, der dann deine IP-Adresse erfährt; welcher es ist, steht vorher dabei.`,
  },
  push: {
    title: 'Benachrichtigungen auf deinen Geräten',
    text: `Nimmst du in den Kontoeinstellungen ein Gerät dazu, speichern wir den Namen, den du ihm gibst, die Adresse, die dein Browser beim Push-Dienst seines Herstellers hat (je nach Browser Google, Mozilla, Apple oder Microsoft), und die Schlüssel dazu. Benachrichtigungen gehen verschlüsselt über diesen Dienst: Er erfährt, dass und wann die Oche dir etwas schickt, aber nicht, was darin steht.

Wir löschen das alles, sobald du das Gerät entfernst oder dich dort abmeldest. Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO); ohne sie wird nichts gesendet.`,
  },
  cameras: {
    title: 'Boards im Bild',
    text: `Habt ihr bei einem Spiel an zwei Boards ausgemacht, dass ihr sie zeigt, geht das Bild deiner Kamera, und der Ton, wenn du das Mikrofon einschaltest, verschlüsselt an das Gerät deines Gegenübers. Wir zeichnen nichts davon auf und können es nicht sehen. Es läuft über einen Vermittler, den wir selbst betreiben, damit niemand die IP-Adresse des anderen erfährt. Als Freunde könnt ihr euch stattdessen direkt verbinden; dann erfährt dein Gegenüber deine IP-Adresse. Was eure Geräte einander sagen, um sich zu finden, auch solche Adressen, löschen wir nach wenigen Minuten.

Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO): Die Kamera geht erst an, wenn du es sagst, und aus, wann du willst.`,
  },
  media: {
    title: 'Kanäle, Videos und Folgen',
    text: `Was ein Kanal Neues hat, liest unser Server aus dessen Feed; dabei erfährt niemand von dir. Videos und den Ton von Folgen laden wir erst, wenn du es sagst. Dann erfährt der Anbieter, der jeweils dabeisteht, deine IP-Adresse und kann Cookies setzen. Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO).

Willst du zeigen, dass ein Kanal deiner ist, heben wir deinen Code zwei Wochen auf.`,
  },
  banners: {
    title: 'Banner und was sie zählen',
    text: `Auf manchen Seiten steht ein Banner, mit „Anzeige“ darüber und dem Namen des Auftraggebers. Alle sehen dieselben: Wer du bist, was du liest oder wo du wohnst, spielt keine Rolle. Bild und Zählung liegen auf unserem Server; der Auftraggeber erfährt erst etwas von dir, wenn du klickst und seine Seite öffnest.

Wir zählen, wie oft ein Banner an einem Tag zu sehen war (mindestens zur Hälfte, eine Sekunde lang) und wie oft darauf geklickt wurde. Damit nichts doppelt zählt, bekommt jeder Aufruf einer Seite eine Zufallszahl. Sie steht mit dem Zeitpunkt höchstens drei Stunden in der Datenbank, ohne Konto, Adresse oder Browser. Danach bleiben nur die Summen je Tag, und nur die sieht der Auftraggeber. Auf deinem Gerät speichern Banner nichts.

Rechtsgrundlage ist unser berechtigtes Interesse, die Oche zu bezahlen (Art. 6 Abs. 1 Buchst. f DSGVO).`,
  },
  cookies: {
    title: 'Cookies und Browser-Speicher',
    text: 'Nur, was für die Funktion nötig ist. Deshalb fragt dich hier auch kein Cookie-Fenster.',
    name: 'Name',
    purpose: 'Wozu',
    duration: 'Wie lange',
    session: 'hält dich angemeldet; der Inhalt ist eine Zufallszahl',
    sessionDuration: 'bis zu 180 Tage nach der Anmeldung',
    device:
      'merkt sich, dass du dich hier schon angemeldet hast, damit dich niemand mit falschen Passwörtern aussperrt; der Inhalt sind Zufallszahlen',
    deviceDuration: '400 Tage nach der letzten Anmeldung',
    tablet:
      'nur auf einem Tablet, das an einem Board hängt: sagt, welches Board es ist; der Inhalt ist eine Zufallszahl',
    tabletDuration: '30 Tage; gilt nur, bis dort alles gespielt ist',
    theme: 'merkt sich hell oder dunkel, wenn du gewählt hast',
    locale: 'merkt sich die Sprache, wenn du gewählt hast',
    year: '1 Jahr',
    oidc: 'nur während der Anmeldung über einen anderen Anbieter',
    minutes: 'einige Minuten',
    drafts: 'Browser-Speicher',
    draftsPurpose:
      'begonnene Beiträge, damit nichts verloren geht; sie bleiben auf deinem Gerät. Anzeigen nur, bis ihr Entwurf gespeichert ist',
    draftsDuration: 'bis du sie abschickst oder verwirfst',
    files: 'Dateien der Oche (oche-files)',
    filesPurpose:
      'Programm und Schriften, damit Seiten schneller da sind und eine offene Seite nach einer neuen Version weiterläuft; ein Service Worker holt sie und zeigt ohne Netz, was auf dem Gerät liegt. Über dich steht nichts darin',
    filesDuration: 'bis zur übernächsten Version, oder bis du den Speicher deines Browsers leerst',
    games:
      'Spiele, die du schreibst (oche-games, oche-scorer, oche:device; am Board oche:board, oche:board-game; ein Handy als Kamera oche:camera; Spielberichte oche:sheet)',
    gamesPurpose:
      'jede Aufnahme, die Seite des letzten Spiels und als Captain die der letzten drei Begegnungen, damit es ohne Netz weitergeht, Ergebnisse, die noch nicht gesendet sind, und eine zufällige Nummer, an der der Server zwei Geräte unterscheidet',
    gamesDuration:
      'ein Spiel, bis alles gesendet ist und du das nächste schreibst; die Seiten auch nur, bis du dich abmeldest',
    scorerPurpose:
      'wie du am liebsten schreibst, und welche Aufnahmen auf diesem Gerät oft vorkommen',
    subscription: 'Push-Abonnement',
    subscriptionPurpose:
      'wohin dein Browser Benachrichtigungen bekommt, wenn du sie eingeschaltet hast',
    subscriptionDuration: 'bis du das Gerät entfernst',
    reloadedPurpose:
      'damit sich eine Seite nach einer neuen Version nur einmal von selbst neu lädt',
    reloadedDuration: 'bis du den Tab schließt',
    searchesPurpose:
      'deine letzten sechs Suchen, damit du sie nicht noch einmal tippen musst; sie bleiben auf deinem Gerät, und andere Mitglieder sehen sie dort nicht',
    searchesDuration: 'bis du sie unter dem Suchfeld entfernst oder dich abmeldest',
    areasPurpose:
      'welche Bereiche du auf diesem Gerät schon geöffnet hast, damit sie sich nicht jedes Mal neu vorstellen',
    mapPurpose: 'merkt sich, dass du Karten laden willst',
    videosPurpose: 'merkt sich, von welchen Plattformen du Videos immer laden willst',
    mapDuration: 'bis du den Speicher deines Browsers leerst',
  },
  recipients: {
    title: 'Wer die Daten bekommt',
    text: `Niemand außer denen, die den Server betreiben und unsere Mails zustellen, und die nur in unserem Auftrag. Schriften, Bilder und Programme kommen von unserem eigenen Server: Dein Browser spricht hier mit niemandem sonst, außer du lädst eine Karte, ein Video oder eine Folge oder lässt dich auf diesem Gerät benachrichtigen. Videos und Folgen von Kanälen kommen von deren Plattform, die dann deine IP-Adresse erfährt; welche es ist, steht vorher dabei. Was du öffentlich schreibst, kann natürlich jeder lesen.`,
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
} as const;
