import { clubRoles } from '@oche/validators/clubs/limits';
import type { ClubMember, ClubRanking, ClubSummary } from '@oche/validators/clubs/schemas';
import { column, nameOf, tableOf, tableOfList } from '../../lib/declared/tables.ts';

const { maybeNumber, maybeText, number, oneOf, text, time, yesNo } = column;
const tag = 'Clubs';

const list = tableOfList<ClubSummary>()({
  name: 'clubs.list',
  procedure: 'clubs.list',
  path: '/clubs',
  tag,
  summary: 'Clubs',
  fileName: { de: 'Vereine', en: 'clubs' },
  columns: {
    id: number('Nummer', 'Id'),
    name: text('Name', 'Name'),
    city: text('Ort', 'City'),
    founded: maybeNumber('Gegründet', 'Founded'),
    memberCount: number('Mitglieder', 'Members'),
    lounge: maybeText('Lounge', 'Lounge'),
    isPublic: yesNo('Offen', 'Public'),
  },
  row: ({ id, name, city, founded, memberCount, lounge, isPublic }) => ({
    id,
    name,
    city,
    founded,
    memberCount,
    lounge: lounge?.name ?? null,
    isPublic,
  }),
});

const members = tableOfList<ClubMember>()({
  name: 'clubs.members',
  procedure: 'clubs.members.list',
  path: '/clubs/{id}/members',
  tag,
  summary: 'The members of a club whom the reader may see',
  fileName: { de: 'Mitglieder', en: 'members' },
  errors: ['CLUB_NOT_FOUND'],
  columns: {
    name: text('Name', 'Name'),
    username: text('Benutzername', 'Username'),
    role: oneOf(clubRoles, 'Rolle', 'Role'),
    joinedAt: time('Dabei seit', 'Joined'),
  },
  row: ({ person, role, joinedAt }) => ({
    name: nameOf(person),
    username: person.username,
    role,
    joinedAt,
  }),
});

const ranking = tableOf<ClubRanking>()({
  name: 'clubs.ranking',
  procedure: 'clubs.ranking',
  path: '/clubs/{id}/ranking',
  tag,
  summary: 'The ranking within a club',
  fileName: { de: 'Vereinsrangliste', en: 'club-ranking' },
  errors: ['CLUB_NOT_FOUND'],
  columns: {
    place: number('Platz', 'Place'),
    name: text('Name', 'Name'),
    username: text('Benutzername', 'Username'),
    points: number('Punkte', 'Points'),
    wins: number('Siege', 'Wins'),
    losses: number('Niederlagen', 'Losses'),
  },
  rows: (players) =>
    players.map(({ place, person, points, wins, losses }) => ({
      place,
      name: nameOf(person),
      username: person.username,
      points,
      wins,
      losses,
    })),
});

export const clubTables = [list, members, ranking];
