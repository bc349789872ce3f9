import type { RankingOutput } from '@oche/validators/rankings/schemas';
import { column, nameOf, tableOf } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeYesNo, number, text } = column;

const ranking = {
  procedure: 'rankings.list',
  tag: 'Rankings',
  rowName: 'RankingRow',
  fileName: { de: 'Rangliste', en: 'ranking' },
  columns: {
    place: number('Platz', 'Place'),
    name: text('Name', 'Name'),
    username: text('Benutzername', 'Username'),
    points: number('Punkte', 'Points'),
    wins: number('Siege', 'Wins'),
    losses: number('Niederlagen', 'Losses'),
    winRate: number('Siegquote in Prozent', 'Win rate in percent'),
    rating: maybeNumber('Wertung', 'Rating'),
    isProvisional: maybeYesNo('Wertung vorläufig', 'Rating is provisional'),
  },
  rows: ({ items }: RankingOutput) =>
    items.map(({ person, strength, ...row }) => ({
      place: row.place,
      name: nameOf(person),
      username: person.username,
      points: row.points,
      wins: row.wins,
      losses: row.losses,
      winRate: row.winRate,
      rating: strength?.rating ?? null,
      isProvisional: strength?.isProvisional ?? null,
    })),
};

const everywhere = tableOf<RankingOutput>()({
  ...ranking,
  name: 'rankings.ranking',
  path: '/rankings',
  summary: 'The best players',
  without: ['state', 'zipCode', 'country', 'radius'],
});

/** Where members are at home is for members alone. */
const ofRegion = tableOf<RankingOutput>()({
  ...ranking,
  name: 'rankings.ofRegion',
  path: '/rankings/region',
  summary: 'The best players of a state, or around a postal code',
  isForMembers: true,
});

export const rankingTables = [everywhere, ofRegion];
