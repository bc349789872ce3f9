import { type Placeholders, type PreparedQuery, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import type { Named, Reader, SearchKind } from '../../lib/searchable.ts';

/** So many of the latest or weightiest things are looked through before the index is asked. */
const WALK = 500;
/** Where so many of these match, the text is common, and the rest would not be shown. */
const ENOUGH = 10;
/** So many of a rare text are looked at. */
const RARE_MAX = 500;
/** So many of the best are asked whether their reader may see them. */
const CANDIDATES = 60;

export const foldText = prepared('search.foldText', (db, p: Placeholders<{ text: string }>) =>
  db.selectNoFrom(sql<string>`search_fold(${p('text')}::text)`.as('folded')),
);

interface Asked extends Reader {
  /** folded, as titles are stored */
  needle: string;
  /** the longest of its words */
  longest: string;
  /** for each of its words `% word%`, as titles with a space before them contain it */
  patterns: readonly string[];
  /** the kinds that are wanted */
  wanted: readonly string[];
  /** so many of each kind */
  limit: number;
}

export interface Suggested {
  kind: string;
  id: string;
}

type Suggest = PreparedQuery<Asked, Suggested>;

/**
 * The statement that suggests things of these kinds: titles with words that begin like those that
 * have been typed, the best first. It costs about the same for common and rare words: a common one is
 * found among the first that are looked at, and only a rare one is looked up in the index.
 */
export function suggestionsOf(kinds: readonly SearchKind[]): Suggest {
  const key = kinds.map(({ kind }) => kind).join(' ');
  let statement = statements.get(key);
  if (!statement) {
    statement = prepared(`search.suggest ${statements.size + 1}`, (db, p: Placeholders<Asked>) => {
      const parts = kinds.map((kind) => suggestedOf(kind, p));
      return db
        .selectFrom(
          sql<Suggested & { position: number }>`(${sql.join(parts, sql` union all `)})`.as('found'),
        )
        .select(['kind', 'id'])
        .orderBy('kind')
        .orderBy('position');
    });
    statements.set(key, statement);
  }
  return statement;
}
const statements = new Map<string, Suggest>();

function suggestedOf(kind: SearchKind, p: Placeholders<Asked>): RawBuilder<unknown> {
  const candidates =
    'named' in kind.source ? begunNames(kind.source, p) : titles(kind.kind, kind.prefers, p);
  return sql`(
    select ${kind.kind}::text as kind, document.id, document.position from (
      select candidate.id, row_number() over (
        order by name = ${p('needle')} desc, name like ${p('needle')} || '%' desc, preferred desc, id
      ) as position
      from (${candidates}) candidate
      where ${kind.kind} = any(${p('wanted')}::text[])
      order by position limit ${sql.lit(CANDIDATES)}
    ) document
    where ${kind.isVisible(p)}
    order by document.position limit ${p('limit')}::int
  )`;
}

const begunNames = ({ begun }: Named, p: Placeholders<Asked>): RawBuilder<unknown> => sql`
  select id, name, 0 as preferred from (${begun(p('needle'), CANDIDATES)}) begun`;

/** Titles that begin like the text, and those with words that do. */
function titles(
  kind: string,
  prefers: SearchKind['prefers'],
  p: Placeholders<Asked>,
): RawBuilder<unknown> {
  const preferred = prefers === 'heaviest' ? sql`weight` : sql`extract(epoch from happened_at)`;
  const order = prefers === 'heaviest' ? sql`weight` : sql`happened_at`;
  const columns = sql`id, name, ${preferred}::float8 as preferred`;
  const ofKind = sql`from search_documents where kind = ${kind} and name <> ''`;
  const hasWords = sql`' ' || name like all(${p('patterns')}::text[])`;
  return sql`
    with walked as materialized (
      select ${columns} from (
        select id, name, happened_at, weight ${ofKind} order by ${order} desc limit ${sql.lit(WALK)}
      ) first
      where ${hasWords}
    )
    select * from walked
    union
    (
      select ${columns} ${ofKind}
        and name collate "C" >= ${p('needle')}::text
        and name collate "C" < ${p('needle')} || chr(1114111)
      order by name collate "C" limit ${sql.lit(CANDIDATES)}
    )
    union
    (
      select ${columns} ${ofKind} and (select count(*) from walked) < ${sql.lit(ENOUGH)}
        and (name like ${p('longest')} || '%' or name like '% ' || ${p('longest')} || '%')
        and ${hasWords}
      limit ${sql.lit(RARE_MAX)}
    )`;
}
