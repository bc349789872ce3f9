export default {
  title: 'Hilfe-Center',
  description: 'Wie Konto, Forum, Zitate, Bearbeiten und die Zwei-Faktor-Anmeldung funktionieren.',
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
    text: `Eine Verwarnung ist ein Wort und ändert nichts. Wer stummgeschaltet ist, liest, bucht und verwaltet weiter, schreibt aber nichts, das andere lesen. Bei einer Sperre kannst du lesen, aber nichts schreiben oder ändern. Bis wann und warum, steht oben auf der Seite. Wer gebannt ist, kann sich nicht mehr anmelden.

Was über dich und deine Inhalte entschieden wurde, steht mit Regel und Begründung unter „Moderation und du“ in deinem Konto. Hältst du das für einen Fehlwurf, leg dort innerhalb von sechs Monaten Einspruch ein: Entscheiden wird jemand anderes. Bist du gebannt, schreib uns; die Adresse steht unter „Kontakt“.`,
  },
  display: {
    title: 'Sprache und Design',
    text: `Oben auf der Seite wechselst du zwischen Deutsch und Englisch und zwischen hell und dunkel. Ohne deine Wahl ist die Oche deutsch und so hell oder dunkel wie dein Gerät. Beides merkt sich dein Browser, nicht dein Konto: Auf einem anderen Gerät wählst du neu.`,
  },
  contact: 'Nicht gefunden, was du suchst?',
  toContact: 'Schreib uns',
  toForum: 'Im Forum fragen',
} as const;
