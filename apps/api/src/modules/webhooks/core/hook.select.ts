import { sql } from 'kysely';
import type { HeardOf } from '../../../lib/declared/published.ts';

/** Whether the member of a hook hears anything at all; a statement of the row `member` of users. */
export const CAN_LISTEN = sql<boolean>`member.status not in ('banned', 'deleted')`;

/** How rows with a hook's subject become what services take. */
export const withSubject = <Row extends { subjectKind: string; subjectId: string }>({
  subjectKind,
  subjectId,
  ...row
}: Row): Omit<Row, 'subjectKind' | 'subjectId'> & { subject: HeardOf } => ({
  ...row,
  subject: { kind: subjectKind, id: subjectId },
});
