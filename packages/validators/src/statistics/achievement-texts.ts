import type { Locale } from '../locale.ts';
import type { AchievementKind } from './limits.ts';

type Texts = Record<AchievementKind, Record<Locale, string>>;

/** What achievements are called: on pages, in messages, and in answers to scripts. */
export const achievementTitles: Texts = {
  firstMaximum: { de: 'Erste 180', en: 'First 180' },
  nineMarks: { de: 'Neun Marks', en: 'Nine marks' },
  finish100: { de: 'Ton-Finish', en: 'Ton-plus finish' },
  finish130: { de: '130er-Finish', en: '130 finish' },
  finish150: { de: '150er-Finish', en: '150 finish' },
  bigFish: { de: 'Big Fish', en: 'Big Fish' },
  leg18: { de: '18-Darter', en: '18-darter' },
  leg15: { de: '15-Darter', en: '15-darter' },
  leg12: { de: '12-Darter', en: '12-darter' },
  nineDarter: { de: '9-Darter', en: 'Nine-darter' },
  bullFinish: { de: 'Bull-Finish', en: 'Bull finish' },
  madhouse: { de: 'Madhouse', en: 'Madhouse' },
  shanghai: { de: 'Shanghai', en: 'Shanghai' },
  average60: { de: '60er-Average', en: '60 average' },
  average80: { de: '80er-Average', en: '80 average' },
  average100: { de: '100er-Average', en: 'Ton average' },
  firstWin: { de: 'Erster Sieg', en: 'First win' },
  tenWins: { de: 'Zehn in Folge', en: 'Ten in a row' },
  hundredGames: { de: '100 Spiele', en: '100 games' },
};

/** What one has to do for them. */
export const achievementGoals: Texts = {
  firstMaximum: { de: 'Alle drei Darts in die Triple 20', en: 'All three darts in treble 20' },
  nineMarks: {
    de: 'Drei Triple in einer Aufnahme beim Cricket',
    en: 'Three trebles in one visit at cricket',
  },
  finish100: { de: 'Ein Checkout von 100 oder mehr', en: 'A checkout of 100 or more' },
  finish130: { de: 'Ein Checkout von 130 oder mehr', en: 'A checkout of 130 or more' },
  finish150: { de: 'Ein Checkout von 150 oder mehr', en: 'A checkout of 150 or more' },
  bigFish: { de: '170 gecheckt: T20, T20, Bull', en: '170 taken out: T20, T20, bull' },
  leg18: { de: 'Ein Leg 501 mit höchstens 18 Darts', en: 'A leg of 501 in 18 darts or fewer' },
  leg15: { de: 'Ein Leg 501 mit höchstens 15 Darts', en: 'A leg of 501 in 15 darts or fewer' },
  leg12: { de: 'Ein Leg 501 mit höchstens 12 Darts', en: 'A leg of 501 in 12 darts or fewer' },
  nineDarter: { de: 'Das perfekte Leg: 501 mit neun Darts', en: 'The perfect leg: 501 in nine' },
  bullFinish: { de: 'Ein Leg mit dem Bull ausgemacht', en: 'A leg finished on the bull' },
  madhouse: { de: 'Ein Leg mit der Doppel 1 ausgemacht', en: 'A leg finished on double 1' },
  shanghai: {
    de: 'Single, Doppel und Triple derselben Zahl in einer Aufnahme',
    en: 'Single, double and treble of one number in a visit',
  },
  average60: {
    de: 'Ein Spiel 501 mit einem Schnitt ab 60',
    en: 'A game of 501 averaging 60 or more',
  },
  average80: {
    de: 'Ein Spiel 501 mit einem Schnitt ab 80',
    en: 'A game of 501 averaging 80 or more',
  },
  average100: {
    de: 'Ein Spiel 501 mit einem Schnitt ab 100',
    en: 'A game of 501 averaging 100 or more',
  },
  firstWin: { de: 'Ein gewonnenes Spiel, das zählt', en: 'A game won that counts' },
  tenWins: { de: 'Zehn Siege hintereinander', en: 'Ten wins one after the other' },
  hundredGames: { de: 'Hundert Spiele, die zählen', en: 'A hundred games that count' },
};
