import type { ParseArgsConfig } from 'node:util';

interface Arguments {
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
