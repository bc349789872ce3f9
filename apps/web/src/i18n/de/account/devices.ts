export default {
  title: 'Geräte, die benachrichtigt werden',
  text: 'Antworten, Buchungen und was dich sonst angeht, direkt auf Handy oder Rechner: auch wenn die Oche zu ist.',
  failed: 'Deine Geräte konnten nicht geladen werden',
  explain:
    'Wenn du dieses Gerät dazunimmst, fragt dich dein Browser gleich, ob die Oche Benachrichtigungen zeigen darf. Du kannst es hier jederzeit wieder entfernen; beim Abmelden hört es von selbst auf.',
  name: 'Name des Geräts',
  nameHint: 'Daran erkennst du es in der Liste.',
  enable: 'Auf diesem Gerät benachrichtigen',
  enabling: 'Dein Browser fragt …',
  refused: 'Ohne deine Erlaubnis im Browser geht es nicht. Versuche es noch einmal, wenn du magst.',
  unreachable:
    'Dein Browser erreicht seinen Push-Dienst gerade nicht. In privaten Fenstern geht es oft gar nicht.',
  blocked:
    'Dein Browser blockiert Benachrichtigungen der Oche. Erlaube sie in den Einstellungen der Seite, meist über das Symbol links neben der Adresse; danach geht es hier weiter.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen empfangen.',
  homeScreen:
    'Auf iPhone und iPad geht es, wenn die Oche auf dem Home-Bildschirm liegt: Teilen, dann „Zum Home-Bildschirm“, und von dort öffnen.',
  none: 'Noch keins.',
  current: 'Dieses Gerät',
  since: 'seit',
  test: 'Probe senden',
  testLabel: 'Probe senden: {name:string}',
  tested: 'Ist unterwegs. Gleich sollte es klingeln.',
  remove: 'Entfernen',
  removeLabel: 'Entfernen: {name:string}',
  removed: 'Entfernt: {name:string}',
} as const;
