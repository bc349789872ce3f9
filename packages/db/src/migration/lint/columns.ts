import type { ColumnDef, Constraint, Node } from 'libpg-query';
import { former, type Problem, traffic } from './problem.ts';

/** Functions with one value for a whole statement, so that a default made of them is no new value for each row. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'current_date']);

/** What a column that is added to a table with rows and readers does. */
export function problemsOfColumn(column: ColumnDef): Problem[] {
  const constraints = (column.constraints ?? []).flatMap((node) =>
    'Constraint' in node ? [node.Constraint] : [],
  );
  const of = (kind: Constraint['contype']) => constraints.find(({ contype }) => contype === kind);
  const fallback = of('CONSTR_DEFAULT')?.raw_expr;
  const name = column.colname ?? '';
  const problems: (Problem | false)[] = [
    Boolean(of('CONSTR_NOTNULL')) &&
      !fallback &&
      !of('CONSTR_GENERATED') &&
      !of('CONSTR_IDENTITY') &&
      former(
        `the former version writes rows without ${name}, which is not null and has no default`,
      ),
    Boolean(fallback && isVolatile(fallback)) &&
      traffic(`a default for ${name} that differs from row to row writes the whole table anew`),
    of('CONSTR_GENERATED')?.generated_kind === 's' &&
      traffic(`a stored generated column ${name} writes the whole table anew`),
    Boolean(of('CONSTR_IDENTITY')) &&
      traffic(`an identity column ${name} writes the whole table anew`),
    Boolean(of('CONSTR_UNIQUE') ?? of('CONSTR_PRIMARY')) &&
      traffic(
        `the index of ${name} is built behind a lock: create it concurrently, then add it "using index"`,
      ),
    Boolean(of('CONSTR_CHECK')) &&
      traffic(
        `the check of ${name} reads all rows behind a lock: add it "not valid", and validate it in another file`,
      ),
    Boolean(of('CONSTR_FOREIGN') && fallback) &&
      traffic(
        `the reference of ${name} reads all rows behind a lock: add it "not valid", and validate it in another file`,
      ),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Whether an expression calls a function that isn't known to be the same for all rows. */
function isVolatile(expression: Node): boolean {
  let found = false;
  JSON.stringify(expression, (key, value) => {
    if (key === 'FuncCall') {
      const name = value.funcname?.at(-1)?.String?.sval;
      if (!STABLE.has(name)) found = true;
    }
    return value;
  });
  return found;
}
