import { prepared } from '@oche/db';
import { sql } from 'kysely';

/** Each action that is in the log, found by jumping along its index. */
export const listActions = prepared('admin.listActions', (db) =>
  db
    .withRecursive('known(action)', (cte) =>
      cte
        .selectFrom(
          sql<{ action: string | null }>`(select min(action) as action from audit_log)`.as('first'),
        )
        .select('first.action')
        .unionAll(
          cte
            .selectFrom('known')
            .select(
              sql<
                string | null
              >`(select min(action) from audit_log where action > known.action)`.as('action'),
            )
            .where('known.action', 'is not', null),
        ),
    )
    .selectFrom('known')
    .select(sql<string>`known.action`.as('action'))
    .where('known.action', 'is not', null),
);

/** Each kind of thing, in the same way. */
export const listKinds = prepared('admin.listKinds', (db) =>
  db
    .withRecursive('known(kind)', (cte) =>
      cte
        .selectFrom(
          sql<{ kind: string | null }>`(select min(thing_kind) as kind from audit_log)`.as('first'),
        )
        .select('first.kind')
        .unionAll(
          cte
            .selectFrom('known')
            .select(
              sql<
                string | null
              >`(select min(thing_kind) from audit_log where thing_kind > known.kind)`.as('kind'),
            )
            .where('known.kind', 'is not', null),
        ),
    )
    .selectFrom('known')
    .select(sql<string>`known.kind`.as('kind'))
    .where('known.kind', 'is not', null),
);

/** How many of those who have acted are listed at most, by name. */
const ACTORS_MAX = 200;

/** Everybody who has done something that is in the log, in the same way. */
export const listActors = prepared('admin.listActors', (db) =>
  db
    .withRecursive('known(id)', (cte) =>
      cte
        .selectFrom(
          sql<{ id: string | null }>`(select min(actor_id) as id from audit_log)`.as('first'),
        )
        .select('first.id')
        .unionAll(
          cte
            .selectFrom('known')
            .select(
              sql<
                string | null
              >`(select min(actor_id) from audit_log where actor_id > known.id)`.as('id'),
            )
            .where('known.id', 'is not', null),
        ),
    )
    .selectFrom('known')
    .innerJoin('users', (join) => join.on(sql<boolean>`users.id = known.id`))
    .select(['users.id', 'users.first_name as firstName', 'users.last_name as lastName'])
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(ACTORS_MAX),
);
