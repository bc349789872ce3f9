export default {
  title: 'Was spielst du?',
  why: 'Sag uns, womit du wirfst, dann zeigen wir dir, was dazu passt. Was du nicht weißt, lässt du frei.',
  name: 'Name deiner Darts',
  nameExample: 'z. B. Target Bolide Void 02',
  barrels: 'Barrels',
  weightRange: 'Zwischen {min:number} und {max:number} Gramm',
  save: 'Set speichern',
  ask: 'Passt das zu dem, was du spielst?',
  tell: 'Set angeben',
  own: 'Dein Set:',
  set: 'Wirft mit',
  change: 'Ändern',
} as const;
