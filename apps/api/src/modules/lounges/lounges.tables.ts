import { boardKinds, loungeTypes } from '@oche/validators/lounges/limits';
import type { Lounge, LoungeSummary, Review } from '@oche/validators/lounges/schemas';
import { column, nameOf, tableOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeText, number, oneOf, text, texts, time, yesNo } = column;
const tag = 'Lounges';

const list = tableOfList<LoungeSummary>()({
  name: 'lounges.list',
  procedure: 'lounges.search',
  path: '/lounges',
  tag,
  summary: 'Lounges, by the filters of the directory',
  fileName: { de: 'Lounges', en: 'lounges' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    type: oneOf(loungeTypes, 'Art', 'Kind'),
    address: text('Adresse', 'Address'),
    zipCode: maybeText('Postleitzahl', 'Postal code'),
    city: text('Ort', 'City'),
    country: text('Land', 'Country'),
    boards: number('Boards', 'Boards'),
    priceFrom: number('Preis ab, Euro je Stunde', 'Price from, euro an hour'),
    rating: maybeNumber('Bewertung', 'Rating'),
    ratingCount: number('Bewertungen', 'Ratings'),
    amenities: texts('Ausstattung', 'Amenities'),
    latitude: maybeNumber('Breite', 'Latitude'),
    longitude: maybeNumber('Länge', 'Longitude'),
    distance: maybeNumber('Entfernung in km', 'Distance in km'),
    website: maybeText('Website', 'Website'),
  },
  row: (lounge) => ({
    id: lounge.id,
    name: lounge.name,
    type: lounge.loungeType,
    address: lounge.address,
    zipCode: lounge.zipCode,
    city: lounge.city,
    country: lounge.country,
    boards: lounge.numberOfBoards,
    priceFrom: lounge.priceFrom,
    rating: lounge.rating,
    ratingCount: lounge.ratingCount,
    amenities: lounge.amenities,
    latitude: lounge.latitude,
    longitude: lounge.longitude,
    distance: lounge.distance,
    website: lounge.website,
  }),
});

const hours = tableOf<Lounge>()({
  name: 'lounges.openingHours',
  procedure: 'lounges.get',
  path: '/lounges/{id}/opening-hours',
  tag,
  summary: 'When a lounge is open in a week without special days',
  fileName: { de: 'Oeffnungszeiten', en: 'opening-hours' },
  columns: {
    weekday: number('Wochentag (Montag ist 1)', 'Weekday (Monday is 1)'),
    from: text('Von', 'From'),
    to: text('Bis', 'To'),
  },
  rows: ({ openingHours }) =>
    openingHours.flatMap(({ weekday, periods }) =>
      periods.map(({ from, to }) => ({ weekday, from, to })),
    ),
});

const boards = tableOf<Lounge>()({
  name: 'lounges.boards',
  procedure: 'lounges.get',
  path: '/lounges/{id}/boards',
  tag,
  summary: 'The boards of a lounge',
  fileName: { de: 'Boards', en: 'boards' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    kind: oneOf(boardKinds, 'Art', 'Kind'),
    make: maybeText('Hersteller', 'Make'),
    scoringSystem: maybeText('Zählt mit', 'Scoring system'),
    ocheDistanceMm: maybeNumber('Abstand zum Oche in mm', 'Distance of the oche in mm'),
    isAccessible: yesNo('Barrierefrei', 'Accessible'),
  },
  rows: (lounge) =>
    lounge.boards.map((board) => ({
      id: board.id,
      name: board.name,
      kind: board.kind,
      make: board.make,
      scoringSystem: board.scoringSystem,
      ocheDistanceMm: board.ocheDistanceMm,
      isAccessible: board.isAccessible,
    })),
});

const reviews = tableOfList<Review>()({
  name: 'lounges.reviews',
  procedure: 'lounges.review.list',
  path: '/lounges/{loungeId}/reviews',
  tag,
  summary: 'The reviews of a lounge, the latest first',
  fileName: { de: 'Bewertungen', en: 'reviews' },
  columns: {
    rating: number('Sterne', 'Stars'),
    author: text('Von', 'By'),
    createdAt: time('Geschrieben am', 'Written on'),
    isVisitConfirmed: yesNo('War dort', 'Visit confirmed'),
    comment: maybeText('Text', 'Text'),
    answer: maybeText('Antwort der Lounge', 'Answer of the lounge'),
  },
  row: ({ author, answer, ...review }) => ({
    rating: review.rating,
    author: nameOf(author),
    createdAt: review.createdAt,
    isVisitConfirmed: review.isVisitConfirmed,
    comment: review.comment,
    answer: answer?.text ?? null,
  }),
});

export const loungeTables = [list, hours, boards, reviews];
