import type { ParseArgsConfig } from 'node:util';
import { check } from './check.ts';
import { exportTables } from './export-tables.ts';
import { importLounges } from './import-lounges.ts';
import { makeAdmin } from './make-admin.ts';
import { resetSecondFactorOf } from './reset-second-factor.ts';

export interface Arguments {
  positionals: string[];
  values: Record<string, string | boolean | undefined>;
}

export interface OcheCommand {
  /** one line for the list of commands */
  summary: string;
  /** shown by --help */
  help: string;
  options?: ParseArgsConfig['options'];
  /** how many words may follow the command */
  maxArguments?: number;
  /** @param print writes a line */
  run(args: Arguments, print: (line: string) => void): Promise<void>;
}

/** `pnpm oche <name>`; each knows what it needs. */
export const commands: Readonly<Record<string, OcheCommand>> = {
  'make-admin': makeAdmin,
  'reset-second-factor': resetSecondFactorOf,
  check,
  export: exportTables,
  import: importLounges,
};
