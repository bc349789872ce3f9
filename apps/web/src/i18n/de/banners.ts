export default {
  label: 'Anzeige',
  onBehalfOf: 'im Auftrag von {advertiser:string}',
  placeholder: 'Banner',
  newTab: 'öffnet in einem neuen Tab',
  pause: 'Wechsel anhalten',
  places: { top: 'Anzeige oben', end: 'Anzeige unten' },
  resume: 'Wechsel fortsetzen',
} as const;
