import type { BaseTranslation } from '../../i18n-types.ts';

export default {
  title: 'Lounges',
  subtitle: 'Finde eine Lounge in deiner Nähe, sieh sie dir an und buche ein Board.',

  /** shared by everything that shows a lounge */
  types: { bar: 'Bar', club: 'Club', public_space: 'Öffentlicher Ort' },
  amenities: {
    food: 'Küche',
    drinks: 'Getränke',
    parking: 'Parkplätze',
    public_transport: 'Gut mit Bus und Bahn erreichbar',
    wheelchair: 'Rollstuhlgerecht',
    league_home: 'Ligaspielstätte',
    beginners_evening: 'Abend für Einsteiger',
    rental_darts: 'Leihdarts',
    shop: 'Dartshop',
    wifi: 'WLAN',
    smoking_area: 'Raucherbereich',
    outdoor: 'Außenbereich',
    card_payment: 'Kartenzahlung',
    streaming: 'Live-Übertragungen',
  },
  boardKinds: { steel: 'Steeldart', soft: 'Softdart' },
  price: {
    free: 'Kostenlos',
    from: 'ab {price:string}',
    perBoard: '/ Std. je Board',
    perPerson: '/ Std. je Person',
  },
  rating: {
    none: 'Noch keine Bewertung',
    stars: '{rating:string} von 5 Sternen, {count:number|number} {{count:Bewertung|Bewertungen}}',
    oneToFive: '{count:number} {{count:Stern|Sterne}}',
    count: '{count:number|number} {{count:Bewertung|Bewertungen}}',
  },
  distance: '{distance:string} entfernt',
  noPhoto: 'Noch kein Foto',

  map: {
    label: 'Karte',
    load: 'Karte laden',
    loadText:
      'Die Karte wird erst geladen, wenn du sie haben willst. Das merken wir uns in diesem Browser.',
    loadFromText:
      'Die Bilder der Karte kommen von {host:string}: Dein Browser fragt sie dort ab, erst wenn du sie haben willst. Das merken wir uns in diesem Browser.',
    failed: 'Die Karte konnte nicht geladen werden.',
    noTiles: 'Ohne Kartenbilder: Diese Installation hat keinen Kartenserver.',
    tiles: 'Karte: {attribution:string}',
    zoomIn: 'Näher heran',
    zoomOut: 'Weiter weg',
    cluster: '{count:number|number} Lounges: näher heran',
    origin: 'Von hier aus wird gemessen',
    place: 'Hier ist es',
    move: 'Nadel ziehen oder mit den Pfeiltasten verschieben',
  },
  favourite: {
    add: '{name:string} als Favorit merken',
    remove: '{name:string} nicht mehr merken',
    failed: 'Der Favorit konnte nicht gespeichert werden.',
  },
  review: {
    open: 'Bewerten',
    title: '{name:string} bewerten',
    rating: 'Bewertung',
    comment: 'Kommentar',
    commentHint: 'Wie sind Boards, Licht und Abstand? Was sollte man vorher wissen?',
    submit: 'Bewertung absenden',
    pending: 'Wird gesendet …',
    success: 'Bewertung erfolgreich abgegeben!',
    failed: 'Die Bewertung konnte nicht abgegeben werden. Bitte versuche es noch einmal.',
    edit: 'Bewertung ändern',
    alreadyReviewed: 'Du hast diese Lounge schon bewertet. Deine neue Bewertung ersetzt die alte.',
  },
} satisfies BaseTranslation;
