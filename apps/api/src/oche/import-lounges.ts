import { readFile } from 'node:fs/promises';
import { CommandError, callerPath, Progress } from '@oche/db/command';
import { errors } from '@oche/validators/errors';
import { createLoungeInput } from '@oche/validators/lounges/schemas';
import { isValidationKey, validationTexts } from '@oche/validators/validation';
import { CsvError, parse } from 'csv-parse/sync';
import { actingAs } from '../lib/acting.ts';
import type { Deps } from '../lib/deps.ts';
import { AppError } from '../lib/errors.ts';
import { requireAccount } from '../modules/auth/index.ts';
import { createLounge } from '../modules/lounges/index.ts';
import type { OcheCommand } from './command.ts';
import { ofAccount, withDeps } from './with-deps.ts';

/** The columns that a file may have beside those of the form. */
const OWNER = 'ownerEmail';

interface Line {
  /** in the file */
  number: number;
  cells: Record<string, string>;
}

export const importLounges: OcheCommand = {
  summary: 'adds lounges from a CSV file',
  help: `
pnpm oche import FILE --owner EMAIL [--dry-run]

Adds lounges from a CSV file (separated by commas or semicolons, UTF-8) as if each had been entered into the form, with
the same rules. The first line names the columns: name, address, city and country are required (country as DE, AT …);
zipCode, description, phone, email, website, loungeType (bar, club, public_space), setupDescription, numberOfBoards and
pricePerHour are not. The lounges belong to the account of --owner, or to that of a column ownerEmail.

All lines are checked before the first is written. A line that fails is named with its reason, the others are added; the
same file can be given again within a day without adding anything twice. --dry-run only checks.
`,
  options: { owner: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  maxArguments: 1,
  async run({ positionals: [file], values }, print) {
    if (!file) throw new CommandError('Say what from: pnpm oche import FILE --owner EMAIL');
    const lines = await readLines(callerPath(file));
    const inputs = lines.map((line) => ({ line, input: inputOf(line) }));
    const wrong = inputs.flatMap(({ input }) => (typeof input === 'string' ? [input] : []));
    for (const problem of wrong) print(problem);
    if (wrong.length > 0)
      throw new CommandError(
        `${wrong.length} of ${lines.length} lines are wrong; nothing was added.`,
      );
    if (values['dry-run']) return print(`${lines.length} lines are fine.`);
    await withDeps(async (deps) => {
      const progress = new Progress();
      let added = 0;
      for (const { line, input } of inputs) {
        if (typeof input === 'string') continue;
        const problem = await add(deps, line, input, values.owner);
        if (problem) print(problem);
        else added++;
        progress.update(`${added} of ${lines.length} lounges`);
      }
      progress.done();
      print(`${added} of ${lines.length} lounges are there.`);
      if (added < lines.length) throw new CommandError(`${lines.length - added} lines failed.`);
    });
  },
};

async function readLines(path: string): Promise<Line[]> {
  const text = await readFile(path, 'utf8');
  try {
    const rows = parse<Record<string, string>>(text, {
      bom: true,
      columns: true,
      // spreadsheets separate cells by semicolons where numbers are written with a comma
      delimiter: text.split('\n', 1)[0]?.includes(';') ? ';' : ',',
      skip_empty_lines: true,
      trim: true,
    });
    return rows.map((cells, index) => ({ number: index + 2, cells }));
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(`${path}: ${error.message}`);
    throw error;
  }
}

/** @returns what the form would send, or what is wrong with the line */
function inputOf({ number, cells }: Line) {
  const { [OWNER]: _, ...fields } = Object.fromEntries(
    Object.entries(cells).filter(([, cell]) => cell !== ''),
  );
  const found = createLoungeInput.safeParse({
    ...fields,
    ...(fields.numberOfBoards && { numberOfBoards: Number(fields.numberOfBoards) }),
    ...(fields.pricePerHour && { pricePerHour: Number(fields.pricePerHour.replace(',', '.')) }),
    idempotencyKey: undefined,
  });
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  const text =
    issue && isValidationKey(issue.message) ? validationTexts[issue.message].en : 'is invalid';
  return `line ${number}: ${issue?.path.join('.')}: ${text}`;
}

/** @returns why it could not be added */
async function add(
  deps: Deps,
  { number, cells }: Line,
  input: Exclude<ReturnType<typeof inputOf>, string>,
  owner: string | boolean | undefined,
): Promise<string | undefined> {
  const email = cells[OWNER] || (typeof owner === 'string' ? owner : '');
  if (!email) throw new CommandError(`Say whom line ${number} belongs to: --owner EMAIL.`);
  const { id } = await ofAccount(email, () => requireAccount(deps.db, email));
  try {
    const key = `import/${input.name}/${input.address}`.slice(0, 200);
    await createLounge(actingAs(deps, id, 'import'), { ...input, idempotencyKey: key });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    return `line ${number}: ${errors[error.code].en}`;
  }
}
