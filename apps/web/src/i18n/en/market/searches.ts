import type german from '../../de/market/searches.ts';
import type { Translation } from '../../texts.ts';

export default {
  save: 'Save search',
  saveHint: 'We tell you of new ads for this search',
  signIn: 'Sign in to save searches',
  name: 'Name of the search',
  explained: 'When something suitable comes in, we let you know. Once for each ad.',
  settings: 'At once or once a day? Choose in your account.',
  saved: 'Saved: {name:string}',
  savedText: 'You find it again under “My marketplace”.',
  everything: 'All ads',
  range: '€{range:string}',
  upTo: 'up to {value:string}',
  from: 'from {value:string}',
  between: '{from:string} to {to:string}',
  around: '{radius:number} km around {zipCode:string}',
  nearby: '{radius:number} km around you',
  fits: 'Fits my set',
  delivery: { shipping: 'Shipping', meeting: 'Handover' },
} satisfies Translation<typeof german>;
