export default {
  similar: 'Gibt es das schon?',
  similarFound: '{count:number} {{count:ähnlicher Eintrag|ähnliche Einträge}} unter dem Titel',
  kinds: {
    forum: 'Thread',
    tournaments: 'Turnier',
    marketplace: 'Anzeige',
    lounges: 'Lounge',
    subforum: 'Subforum',
  },
  beside: 'Der Beitrag, auf den du antwortest',
  places: 'Orte in der Oche',
  placesFound:
    '{count:number|number} {{count:Ort|Orte}} gefunden. Mit den Pfeiltasten auswählen, mit Enter verlinken.',
} as const;
