/** What demo members have agreed, or are still talking about; ads and lounges by the names that they have. */
export interface DemoDeal {
  /** the title of the ad, and who wants it */
  ad: string;
  buyer: string;
  /** days ago that it began */
  days: number;
  /** of the price */
  offer: number;
  said?: string;
  /** what the seller asks instead, of the price */
  counter?: number;
  /** how far it has come */
  end:
    | 'open'
    | 'declined'
    | 'withdrawn'
    | 'reserved'
    | 'meeting'
    | 'shipping'
    | 'cancelled'
    | 'disputed'
    | 'completed';
}

export const demoDeals: readonly DemoDeal[] = [
  {
    ad: 'Unicorn Gripper 25 g, gerade',
    buyer: 'anna',
    days: 0.2,
    offer: 0.8,
    said: 'Mehr gibt die Kasse nicht her. Schickst du sie mit?',
    end: 'open',
  },
  {
    ad: 'Flights aus der Liga, 12 Sätze',
    buyer: 'uwe',
    days: 0.4,
    offer: 0.65,
    said: 'Dafür hol ich sie heute Abend ab.',
    counter: 0.85,
    end: 'open',
  },
  { ad: 'Harrows Supergrip 21 g', buyer: 'timo', days: 3, offer: 0.5, end: 'declined' },
  { ad: 'Target Carrera 24 g, torpedo', buyer: 'lea', days: 2, offer: 0.75, end: 'withdrawn' },
  {
    ad: 'Nylonshafts medium, 10 Sätze',
    buyer: 'sofia',
    days: 1,
    offer: 0.8,
    end: 'reserved',
  },
  {
    ad: 'Ledercase, handgenäht',
    buyer: 'anna',
    days: 2,
    offer: 0.9,
    said: 'Wir sind Freitag eh in der Ecke. Kurz treffen und ein Leg?',
    end: 'meeting',
  },
  { ad: 'Titanshafts kurz, ein Satz', buyer: 'ben', days: 4, offer: 1, end: 'shipping' },
  { ad: 'Kite Flights mit Lady-Motiv', buyer: 'nadine', days: 6, offer: 0.9, end: 'cancelled' },
  { ad: 'Schreibtafel aus Schiefer', buyer: 'luka', days: 5, offer: 0.9, end: 'disputed' },
  {
    ad: 'Trainingsboard, abgespielt',
    buyer: 'anna',
    days: 3.5,
    offer: 0.8,
    end: 'completed',
  },
  {
    ad: 'Wachs, Schärfer und Ersatzspitzen',
    buyer: 'carlos',
    days: 3.2,
    offer: 1,
    end: 'completed',
  },
  {
    ad: 'Alushafts lang, bunt',
    buyer: 'ben',
    days: 2.5,
    offer: 1,
    end: 'completed',
  },
];
