import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake of the caller or a problem of the machine, reported in a sentence without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

interface Command<O extends ParseArgsConfig['options']> {
  /** shown by --help */
  help: string;
  options?: O;
  /** how many words may follow the command */
  maxArguments?: number;
}

type Parsed<O extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ options: O & {}; allowPositionals: true; strict: true }>
>;

/** Parses the arguments, answers --help, and ends with exit code 1 after an error. */
export async function runCommand<O extends ParseArgsConfig['options']>(
  command: Command<O>,
  work: (parsed: Parsed<O>) => Promise<void>,
): Promise<void> {
  try {
    // pnpm also passes on the `--` that separates its arguments from ours
    const args = process.argv.slice(2).filter((arg) => arg !== '--');
    if (args.includes('--help') || args.includes('-h')) return console.log(command.help.trim());
    await work(parse(command, args));
  } catch (error) {
    console.error(readable(error));
    process.exitCode = 1;
  }
}

function parse<O extends ParseArgsConfig['options']>(
  { options, maxArguments = 0 }: Command<O>,
  args: string[],
): Parsed<O> {
  const parsed = parseStrictly(args, options);
  if (parsed.positionals.length > maxArguments) {
    throw new CommandError(`"${parsed.positionals[maxArguments]}" is not expected. See --help.`);
  }
  return parsed as Parsed<O>;
}

function parseStrictly(args: string[], options: ParseArgsConfig['options']) {
  try {
    return parseArgs({ args, options: { ...options }, allowPositionals: true, strict: true });
  } catch (error) {
    const [sentence] = String((error as Error).message).split('. ');
    throw new CommandError(`${sentence}. See --help.`);
  }
}

/** Their messages are for the person who runs the command. */
const OUR_ERRORS = new Set(['MigrationError', 'NoOcheError', 'UnfitDatabaseError']);

function readable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // when several addresses refuse a connection, the messages are one level below
  if (error instanceof AggregateError) return error.errors.map(readable).join('\n');
  const isOurs = error instanceof CommandError || OUR_ERRORS.has(error.name);
  const isKnown = isOurs || 'code' in error;
  return isKnown ? error.message : (error.stack ?? error.message);
}
