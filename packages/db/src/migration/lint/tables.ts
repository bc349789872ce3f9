import type { AlterTableCmd, AlterTableStmt, Constraint, Node } from 'libpg-query';
import { problemsOfColumn } from './columns.ts';
import { former, type Known, type Problem, traffic } from './problem.ts';

const REWRITES = new Map<AlterTableCmd['subtype'], string>([
  ['AT_SetLogged', 'set logged'],
  ['AT_SetUnLogged', 'set unlogged'],
  ['AT_SetTableSpace', 'set tablespace'],
  ['AT_SetAccessMethod', 'set access method'],
  ['AT_SetExpression', 'set expression'],
]);

const NOT_VALID = 'add it "not valid", and validate it in another file';

/** What the parts of an `alter table` do to a table that others use. */
export function problemsOfAlterTable(statement: AlterTableStmt, known: Known): Problem[] {
  const table = statement.relation?.relname ?? '';
  if (statement.objtype !== 'OBJECT_TABLE' || known.newTables.has(table)) return [];
  return (statement.cmds ?? []).flatMap((node) =>
    'AlterTableCmd' in node ? problemsOfCommand(table, node.AlterTableCmd, known) : [],
  );
}

function problemsOfCommand(table: string, command: AlterTableCmd, known: Known): Problem[] {
  const { subtype, name = '', def } = command;
  const rewrite = REWRITES.get(subtype);
  if (rewrite) return [traffic(`"${rewrite}" writes all of ${table} anew behind a lock`)];
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def ? problemsOfColumn(def.ColumnDef) : [];
    case 'AT_DropColumn':
      return [former(`the former version reads and writes ${table}.${name}`)];
    case 'AT_DropIdentity':
      return [former(`the former version writes no ${table}.${name} of its own`)];
    case 'AT_ColumnDefault':
      return def ? [] : [former(`the former version relies on the default of ${table}.${name}`)];
    case 'AT_AlterColumnType':
      return [
        former(`the former version knows ${table}.${name} by its former type`),
        traffic(`another type of ${table}.${name} writes the whole table anew behind a lock`),
      ];
    case 'AT_SetNotNull':
      if (known.neverNull.has(`${table}.${name}`)) return [];
      return [
        former(`the former version may write ${table}.${name} as null`),
        traffic(
          `"set not null" reads all of ${table} behind a lock: add check (${name} is not null) "not valid", validate ` +
            'it in another file, and set it then',
        ),
      ];
    case 'AT_AddConstraint':
      return def && 'Constraint' in def ? problemsOfConstraint(table, def.Constraint, known) : [];
    case 'AT_ValidateConstraint':
      return problemsOfValidation(table, name, known);
    case 'AT_AttachPartition':
      return [
        traffic(
          `attaching to ${table} reads all rows, unless a validated check says where they belong`,
        ),
      ];
    case 'AT_DetachPartition':
      return [former(`the former version finds rows in all parts of ${table}`)];
    default:
      return [];
  }
}

function problemsOfConstraint(table: string, constraint: Constraint, known: Known): Problem[] {
  const name = `${table}.${constraint.conname}`;
  if (constraint.skip_validation) known.unchecked.add(name);
  switch (constraint.contype) {
    case 'CONSTR_CHECK': {
      const column = neverNullIn(constraint.raw_expr);
      if (column) known.notNullChecks.set(name, `${table}.${column}`);
      return [
        ...(column ? [former(`the former version may write ${table}.${column} as null`)] : []),
        ...(constraint.skip_validation
          ? []
          : [traffic(`the check reads all of ${table} behind a lock: ${NOT_VALID}`)]),
      ];
    }
    case 'CONSTR_FOREIGN':
      return constraint.skip_validation
        ? []
        : [traffic(`the reference reads all of ${table} behind a lock: ${NOT_VALID}`)];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return constraint.indexname
        ? []
        : [
            traffic(
              `the constraint's index is built behind a lock on ${table}: create it concurrently in a file without a ` +
                'transaction, and add the constraint "using index"',
            ),
          ];
    case 'CONSTR_EXCLUSION':
      return [traffic(`an exclusion constraint reads all of ${table} behind a lock`)];
    default:
      return [];
  }
}

function problemsOfValidation(table: string, constraint: string, known: Known): Problem[] {
  const name = `${table}.${constraint}`;
  const column = known.notNullChecks.get(name);
  if (column) known.neverNull.add(column);
  if (!known.unchecked.has(name) || known.isWithoutTransaction) return [];
  return [
    traffic(
      `${constraint} is validated behind the lock with which this file has added it: do that in another file`,
    ),
  ];
}

/** The column of `column is not null`. */
function neverNullIn(expression: Node | undefined): string | undefined {
  if (!expression || !('NullTest' in expression)) return undefined;
  const { nulltesttype, arg } = expression.NullTest;
  if (nulltesttype !== 'IS_NOT_NULL' || !arg || !('ColumnRef' in arg)) return undefined;
  const field = arg.ColumnRef.fields?.at(-1);
  return field && 'String' in field ? field.String.sval : undefined;
}
