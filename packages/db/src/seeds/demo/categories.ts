import type { DemoCategory } from './types.ts';

export const demoCategories: DemoCategory[] = [
  {
    name: 'Training & Technik',
    description: 'Vom ersten Wurf bis zum 170er: alles, was am Arm, am Stand und im Kopf passiert.',
    subforums: [
      {
        key: 'technik',
        name: 'Wurf, Stand & Kopf',
        description: 'Griff, Haltung, Zielen und das, was zwischen den Ohren stört.',
      },
      {
        key: 'training',
        name: 'Trainingsspiele & Checkouts',
        description: 'Übungen, Routinen, Rechenwege und ehrliche Zahlen aus dem Keller.',
      },
    ],
  },
  {
    name: 'Material',
    description: 'Barrels, Boards und der Rest, der sich im Dartkoffer ansammelt.',
    subforums: [
      {
        key: 'barrels',
        name: 'Barrels & komplette Darts',
        description: 'Gewicht, Form, Grip und Spitzen, vom ersten Satz bis zum einundvierzigsten.',
      },
      {
        key: 'flights',
        name: 'Flights & Shafts',
        description:
          'Die kleinen Teile, die am häufigsten kaputtgehen und am meisten diskutiert werden.',
      },
      {
        key: 'boards',
        name: 'Boards, Surrounds & Beleuchtung',
        description: 'Aufhängen, ausmessen, drehen, beleuchten und mit den Nachbarn auskommen.',
      },
    ],
  },
  {
    name: 'Turniere & Ligen',
    description: 'Vom Vereinsabend bis zum offenen Turnier mit 64 Leuten und zu wenigen Boards.',
    subforums: [
      {
        key: 'turniere',
        name: 'Turnierberichte & Termine',
        description: 'Ausschreibungen, Erlebnisse und Tipps für Spielende und Ausrichter.',
      },
      {
        key: 'liga',
        name: 'Ligabetrieb & Regeln',
        description: 'Spielordnung, Spielberichte und die Regelfragen vom letzten Freitag.',
      },
      {
        key: 'steelsoft',
        name: 'Steel & Soft',
        description: 'Sisal oder Automat, 2,37 m oder 2,44 m, oder einfach beides.',
      },
    ],
  },
  {
    name: 'Profis & TV',
    description: 'Was auf den großen Bühnen passiert und was wir davon lernen.',
    subforums: [
      {
        key: 'profis',
        name: 'PDC, WDF & WM',
        description: 'Große Turniere, Übertragungen, Reisen zum Ally Pally und alles drumherum.',
      },
    ],
  },
  {
    name: 'Regionales',
    description: 'Leute zum Spielen finden, von Flensburg bis Graz.',
    subforums: [
      {
        key: 'regional',
        name: 'Mitspieler, Lokale & Stammtische',
        description: 'Trainingspartner, Mitfahrgelegenheiten und gute Adressen in deiner Nähe.',
      },
    ],
  },
  {
    name: 'Rund um die Oche',
    description: 'Das Forum selbst, die Leute darin und alles, was sonst nirgends passt.',
    subforums: [
      {
        key: 'neuigkeiten',
        name: 'Neuigkeiten',
        description: 'Was sich auf der Plattform ändert, aus erster Hand.',
      },
      {
        key: 'vorstellung',
        name: 'Vorstellungsrunde',
        description: 'Sag kurz Hallo, die anderen beißen nicht.',
      },
      {
        key: 'feedback',
        name: 'Feedback & Wünsche',
        description: 'Was klemmt, was fehlt und was gut ist.',
      },
      {
        key: 'plauder',
        name: 'Plauderecke',
        description: 'Musik, Aberglaube, Bier und andere Nebensachen.',
      },
      {
        key: 'archiv',
        name: 'Archiv',
        description: 'Ältere Themen zum Nachlesen, neue Beiträge sind hier nicht mehr möglich.',
        isLocked: true,
      },
    ],
  },
];
