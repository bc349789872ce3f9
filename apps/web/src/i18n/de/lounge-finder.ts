export default {
  open: 'Andere Lounge suchen',
  label: 'Lounge suchen',
  hint: 'Name oder Stadt',
  found: 'Gefundene Lounges',
  none: 'Dazu gibt es keine Lounge.',
  failed: 'Die Suche klappt gerade nicht.',
} as const;
