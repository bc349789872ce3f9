/** A team of the demo's league; who is a member of the house by their key, all others by their names. */
export interface DemoTeam {
  name: string;
  /** how well it plays, from 0 to 1 */
  strength: number;
  homeWeekday: number;
  captain?: string;
  members?: readonly string[];
  names: readonly string[];
  /** the club of this name, if the house has it */
  club?: string;
  /** the first lounge of this town */
  town?: string;
  venue?: string;
}

export interface DemoDivision {
  name: string;
  level: number;
  promotes: number;
  relegates: number;
  teams: readonly DemoTeam[];
}

export const demoLeague = {
  name: 'Dartliga Rhein-Erft',
  region: 'Köln und Rhein-Erft-Kreis',
  description:
    'Steeldart in zwei Klassen, freitags und donnerstags. Acht Einzel, vier Doppel, ein Abend. Neue Teams steigen in der Kreisliga ein.',
  holidays: 'DE-NW',
  head: 'lisa',
  officers: ['ben'],
} as const;

export const demoDivisions: readonly DemoDivision[] = [
  {
    name: 'Bezirksliga',
    level: 1,
    promotes: 0,
    relegates: 2,
    teams: [
      {
        name: 'Kölsche Pfeile I',
        strength: 0.62,
        homeWeekday: 5,
        captain: 'anna',
        members: ['anna', 'mehmet', 'jule', 'ben'],
        names: ['Olli Kranz', 'Petra Simons', 'Jo Hartmann', 'Metin Aydin', 'Rolf Esser'],
        club: 'DC Kölsche Pfeile',
        town: 'Köln',
      },
      {
        name: 'Frechener Flights',
        strength: 0.58,
        homeWeekday: 5,
        captain: 'frank',
        members: ['frank', 'emre'],
        names: [
          'Kai Wolters',
          'Sven Breuer',
          'Dirk Lenz',
          'Gabi Thelen',
          'Marc Odenthal',
          'Nils Jansen',
        ],
        venue: 'Gaststätte Zur Post, Frechen',
      },
      {
        name: 'Bullseye Brühl',
        strength: 0.7,
        homeWeekday: 5,
        captain: 'marek',
        members: ['marek', 'gio'],
        names: [
          'Tom Rademacher',
          'Lars Quast',
          'Ina Vogt',
          'Ralf Pütz',
          'Bernd Kolvenbach',
          'Ayse Demir',
        ],
        venue: 'Vereinsheim am Schlosspark, Brühl',
      },
      {
        name: 'Hürther Haie',
        strength: 0.45,
        homeWeekday: 5,
        captain: 'nadine',
        members: ['nadine'],
        names: [
          'Uwe Scholz',
          'Heiko Brandt',
          'Silke Marx',
          'Paul Oster',
          'Jens Kirch',
          'Moni Falk',
          'Ben Stolle',
        ],
        venue: 'Sportcasino Hürth',
      },
      {
        name: 'Triple Bergheim',
        strength: 0.5,
        homeWeekday: 4,
        captain: 'hendrik',
        members: ['hendrik'],
        names: [
          'Andi Becker',
          'Ramona Lutz',
          'Chris Veith',
          'Timo Arndt',
          'Georg Hahn',
          'Lea Wirtz',
          'Ole Fink',
        ],
        venue: 'Zum Treppchen, Bergheim',
      },
      {
        name: 'Erftpiraten Kerpen',
        strength: 0.4,
        homeWeekday: 5,
        names: [
          'Stefan Roth',
          'Kerstin Jung',
          'Manni Tief',
          'Jörg Pauls',
          'Ulla Klein',
          'Dennis Kuhl',
          'Erik Moll',
          'Rita Sand',
        ],
        venue: 'Kegelstuben Kerpen',
      },
      {
        name: 'Checkout Wesseling',
        strength: 0.52,
        homeWeekday: 4,
        names: [
          'Holger Nett',
          'Bibi Hoff',
          'Karl Reich',
          'Mike Zander',
          'Anja Prinz',
          'Leo Baum',
          'Yusuf Kaya',
          'Ernst Groß',
        ],
        venue: 'Rheinblick, Wesseling',
      },
      {
        name: 'Steeltown Pulheim',
        strength: 0.33,
        homeWeekday: 5,
        names: [
          'Mario Lang',
          'Susi Rau',
          'Detlef Ham',
          'Franz Witt',
          'Jan Ohm',
          'Conny Blum',
          'Tobi Stark',
          'Vera Grün',
        ],
        venue: 'Pulheimer Hof',
      },
    ],
  },
  {
    name: 'Kreisliga',
    level: 2,
    promotes: 2,
    relegates: 0,
    teams: [
      {
        name: 'Kölsche Pfeile II',
        strength: 0.55,
        homeWeekday: 4,
        captain: 'lisa',
        members: ['lisa'],
        names: [
          'Pit Sommer',
          'Trude Weiß',
          'Max Ebert',
          'Ronny Fuchs',
          'Elke Busch',
          'Nick Kern',
          'Hans Adam',
        ],
        club: 'DC Kölsche Pfeile',
        town: 'Köln',
      },
      {
        name: 'Die Überworfenen',
        strength: 0.42,
        homeWeekday: 5,
        captain: 'jan',
        members: ['jan'],
        names: [
          'Gerd Noll',
          'Mia Lux',
          'Arne Schuh',
          'Kalle Bock',
          'Ines Rot',
          'Fred Otto',
          'Lilo Graf',
        ],
        venue: 'Ehrenfelder Eck, Köln',
      },
      {
        name: 'Madhouse Elsdorf',
        strength: 0.36,
        homeWeekday: 5,
        names: [
          'Willi Kamp',
          'Doro Stein',
          'Piet Faber',
          'Rudi Heinz',
          'Kim Lohr',
          'Sina Ulm',
          'Ali Can',
          'Udo Merz',
        ],
        venue: 'Schützenhaus Elsdorf',
      },
      {
        name: 'Board Busters Bedburg',
        strength: 0.6,
        homeWeekday: 5,
        names: [
          'Ralf Stamm',
          'Tina Wild',
          'Jupp Hein',
          'Enno Falk',
          'Bea Link',
          'Sascha Kurz',
          'Don Weber',
          'Ella Voss',
        ],
        venue: 'Bedburger Hof',
      },
    ],
  },
];
