import type { DropStmt, Node } from 'libpg-query';
import { form, former, type Known, type Problem, traffic } from './problem.ts';
import { problemsOfAlterTable } from './tables.ts';

/** What the former version names in its statements. */
const NAMED: Partial<Record<NonNullable<DropStmt['removeType']>, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'materialized view',
  OBJECT_FUNCTION: 'function',
  OBJECT_TYPE: 'type',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_SCHEMA: 'schema',
  OBJECT_EXTENSION: 'extension',
};

/** What a statement does to those who are at work. Notes in `known` what later statements may rely on. */
export function problemsOf(node: Node, known: Known): Problem[] {
  const isUsed = (relation: { relname?: string } | undefined) =>
    relation?.relname !== undefined && !known.newTables.has(relation.relname);
  if ('CreateStmt' in node) {
    known.newTables.add(node.CreateStmt.relation?.relname ?? '');
    return [];
  }
  if ('CreateTableAsStmt' in node) {
    known.newTables.add(node.CreateTableAsStmt.into?.rel?.relname ?? '');
    return [];
  }
  if ('AlterTableStmt' in node) return problemsOfAlterTable(node.AlterTableStmt, known);
  if ('RenameStmt' in node) {
    const { renameType, relation, subname } = node.RenameStmt;
    const isInner = renameType === 'OBJECT_TABCONSTRAINT' || renameType === 'OBJECT_INDEX';
    if (isInner || (relation && !isUsed(relation))) return [];
    const what = [relation?.relname, subname].filter(Boolean).join('.');
    return [former(`the former version knows ${what || 'this'} by its former name`)];
  }
  if ('DropStmt' in node) {
    const kind = NAMED[node.DropStmt.removeType ?? 'OBJECT_INDEX'];
    const names = namesOf(node.DropStmt);
    if (!kind || names.every((name) => known.newTables.has(name))) return [];
    return [former(`the former version uses the ${kind} ${names.join(', ')}`)];
  }
  if ('IndexStmt' in node) {
    const { relation, concurrent } = node.IndexStmt;
    if (concurrent || !isUsed(relation)) return [];
    return [
      traffic(
        `nobody can write to ${relation?.relname} while the index is built: create it concurrently in a file whose ` +
          'first line is "-- no transaction"',
      ),
    ];
  }
  if ('DoStmt' in node) return [traffic('what a "do" block does is not looked at')];
  if ('UpdateStmt' in node && isUsed(node.UpdateStmt.relation)) {
    return [traffic('the changed rows are locked until the file is done, however many they are')];
  }
  if ('DeleteStmt' in node && isUsed(node.DeleteStmt.relation)) {
    return [traffic('the deleted rows are locked until the file is done, however many they are')];
  }
  if ('AlterEnumStmt' in node && node.AlterEnumStmt.oldVal) {
    return [
      former(`the former version knows the value ${node.AlterEnumStmt.oldVal} by its former name`),
    ];
  }
  if ('LockStmt' in node) return [traffic('whoever needs the table waits until the file is done')];
  if ('TruncateStmt' in node) return [former('the former version finds its rows gone')];
  if ('ClusterStmt' in node) return [traffic('"cluster" writes the table anew behind a lock')];
  if ('VariableSetStmt' in node && /_timeout$/.test(node.VariableSetStmt.name ?? '')) {
    return [form('how long a file waits is decided by migrate()')];
  }
  return [];
}

const namesOf = (statement: DropStmt): string[] =>
  (statement.objects ?? []).map((object) => {
    if ('ObjectWithArgs' in object) return lastOf(object.ObjectWithArgs.objname);
    if ('TypeName' in object) return lastOf(object.TypeName.names);
    return 'List' in object ? lastOf(object.List.items) : lastOf([object]);
  });

function lastOf(names: readonly Node[] | undefined): string {
  const name = names?.at(-1);
  return name && 'String' in name ? (name.String.sval ?? '') : '';
}

/** Whether PostgreSQL refuses it within a transaction. */
export function needsNoTransaction(node: Node): boolean {
  if ('IndexStmt' in node) return node.IndexStmt.concurrent === true;
  if ('DropStmt' in node) return node.DropStmt.concurrent === true;
  if ('ReindexStmt' in node) return JSON.stringify(node).includes('"concurrently"');
  return 'VacuumStmt' in node && node.VacuumStmt.is_vacuumcmd === true;
}

/** Whether a second attempt at a file without a transaction can do it again. */
export function isRepeatable(node: Node): boolean {
  if ('IndexStmt' in node) return node.IndexStmt.if_not_exists === true;
  if ('DropStmt' in node) return node.DropStmt.missing_ok === true;
  if ('AlterEnumStmt' in node) return node.AlterEnumStmt.skipIfNewValExists === true;
  if ('AlterTableStmt' in node) {
    return (node.AlterTableStmt.cmds ?? []).every(
      (command) =>
        'AlterTableCmd' in command &&
        (command.AlterTableCmd.subtype === 'AT_ValidateConstraint' ||
          command.AlterTableCmd.subtype === 'AT_SetRelOptions'),
    );
  }
  return 'VacuumStmt' in node || 'ReindexStmt' in node;
}
