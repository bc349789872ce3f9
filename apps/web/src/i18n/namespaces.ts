import type { ErrorCodeOf, ErrorDomain } from '@oche/validators/errors';
import type { TextFunctions } from './texts.ts';

/** What a page says of a domain's errors, loaded with the first of them. */
type ErrorDictionaries = {
  [Domain in Exclude<ErrorDomain, 'common'> as `errors/${Domain}`]: Record<
    ErrorCodeOf<Domain>,
    string
  >;
};

/** The German texts of each namespace: a new file of texts is entered here. */
interface Dictionaries extends ErrorDictionaries {
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

/** The name of a file in `de/` and `en/`, or of a domain's errors. */
export type Namespace = keyof Dictionaries;

/** The texts of a namespace, as components call them. */
export type TextsOf<Name extends Namespace> = TextFunctions<Dictionaries[Name]>;
