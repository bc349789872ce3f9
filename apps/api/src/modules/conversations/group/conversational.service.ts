import type { Conversational } from '../../../lib/declared/conversational.ts';
import { listNames } from './group.queries.ts';

const NOTHING_MORE = {
  subtitle: null,
  price: null,
  picture: null,
  path: null,
  state: null,
  startAt: null,
  endAt: null,
  timeZone: null,
};

/** A group is about itself; whoever is in it can write. */
export const groupConversations: Conversational = {
  kind: 'group',
  async read(db, abouts) {
    const rows = await listNames(db, { abouts });
    return new Map(rows.map(({ about, name }) => [about, { ...NOTHING_MORE, title: name }]));
  },
  mayWrite: async () => true,
};
