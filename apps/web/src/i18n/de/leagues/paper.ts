export default {
  title: 'Spielbericht',
  lineUp: 'Aufstellung {what:string}',
  substitute: 'Ersatz',
  decider: 'nur bei Gleichstand',
  ticks: 'Gewonnene Legs ankreuzen, Ergebnis ins Kästchen.',
  result: 'Endstand',
  changes: 'Wechsel: ab Spiel, raus, rein',
  bests: '180er, High Finish, Short Leg',
  remarks: 'Bemerkungen, Einspruch',
  signature: 'Unterschrift {team:string}',
} as const;
