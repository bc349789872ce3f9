import type { Locale } from '@oche/validators/locale';
import type { AchievementKind } from '@oche/validators/statistics-limits';

interface AchievementText {
  title: string;
  /** what one has to do for it */
  description: string;
}

/** What achievements are called: on pages, in messages, and in answers to scripts. */
export const achievementTexts: Record<Locale, Record<AchievementKind, AchievementText>> = {
  de: {
    firstMaximum: { title: 'Erste 180', description: 'Alle drei Darts in die Triple 20.' },
    nineMarks: { title: 'Neun Marks', description: 'Drei Triple in einer Aufnahme beim Cricket.' },
    finish100: { title: 'Ton-Finish', description: 'Ein Checkout von 100 oder mehr.' },
    finish130: { title: '130er-Finish', description: 'Ein Checkout von 130 oder mehr.' },
    finish150: { title: '150er-Finish', description: 'Ein Checkout von 150 oder mehr.' },
    bigFish: { title: 'Big Fish', description: '170 gecheckt: T20, T20, Bull.' },
    leg18: { title: '18-Darter', description: 'Ein Leg 501 mit höchstens 18 Darts.' },
    leg15: { title: '15-Darter', description: 'Ein Leg 501 mit höchstens 15 Darts.' },
    leg12: { title: '12-Darter', description: 'Ein Leg 501 mit höchstens 12 Darts.' },
    nineDarter: { title: '9-Darter', description: 'Das perfekte Leg: 501 mit neun Darts.' },
    bullFinish: { title: 'Bull-Finish', description: 'Ein Leg mit dem Bull ausgemacht.' },
    madhouse: { title: 'Madhouse', description: 'Ein Leg mit der Doppel 1 ausgemacht.' },
    shanghai: {
      title: 'Shanghai',
      description: 'Single, Doppel und Triple derselben Zahl in einer Aufnahme.',
    },
    average60: { title: '60er-Average', description: 'Ein Spiel 501 mit einem Schnitt ab 60.' },
    average80: { title: '80er-Average', description: 'Ein Spiel 501 mit einem Schnitt ab 80.' },
    average100: { title: '100er-Average', description: 'Ein Spiel 501 mit einem Schnitt ab 100.' },
    firstWin: { title: 'Erster Sieg', description: 'Ein gewonnenes Spiel, das zählt.' },
    tenWins: { title: 'Zehn in Folge', description: 'Zehn Siege hintereinander.' },
    hundredGames: { title: '100 Spiele', description: 'Hundert Spiele, die zählen.' },
  },
  en: {
    firstMaximum: { title: 'First 180', description: 'All three darts in treble 20.' },
    nineMarks: { title: 'Nine marks', description: 'Three trebles in one visit at cricket.' },
    finish100: { title: 'Ton-plus finish', description: 'A checkout of 100 or more.' },
    finish130: { title: '130 finish', description: 'A checkout of 130 or more.' },
    finish150: { title: '150 finish', description: 'A checkout of 150 or more.' },
    bigFish: { title: 'Big Fish', description: '170 taken out: T20, T20, bull.' },
    leg18: { title: '18-darter', description: 'A leg of 501 in 18 darts or fewer.' },
    leg15: { title: '15-darter', description: 'A leg of 501 in 15 darts or fewer.' },
    leg12: { title: '12-darter', description: 'A leg of 501 in 12 darts or fewer.' },
    nineDarter: { title: 'Nine-darter', description: 'The perfect leg: 501 in nine darts.' },
    bullFinish: { title: 'Bull finish', description: 'A leg finished on the bull.' },
    madhouse: { title: 'Madhouse', description: 'A leg finished on double 1.' },
    shanghai: {
      title: 'Shanghai',
      description: 'Single, double and treble of one number in a visit.',
    },
    average60: { title: '60 average', description: 'A game of 501 with an average of 60 or more.' },
    average80: { title: '80 average', description: 'A game of 501 with an average of 80 or more.' },
    average100: {
      title: 'Ton average',
      description: 'A game of 501 with an average of 100 or more.',
    },
    firstWin: { title: 'First win', description: 'A game won that counts.' },
    tenWins: { title: 'Ten in a row', description: 'Ten wins one after the other.' },
    hundredGames: { title: '100 games', description: 'A hundred games that count.' },
  },
};
