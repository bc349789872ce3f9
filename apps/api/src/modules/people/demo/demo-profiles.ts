import type { UpdateProfile } from '@oche/validators/people/profiles';

/** What demo members say of themselves; the others say nothing. */
export const demoProfiles: Readonly<Record<string, UpdateProfile>> = {
  anna: {
    bio: 'Dienstags Liga, freitags zum Spaß. Wer mir die 32 stehen lässt, verliert.',
    dartingExperience: 'Seit 2014, Bezirksliga Köln',
    nickname: 'Annaconda',
    walkOnSong: 'Seven Nation Army – The White Stripes',
    favouriteDouble: 16,
    gender: 'female',
    city: 'Köln',
  },
  ben: {
    bio: 'Steel am liebsten spät abends. Suche immer jemanden für Best of 9.',
    dartingExperience: 'Seit 2017, Kreisliga',
    nickname: 'Big Ben',
    walkOnSong: 'Thunderstruck – AC/DC',
    favouriteDouble: 20,
    gender: 'male',
    city: 'Köln',
  },
  manni: {
    bio: 'Wirf, was du hast.\nKneipendarts seit der Zeit der Bristle-Boards mit Klammern.',
    dartingExperience: 'Seit 1989',
    nickname: 'Der Doktor',
    walkOnSong: 'Eye of the Tiger – Survivor',
    favouriteDouble: 8,
    gender: 'male',
    city: 'Dortmund',
  },
  sofia: {
    bio: 'Linkshänderin, und ja: Die Doppel 11 ist ein gutes Doppel.',
    dartingExperience: 'Landesliga, davor E-Dart',
    nickname: 'Lefty',
    walkOnSong: 'Bamboléo – Gipsy Kings',
    favouriteDouble: 11,
    gender: 'female',
  },
  mehmet: {
    dartingExperience: 'Seit drei Jahren',
    nickname: 'Memo',
    favouriteDouble: 25,
    city: 'Köln',
  },
};
