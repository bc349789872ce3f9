import { linkableOf } from '../../lib/declared/linkable.ts';
import type { Searchable, SearchKind } from '../../lib/declared/searchable.ts';
import * as queries from './search/people-found.queries.ts';
import { viewerOf } from './viewer.ts';

const members: SearchKind = {
  kind: 'member',
  type: 'user',
  category: 'members',
  isNamed: true,
  prefers: 'latest',
  calledBy: {
    always: 'mitglied/mitglieder/member/members/profil/profile',
    besideWords: 'spieler/spielerin/player/players',
  },
  source: {
    named: queries.peopleNamed,
    begun: queries.peopleBegun,
    spelledLike: queries.peopleSpelledLike,
  },
  isVisible: queries.isPersonVisible,
  async hits(db, ids, reader) {
    const people = await queries.listPeopleFound(db, { ...viewerOf(reader), ids });
    return people.map((person) => ({
      id: person.id,
      title: `${person.firstName} ${person.lastName}`,
      path: `/profile/${person.id}`,
      text: `@${person.username}`,
      category: person.userType,
      groupId: null,
      author: null,
      location: null,
      date: null,
      imageUrl: person.profileImageUrl,
      remark: `@${person.username}`,
    }));
  },
};

export const memberLinks = linkableOf(members, /^\/profile\/([\w-]{1,90})$/);

/** Members have no documents: names are few words, and who sees them depends on the reader. */
export const peopleSearch: Searchable = { kinds: [members], changed: {} };
