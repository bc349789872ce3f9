export default {
  camera: 'Mit Kamera',
  noCamera: 'Ohne Kamera',
  rules: {
    title: 'Aus der Ferne',
    entry: 'Ihr spielt an zwei Boards. Du trägst nur ein, was du selbst wirfst.',
    board:
      'Deine Kamera steht auf Höhe des Bulls und zeigt das ganze Board, und zwar die ganze Zeit.',
    double: 'Nach dem Check fasst du den Dart im Doppel an, bevor du ihn ziehst.',
    order: 'Wirf erst, wenn die Aufnahme davor eingetragen ist.',
    minute:
      'Eine Aufnahme dauert höchstens 60 Sekunden. Die Uhr erinnert nur, verloren geht nichts.',
    change:
      'Deine letzte Aufnahme kannst du zurücknehmen, bis die andere Seite geworfen hat. Bei einer älteren nimmt jeder seine zurück, die letzte zuerst.',
    late: 'Wer 15 Minuten zu spät kommt, hat verloren, wenn die andere Seite das möchte.',
    notice: 'Absagen oder verschieben geht bis 30 Minuten vorher.',
  },
  report: '{name:string} melden',
  turn: {
    throws: '{name:string} wirft',
    text: 'Was {name:string} einträgt, siehst du sofort.',
    waiting: '{name:string} sieht deine Aufnahme, sobald du wieder Netz hast.',
    lost: 'Gerade keine Verbindung. Es geht von selbst weiter.',
    undo: 'Meine Aufnahme war falsch',
  },
  clock: {
    left: 'Noch {count:number} {{count:Sekunde|Sekunden}}',
    over: '60 Sekunden sind um',
  },
} as const;
