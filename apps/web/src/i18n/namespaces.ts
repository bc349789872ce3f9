import type { TextFunctions } from './texts.ts';

/** The German texts of each namespace: a new file of texts is entered here. */
interface Dictionaries {
  account: typeof import('./de/account.ts').default;
  areas: typeof import('./de/areas.ts').default;
  auth: typeof import('./de/auth.ts').default;
  booking: typeof import('./de/booking.ts').default;
  common: typeof import('./de/common.ts').default;
  forum: typeof import('./de/forum.ts').default;
  home: typeof import('./de/home.ts').default;
  landing: typeof import('./de/landing.ts').default;
  lounge: typeof import('./de/lounge.ts').default;
  manage: typeof import('./de/manage.ts').default;
  maps: typeof import('./de/maps.ts').default;
  pages: typeof import('./de/pages.ts').default;
  uploads: typeof import('./de/uploads.ts').default;
  venues: typeof import('./de/venues.ts').default;
}

/** The name of a file in `de/` and `en/`. */
export type Namespace = keyof Dictionaries;

/** The texts of a namespace, as components call them. */
export type TextsOf<Name extends Namespace> = TextFunctions<Dictionaries[Name]>;
