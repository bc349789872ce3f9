export default {
  open: 'Zum Wiki machen',
  close: 'Wiki beenden',
  opened: 'Jetzt ein Wiki: Stammkräfte können mitschreiben',
  closed: 'Kein Wiki mehr',
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt',
  changed: {
    title: '{name:string} hat inzwischen etwas anderes geschrieben',
    hint: 'Was du nicht nimmst, bleibt in den Fassungen oder hier, bis du speicherst.',
    takeTheirs: 'Den neuen Text nehmen',
    keepMine: 'Meinen behalten',
    swap: 'Doch der andere Text',
  },
} as const;
