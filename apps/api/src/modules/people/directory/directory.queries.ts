import { type Executor, type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { personColumns, visiblePeople } from '../person.select.ts';
import type { Viewer } from '../seen.select.ts';

/** Along the usernames, from the one behind `after` on. */
export const listPeople = preparedList(
  'people.listPeople',
  (db, p: Placeholders<Viewer & { after: string }>, limit) =>
    visiblePeople(db, p)
      .select(personColumns(p))
      .where('profiles.username', '>', p('after'))
      .orderBy('profiles.username')
      .limit(limit),
);

type Search = Viewer & {
  /** as it was typed; the database folds it like the names */
  query: string;
};

const needle = (p: Placeholders<Search>) => sql<string>`fold_name(${p('query')}::text)`;

/** What names and usernames are found by; each has an index. */
const keys = {
  firstName: sql<string>`fold_name(users.first_name || ' ' || users.last_name) collate "C"`,
  lastName: sql<string>`fold_name(users.last_name || ' ' || users.first_name) collate "C"`,
  username: sql<string>`fold_name(profiles.username::text) collate "C"`,
};

/** The first of those whose key begins with the query, in a walk along its index. */
const beginning = (db: Executor, p: Placeholders<Search>, key: keyof typeof keys, limit: number) =>
  db
    .selectFrom(
      visiblePeople(db, p)
        .select(['users.id', sql<number>`1`.as('rank'), keys[key].as('key')])
        .where(keys[key], '>=', needle(p))
        .where(keys[key], '<', sql<string>`${needle(p)} || chr(1114111)`)
        .orderBy(keys[key])
        .limit(limit)
        .as(key),
    )
    .selectAll();

/** Members with this very username, then those whose username, first or last name begins like it. */
export const findByBeginning = preparedList(
  'people.findByBeginning',
  (db, p: Placeholders<Search>, limit) => {
    const hits = visiblePeople(db, p)
      .select(['users.id', sql<number>`0`.as('rank'), sql<string>`''`.as('key')])
      .where('profiles.username', '=', p('query'))
      .unionAll(beginning(db, p, 'username', limit))
      .unionAll(beginning(db, p, 'firstName', limit))
      .unionAll(beginning(db, p, 'lastName', limit));
    const found = db
      .selectFrom(hits.as('hit'))
      .select(({ fn }) => ['id', fn.min('rank').as('rank'), fn.min('key').as('key')])
      .groupBy('id');
    return db
      .selectFrom(found.as('found'))
      .innerJoin('users', 'users.id', 'found.id')
      .innerJoin('profiles', 'profiles.user_id', 'found.id')
      .select(personColumns(p))
      .orderBy('found.rank')
      .orderBy('found.key')
      .orderBy('profiles.username')
      .limit(limit);
  },
);

/** Members whose name is similar to the query, the most similar first. */
export const findSimilar = preparedList(
  'people.findSimilar',
  (db, p: Placeholders<Search>, limit) =>
    visiblePeople(db, p)
      .innerJoin(
        sql<{ user_id: string; likeness: number }>`users_named_like(${needle(p)})`.as('similar'),
        'similar.user_id',
        'users.id',
      )
      .select(personColumns(p))
      .orderBy('similar.likeness', 'desc')
      .orderBy('profiles.username')
      .limit(limit),
);
