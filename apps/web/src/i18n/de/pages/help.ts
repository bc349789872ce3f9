export default {
  title: 'Hilfe-Center',
  description:
    'Wie Buchen, Lounges, Spiele, Turniere, Marktplatz, Nachrichten, Vereine, Forum und dein Konto funktionieren.',
  lead: 'Wie das hier geht. Für alles andere gibt es das Forum: Da weiß es jemand, oder mindestens drei Leute besser.',
  bookings: {
    title: 'Boards buchen',
    text: `Unter „Lounges“ findest du Lounges in deiner Nähe, in der Liste oder auf der Karte. Sag, wann und mit wie vielen ihr spielen wollt, dann bleiben nur die, in denen so viele Boards frei sind, mit dem Preis für genau diese Zeit.

Auf der Seite einer Lounge tippst du eine freie Zeit an, wählst Boards und Dauer und buchst. Manche Lounges bestätigen jede Buchung von Hand; dann steht da „Anfrage“, bis sie geantwortet haben.

Bis wann du absagen oder verlegen kannst, steht vor dem Buchen dabei und danach unter „Meine Buchungen“. Dort trägst du die Buchung auch in deinen Kalender ein. Wer zur selben Zeit bucht wie du, bekommt kein Board zweimal: Es zählt, wer zuerst da war.

Alles voll? Setz dich auf die Warteliste. Wird etwas frei, bekommst du es angeboten und hast ein wenig Zeit, es zu nehmen.`,
  },
  lounges: {
    title: 'Deine eigene Lounge',
    text: `Jedes Mitglied kann eine Lounge eintragen. Steht deine schon da, übernimm sie auf ihrer Seite unter „Ist das deine Lounge?“.

In der Verwaltung pflegst du Boards, Öffnungszeiten, Preise, Fotos und dein Team. Der Kalender zeigt den Abend so lang, wie er dauert: Wer bis 2\u00a0Uhr offen hat, hat um 1\u00a0Uhr noch denselben Abend.

Für ein Turnier, eine Reparatur oder die Weihnachtsfeier sperrst du Boards. Vorher steht da, welche Buchungen davon betroffen wären. Gäste, die einfach hereinkommen, trägst du mit einem Griff ein.`,
  },
  games: {
    title: 'Spielen und schreiben',
    text: `Unter „Spiele“ startest du ein Spiel: gegen ein anderes Mitglied, gegen Gäste ohne Konto oder allein zum Training. Wer eingeladen ist, sagt zu; steht ihr nebeneinander, geht es mit der PIN sofort los.

Geschrieben wird auf Handy oder Tablet oder mit der Tastatur, auch ohne Netz: Was du eingibst, wird nachgereicht. Eine falsche Aufnahme lässt sich korrigieren.

Nach dem letzten Dart bestätigt die andere Seite das Ergebnis; nach einem Tag gilt es von selbst. Erst dann zählt es für Rangliste und Statistik. Stimmt etwas nicht, zweifle das Ergebnis beim Spiel an: Dann entscheidet die Moderation.`,
  },
  challenges: {
    title: 'Gegner finden',
    text: `Unter „Lust zu spielen?“ sagst du, wann und wo du spielen willst. Wer in der Nähe ist, meldet sich; du suchst dir aus, gegen wen du spielst, und es ist abgemacht. Deine Postleitzahl sieht dabei niemand, nur „unter 5\u00a0km“.

Danach bucht einer von euch ein Board, am besten zwischen euch beiden. Eine Stunde vorher erinnern wir euch, und aus der Verabredung heraus startet ihr das Spiel.

Willst du gegen jemand Bestimmtes spielen, tippst du bei einem Freund oder in seiner Statistik auf „Herausfordern“. Mit „Sag mir Bescheid“ hörst du, wenn jemand in deiner Nähe Lust hat, höchstens dreimal am Tag.`,
  },
  tournaments: {
    title: 'Turniere',
    text: `Unter „Turniere“ meldest du dich an, bis die Anmeldung schließt. Ist das Feld voll, stehst du auf der Warteliste und rückst nach, sobald jemand absagt; davon hörst du.

Am Tag selbst checkst du ein. Auf der Seite des Turniers steht, wann und an welchem Board du dran bist. Zuschauen kann jeder: Baum, Gruppen und laufende Matches ändern sich von selbst.

Ein eigenes Turnier legst du mit „Turnier erstellen“ an: Modus, Feld, Auslosung, Boards und Preisgeld. Am Abend rufst du in der „Turnierleitung“ die Matches auf, und niemand steht an zwei Boards zugleich. Was jede Woche stattfindet, legst du als Serie an: Die Oche kündigt die Abende an und führt die Tabelle.`,
  },
  rankings: {
    title: 'Rangliste und Statistik',
    text: `Ein Sieg bringt drei Punkte, eine Niederlage einen. Es zählen bestätigte Spiele zwischen Mitgliedern. Daneben gibt es die Wertung: Wer Stärkere schlägt, steigt schneller.

In einer Region erscheinst du nur, wenn du es willst. Auf deinem Profil stehen Average, Doppelquote und Bestleistungen; wer sie sehen darf, stellst du dort ein.`,
  },
  market: {
    title: 'Marktplatz',
    text: `Eine Anzeige legst du mit „Artikel verkaufen“ an. Was du tippst, bleibt als Entwurf, auch wenn du zwischendurch gehst. Was Vergleichbares gekostet hat, steht neben dem Preis.

Gefällt dir etwas, schreib dem Verkäufer, mach einen Preisvorschlag oder kauf zum Festpreis. Nimmt er an, ist das Stück für dich reserviert, und ihr macht Versand oder Treffen aus. Danach bewertet ihr euch gegenseitig.

Bezahlt wird zwischen euch; die Oche nimmt kein Geld. Kommt dir etwas faul vor, melde die Anzeige. Geht ein Handel schief, eröffne dort einen Streitfall.

Eine Anzeige läuft 60 Tage und lässt sich in der letzten Woche verlängern.`,
  },
  friends: {
    title: 'Freunde und Nachrichten',
    text: `Eine Freundschaft gilt, wenn beide wollen. Wer dir schreiben oder Anfragen schicken darf, stellst du unter „Freunde“ im Reiter „Privatsphäre“ ein; wer dein Profil sieht, im Konto unter „Sichtbarkeit“.

In den Nachrichten liegen Gespräche mit Freunden, Gruppen bis 20 Leute und alles zu Anzeigen, Buchungen und Herausforderungen. 15 Minuten lang kannst du eine Nachricht ändern oder zurücknehmen. Lesebestätigungen gibt es in beide Richtungen oder gar nicht.

Wen du blockierst, der sieht dich nicht mehr, und du ihn auch nicht. Davon erfährt er nichts.`,
  },
  clubs: {
    title: 'Vereine',
    text: `Einen Verein gründest du unter „Vereine“ oder bittest dort um Aufnahme. Wer ihn leitet, lädt ein, nimmt auf und schreibt Neuigkeiten. Es gibt eine Rangliste unter euch, Turniere nur für euch, und beim Losen bleiben Vereinskollegen auseinander, solange es geht.`,
  },
  channels: {
    title: 'Kanäle',
    text: `Unter „Kanäle“ stehen Podcasts, Videokanäle und Streams über Darts. Du folgst ihnen und hörst von neuen Folgen. Videos laden erst, wenn du es erlaubst: Vorher erfährt niemand von dir. Gehört dir ein Kanal, beweist du es mit einem Code in seiner Beschreibung und pflegst ihn selbst.`,
  },
  polls: {
    title: 'Abstimmungen',
    text: `Auf der Startseite wählen alle Mitglieder das Dart-Set und die Lounge des Monats. In deinem eigenen Thread im Forum kannst du eine Umfrage hinzufügen. Wer was gewählt hat, sieht niemand; ob du deine Stimme noch ändern kannst, steht dabei.`,
  },
  search: {
    title: 'Suchen',
    text: `Die Lupe oben findet Beiträge, Lounges, Turniere, Vereine, Anzeigen, Kanäle und Mitglieder. In welcher Reihenfolge du die Wörter tippst, ist egal, und Tippfehler werden verziehen. In Anführungszeichen findet sie genau diese Worte, und ein Minus vor einem Wort schließt es aus.`,
  },
  notifications: {
    title: 'Benachrichtigungen',
    text: `An der Glocke steht, was dich angeht: eine Antwort, eine bestätigte Buchung, der Aufruf ans Board. In den Kontoeinstellungen wählst du unter „Benachrichtigungen“, was außerdem per Mail kommt, sofort oder einmal am Tag, und was auf deine Geräte.

Wie viel du von einem Thread, einem Subforum, einer Kategorie oder einer Lounge hörst, stellst du dort ein. Was du wissen musst, eine abgesagte Buchung zum Beispiel, kommt immer.`,
  },
  account: {
    title: 'Dein Konto',
    text: `Für ein Konto brauchst du deinen Namen, eine E-Mail-Adresse und ein Passwort mit mindestens 10 Zeichen. Nach deiner Postleitzahl fragen wir erst, wenn sie dir hilft: beim Suchen in der Nähe oder beim Buchen.

Du bist sofort drin und kannst dich umsehen. Gegen Gäste spielst du sofort, das geht sogar ohne Konto. Zum Schreiben, Buchen und für Spiele gegen Mitglieder öffnest du den Link in der Mail, die wir dir geschickt haben. Keine Mail da? Sieh im Spam-Ordner nach, oder lass sie dir noch einmal schicken.

Passwort vergessen? Auf der Anmeldeseite gibst du deine E-Mail-Adresse ein und bekommst einen Link, mit dem du ein neues setzt. Ob es zu einer Adresse ein Konto gibt, verraten wir dabei niemandem.

In den Kontoeinstellungen änderst du Namen, Passwort und E-Mail-Adresse und siehst, auf welchen Geräten du angemeldet bist. Jedes davon kannst du dort abmelden. Eine neue E-Mail-Adresse gilt erst, wenn du sie an der alten und an der neuen Adresse bestätigt hast.`,
  },
  secondFactor: {
    title: 'Zwei-Faktor-Anmeldung',
    text: `Mit ihr fragt die Anmeldung nach dem Passwort noch nach einem sechsstelligen Code aus einer Authenticator-App. Wer nur dein Passwort kennt, kommt dann nicht hinein.

So richtest du sie ein:

- Öffne die Kontoeinstellungen und wähle „Zwei-Faktor-Anmeldung“.
- Scanne den QR-Code mit einer Authenticator-App, oder tippe den Schlüssel ab.
- Gib den Code ein, den die App zeigt.
- Bewahre die Wiederherstellungscodes gut auf, am besten ausgedruckt. Jeder gilt einmal und hilft, wenn das Handy weg ist.

Für Mitglieder ist sie freiwillig, für Moderation und Administration Pflicht. Ein Passkey ersetzt Passwort und Code zusammen.`,
  },
  forum: {
    title: 'Das Forum',
    text: `Das Forum hat Kategorien, darin Subforums, darin Threads, darin Beiträge. Lesen kann jeder, schreiben können Mitglieder mit bestätigter E-Mail-Adresse. Ein Punkt an einem Thread heißt: Da warst du noch nicht. Eine Zahl sagt, wie viel seit deinem Besuch neu ist.

Ein neuer Thread braucht einen Titel mit mindestens 3 und einen Inhalt mit mindestens 10 Zeichen.

Jeder Beitrag hat eine Nummer, die ihm für immer gehört. Ein Klick auf die Nummer gibt dir einen Link, der auch in einem langen Thread genau dorthin führt. In welcher Reihenfolge du liest, nach Antworten oder nach Zeit, wählst du oben im Thread.

Neue Beiträge erscheinen von selbst, solange du einen Thread offen hast. Mit J und K gehst du durch Beiträge und Listen, mit der Taste ? siehst du, was die Tastatur noch kann.

Ein Thread oder Subforum kann gesperrt sein: Dann kannst du lesen, aber nicht antworten. Warum, steht dabei.

Wer liest und schreibt, steigt auf: vom „Neu am Board“ über „Eingeworfen“ und „Stammkraft“ bis zum „Urgestein“. Auf welcher Stufe du stehst, was dafür zählt und was zur nächsten fehlt, siehst nur du, im Konto unter „Forum“. Am Anfang sieht sich jemand Links und Bilder an, bevor andere sie sehen.`,
  },
  quoting: {
    title: 'Antworten und zitieren',
    text: `„Antworten“ an einem Beitrag stellt deinen Beitrag direkt darunter. „Zitieren“ tut dasselbe und zeigt darüber einen Kasten mit den ersten 100 Zeichen des zitierten Beitrags und einem Link zu ihm. Hast du vorher etwas im Beitrag markiert, wird genau das zitiert.

Wird der zitierte Beitrag später geändert, bleibt dein Zitat so, wie du es gesehen hast. Wird er gelöscht, verschwinden seine Worte auch aus dem Zitat.

Für fett, kursiv, Listen, Zitate, Links und Code gibt es Knöpfe unter dem Feld, und Zeichen, die du auch tippen kannst:

- **fett** und *kursiv* mit Sternen davor und dahinter
- eine Zeile mit - davor wird ein Punkt einer Liste, mit 1. davor eine Nummer, mit > davor ein Zitat
- ein Link: [Worte](https://…)
- Code zwischen zwei Gravis-Zeichen (\`)

Mit einem Backslash davor bleibt ein Zeichen, was es ist. Die Vorschau zeigt, wie es andere lesen. Bis zu vier Bilder gehen auch, jedes mit ein paar Worten für alle, die es nicht sehen.`,
  },
  editing: {
    title: 'Bearbeiten und löschen',
    text: `Eigene Beiträge kannst du 30 Minuten lang bearbeiten. Danach bleibt stehen, was dasteht: Wer dir geantwortet hat, soll nicht plötzlich etwas anderem geantwortet haben. Ein geänderter Beitrag trägt den Vermerk „bearbeitet“. Dahinter steht Wort für Wort, was sich geändert hat. Was du nicht stehen lassen willst, löschst du: Dann ist auch jede frühere Fassung weg.

Eigene Beiträge kannst du löschen; zehn Sekunden lang steht da „Rückgängig“. Einen Thread kannst du löschen, solange niemand geantwortet hat; der erste Beitrag geht nur mit dem ganzen Thread.`,
  },
  sanctions: {
    title: 'Gesperrt?',
    text: `Eine Verwarnung ist ein Wort und ändert nichts. Wer stummgeschaltet ist, liest, bucht und verwaltet weiter, schreibt aber nichts, das andere lesen. Bei einer Sperre kannst du lesen, aber nichts schreiben oder ändern. Bis wann und warum, steht oben auf der Seite. Wer gebannt ist, kann sich nicht mehr anmelden.

Was über dich und deine Inhalte entschieden wurde, steht mit Regel und Begründung unter „Moderation und du“ in deinem Konto. Hältst du das für einen Fehlwurf, leg dort innerhalb von sechs Monaten Einspruch ein: Entscheiden wird jemand anderes. Bist du gebannt, schreib uns; die Adresse steht unter „Kontakt“.`,
  },
  display: {
    title: 'Sprache und Design',
    text: `Oben auf der Seite wechselst du zwischen Deutsch und Englisch und zwischen hell, dunkel und „wie das System“. Ohne deine Wahl spricht die Oche die Sprache deines Browsers, im Zweifel Deutsch, und ist so hell oder dunkel wie dein Gerät. Beides merkt sich dein Browser, nicht dein Konto: Auf einem anderen Gerät wählst du neu.`,
  },
  contact: 'Nicht gefunden, was du suchst?',
  toContact: 'Schreib uns',
  toForum: 'Im Forum fragen',
  toDevelopers: 'Selbst etwas bauen',
} as const;
