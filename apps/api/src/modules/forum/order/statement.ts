import type { Executor } from '@oche/db';
import type { Compilable, RawBuilder } from 'kysely';

/** A whole statement in SQL's own words, for what touches thousands of rows at once. */
export const statement = <Row>(db: Executor, text: RawBuilder<Row>): Compilable<Row> => ({
  compile: () => text.compile(db),
});
