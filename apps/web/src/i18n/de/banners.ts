export default {
  label: 'Anzeige',
  onBehalfOf: 'im Auftrag von {advertiser:string}',
  placeholder: 'Banner',
  newTab: 'öffnet in einem neuen Tab',
  pause: 'Wechsel anhalten',
  resume: 'Wechsel fortsetzen',
} as const;
