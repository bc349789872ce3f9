export default {
  title: 'Der Abend läuft von selbst',
  text: 'Die Leinwand ruft ein Spiel auf, das Tablet am Board zeigt es schon, jede Aufnahme wird dort angeschrieben, der Sieger rückt im Baum weiter, und das nächste Spiel wird aufgerufen.',
  note: 'Ein gezeichnetes Beispiel mit erfundenen Namen.',
  board: 'Board {number:number}',
  free: 'frei',
  versus: '{first:string} gegen {second:string}',
  final: 'Finale',
  shot: 'Game shot! {points:number}',
  pause: 'Film anhalten',
  play: 'Film abspielen',
} as const;
