import type de from '../../de/tournaments/directory.ts';
import type { Translation } from '../../texts.ts';

export default {
  lead: 'Where darts will fly in the coming days: pick an evening, no account needed.',
  description:
    'Darts tournaments by place and date: what is on, what is coming, what it costs and how many seats are left.',
  cityTitle: 'Darts tournaments in {city:string}',
  cityLead:
    'Every tournament in {city:string} that is on or coming up, with entry fee and free seats.',
  create: 'Create tournament',
  place: {
    form: 'Tournaments nearby',
    zip: 'Postal code',
    country: 'Country',
    radius: 'Radius',
    submit: 'Search',
    around: 'Around {place:string}',
    aroundDevice: 'Around your location',
    device: 'My location',
    locating: 'Finding your location …',
    refused:
      'Your browser keeps your location to itself. Allow it in its settings for this page, or enter a postal code.',
    unavailable: 'Your location can’t be found right now. Enter a postal code.',
    unknown: 'We don’t know the postal code {zip:string}.',
  },
  days: {
    label: 'When',
    all: 'Any day',
    today: 'Today',
    weekend: 'This weekend',
    month: 'Next 30 days',
  },
  filters: { more: 'Place and day', active: '{count:number} set', from: 'From which day' },
  found: '{count:number} {{count:tournament|tournaments}}',
  foundMore: 'More than {count:number} tournaments',
  more: 'More tournaments',
  failed: 'The tournaments could not be loaded.',
  cities: 'Tournaments by city',
  empty: {
    all: 'Nothing is scheduled right now',
    allText: 'As soon as somebody announces a tournament, it is here. That could be you.',
    narrowed: 'Nothing is scheduled here',
    narrowedText: 'Try a wider radius or more days.',
    city: 'Nothing is scheduled in {city:string} right now',
    reset: 'All tournaments',
    noCity: 'No tournaments in this city',
    noCityText: 'There is no lounge in this city yet, or it has another name.',
  },
} satisfies Translation<typeof de>;
