export default {
  price: 'Preis',
  upTo: 'bis',
  facts: 'Eckdaten',
  fits: 'Passt zu dem, was du spielst',
  views: '{count:number|number} {{count:Aufruf|Aufrufe}}',
} as const;
