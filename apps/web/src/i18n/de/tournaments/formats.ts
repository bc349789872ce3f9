export default {
  open: 'Formate',
  title: 'Formate der Runden',
  text: 'Früh kurz, im Finale lang: Jede Runde lässt sich ändern, bis ihr erstes Match aufgerufen ist.',
  whole: { group: 'Alle Gruppenspiele', swiss: 'Alle Runden' },
  usual: '{race:string} (wie das Turnier)',
  begun: 'Läuft schon',
  end: 'Voraussichtlich zu Ende',
  save: 'Speichern',
  saved: 'Die Formate gelten.',
} as const;
