/**
 * Makers of darts and what belongs to them, as they write themselves, with models that many have. A name that isn't
 * here is typed by who sells it: guessed from the words beside the maker it was half a sentence.
 */
export const knownModels: Readonly<Record<string, readonly string[]>> = {
  'Bull’s': [
    ...['Martin Schindler', 'Max Hopp', 'Kim Huybrechts', 'Mensur Suljovic', 'Shark Pro'],
    ...['Advantage', 'Classic', 'Focus', 'Meteor', 'Termite'],
  ],
  Caliburn: ['Excalibur', 'Hex'],
  Condor: ['Axe', 'Zero Stress'],
  Cosmo: ['Fit Flight', 'Fit Shaft', 'Case-X'],
  Cuesoul: ['ROST', 'Swift'],
  Dynasty: [],
  Elkadart: ['Evolution', 'Phantom'],
  'Gran Darts': ['Gran Board', 'Gran Board 3s', 'Gran Eye'],
  Harrows: [
    ...['Ryan Searle', 'Dave Chisnall', 'Damian Mol', 'Assassin', 'Black Arrow', 'Fire', 'Genesis'],
    ...['Magnum', 'Noble', 'Plexus', 'Quantum', 'Quartz', 'Supergrip', 'Vivid', 'Wolfram'],
  ],
  Karella: ['Killer', 'Shotgun', 'Pound Swiss Point'],
  'L-Style': ['Champagne Ring', 'Krystal One', 'L-Shaft', 'Premium Lippoint'],
  Loxley: ['Robin', 'Little John', 'Matt Finish', 'The Classic'],
  Mission: ['Josh Rock', 'Axiom', 'Freedom', 'Kronos', 'Octane', 'Onyx', 'Samurai II'],
  Nodor: ['Supamatch', 'Supawires'],
  One80: ['Raise', 'Gladiator', 'Vape', 'Bolt'],
  'Red Dragon': [
    ...['Gerwyn Price', 'Peter Wright', 'Jonny Clayton', 'Luke Humphries', 'Peter Manley'],
    ...['Amberjack', 'Javelin', 'Razor Edge', 'Snakebite', 'Iceman', 'Cool Hand', 'Freestyle'],
  ],
  Shot: ['Michael Smith', 'Tribal Weapon', 'Warrior', 'Zen', 'Birds of Prey', 'AFX'],
  Target: [
    ...[
      'Gabriel Clemens',
      'Luke Littler',
      'Phil Taylor',
      'Power 9Five',
      'Power 8Zero',
      'Rob Cross',
    ],
    ...[
      'Nathan Aspinall',
      'Stephen Bunting',
      'Raymond van Barneveld',
      'Chris Dobey',
      'Glen Durrant',
    ],
    ...[
      'Agora',
      'Bolide',
      'Carrera',
      'Crux',
      'Daytona',
      'Orb',
      'Rob Cross Pixel',
      'Swarm',
      'Vapor',
    ],
    ...['Vapor8', 'Takoma', 'Takoma XL', 'Corona Vision', 'Pro Grip', 'K-Flex', 'Tor'],
  ],
  Trinidad: ['Gomez', 'Pro Series', 'Condor'],
  Unicorn: [
    ...['Gary Anderson', 'James Wade', 'Jelle Klaasen', 'Jeffrey de Zwaan', 'Callan Rydz'],
    ...['Contender', 'Core Plus', 'Eclipse Pro', 'Eclipse Pro 2', 'Eclipse HD2', 'Eclipse Ultra'],
    ...['Global', 'Maestro', 'Striker', 'Purist'],
  ],
  Winmau: [
    ...['Michael van Gerwen', 'MvG', 'Danny Noppert', 'Joe Cullen', 'Daryl Gurney', 'Mervyn King'],
    ...['Blade 4', 'Blade 5', 'Blade 5 Dual Core', 'Blade 6', 'Blade 6 Dual Core'],
    ...['Blade 6 Triple Core', 'Blade X', 'Diamond Plus', 'Blackout', 'Aspire', 'Foxfire'],
    ...['Overdrive', 'Pro-SFB', 'Sabotage', 'Sniper', 'Stratos', 'Urban-Pro', 'Wallet'],
  ],
  'XQ Max': ['Michael van Gerwen', 'Dirk van Duijvenbode', 'Vincent van der Voort'],
};

/** Models that are boards, whatever else the title says. */
export const knownBoards: readonly string[] = [
  ...['Blade 4', 'Blade 5', 'Blade 5 Dual Core', 'Blade 6', 'Blade 6 Dual Core'],
  ...['Blade 6 Triple Core', 'Blade X', 'Eclipse Pro', 'Eclipse Pro 2', 'Eclipse HD2'],
  ...['Eclipse Ultra', 'Supamatch', 'Gran Board', 'Gran Board 3s', 'Diamond Plus'],
];
