export default {
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
    text: `Was du schreibst, gehört dir. Du erlaubst uns, es in der Oche zu speichern, anzuzeigen und dafür technisch anzupassen, solange es hier steht. Für deine Inhalte bist du verantwortlich. Beiträge kannst du 30 Minuten lang ändern; danach bleiben sie als Teil des Gesprächs stehen, bis du oder die Moderation sie löscht.`,
  },
  moderation: {
    title: 'Moderation',
    text: `Die Moderation kann Beiträge und Threads löschen, sperren oder verschieben und Mitglieder verwarnen, auf Zeit sperren oder ausschließen, wenn diese Regeln verletzt werden. Eine Sperre nennt Grund und Ende. Jede Entscheidung nennt die Regel und die Begründung. Hältst du sie für falsch, leg innerhalb von sechs Monaten unter „Moderation und du“ Einspruch ein: Jemand, der sie nicht getroffen hat, entscheidet darüber.

Rechtswidrige Inhalte kannst du jederzeit melden, auch ohne Konto: „Melden“ steht daneben. Wir prüfen jede Meldung und sagen dir, was daraus wurde.`,
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
} as const;
