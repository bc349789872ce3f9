const texts = {
  label: 'Karte',
  load: 'Karte laden',
  loadText:
    'Die Karte wird erst geladen, wenn du sie haben willst. Das merken wir uns in diesem Browser.',
  loadFromText:
    'Die Bilder der Karte kommen von {host:string}: Dein Browser fragt sie dort ab, erst wenn du sie haben willst. Das merken wir uns in diesem Browser.',
  noTiles: 'Ohne Kartenbilder: Diese Installation hat keinen Kartenserver.',
  tiles: 'Karte: {attribution:string}',
  zoomIn: 'Näher heran',
  zoomOut: 'Weiter weg',
  move: 'Nadel ziehen oder mit den Pfeiltasten verschieben',
} as const;

export default texts;
