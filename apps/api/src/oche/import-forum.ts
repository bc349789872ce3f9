import { readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { CommandError, callerPath, Progress } from '@oche/db/command';
import { readEnv } from '../env.ts';
import { dataDirOf } from '../lib/data-dir.ts';
import {
  ImportError,
  importForum,
  openSource,
  proposeMap,
  readMap,
  rehearse,
  sourceKinds,
} from '../modules/imports/index.ts';
import type { OcheCommand } from './command.ts';
import { withDeps } from './with-deps.ts';

/** Seconds of rest for each second of work. With it, the slowest of twenty reads takes about as long as before. */
const REST = 9;

type Values = Record<string, string | boolean | undefined>;

export const importForumCommand: OcheCommand = {
  summary: 'brings a forum of phpBB, WoltLab or vBulletin',
  help: `
pnpm oche import-forum --from ${sourceKinds.join('|')}
  (--dump FILE | --database mysql://USER:PASSWORD@HOST/NAME)
  [--files FOLDER] [--address https://forum.example/board] [--name NAME] [--prefix PREFIX]
  [--map FILE] [--dry-run] [--tell-members] [--at-once]

Brings members, boards, threads, posts, polls, pictures, private messages, ignored members and subscriptions of another
forum, while Oche is running. Passwords and old links keep working. docs/moving-in.md tells all of it.

Begin with --dry-run: it reads everything and writes nothing but the file of --map, if that isn't there yet: which board
becomes which subforum, and which group which role. It says what would come, what can't and why, and how long it takes.

It can be stopped at any time; the next call goes on, and brings nothing twice. A later call brings what is new since.
--name tells several forums apart. --files is the other board's folder, for attachments and avatars; --address where it
stood, for links within posts. --tell-members writes to each member who came, once.

Most of the time it rests, so that nobody who reads waits for it. With --at-once it takes what it gets, e.g. at night or
before the site is open.
`,
  options: {
    from: { type: 'string' },
    dump: { type: 'string' },
    database: { type: 'string' },
    files: { type: 'string' },
    address: { type: 'string' },
    name: { type: 'string' },
    prefix: { type: 'string' },
    map: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'tell-members': { type: 'boolean' },
    'at-once': { type: 'boolean' },
  },
  async run({ values }, print) {
    await run(values, print).catch((error: unknown) => {
      if (error instanceof ImportError) throw new CommandError(error.message);
      throw error;
    });
  },
};

async function run(values: Values, print: (line: string) => void): Promise<void> {
  const kind = sourceKinds.find((each) => each === values.from);
  if (!kind) throw new CommandError(`Say from what: --from is one of ${sourceKinds.join(', ')}.`);
  // who reads the site goes first
  setPriority(constants.priority.PRIORITY_LOW);
  const rest = values['at-once'] ? 0 : REST;
  const progress = new Progress();
  const onProgress = (text: string) => progress.update(text);
  const { source, forget } = await openSource({
    kind,
    dump: textOf(values, 'dump', callerPath),
    url: textOf(values, 'database'),
    prefix: textOf(values, 'prefix'),
    storeFolder: join(dataDirOf(readEnv()), 'imports'),
    onProgress,
  });
  const common = {
    source,
    files: textOf(values, 'files', callerPath),
    address: addressOf(values),
    onProgress,
  };
  try {
    const map = await mapOf(values, source, print);
    if (values['dry-run']) {
      const { report, minutes } = await rehearse({ ...common, map, rest });
      progress.done();
      for (const line of report.lines()) print(line);
      print(`It takes about ${minutes} minutes. Nothing was written.`);
      return;
    }
    await withDeps(async (deps) => {
      const name = textOf(values, 'name') ?? kind;
      const tellsMembers = values['tell-members'] === true;
      const report = await importForum(deps, { ...common, map, name, tellsMembers, rest });
      progress.done();
      for (const line of report.lines()) print(line);
      print('Everything is there.');
    });
    await forget();
  } finally {
    progress.done();
    await source.close();
  }
}

function textOf(values: Values, name: string, read = (text: string) => text): string | null {
  const value = values[name];
  return typeof value === 'string' ? read(value) : null;
}

/** Without a slash at the end, as paths are appended. */
function addressOf(values: Values): string | null {
  const written = textOf(values, 'address');
  if (written === null) return null;
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CommandError('--address is where the forum stood: https://forum.example/board');
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

async function mapOf(
  values: Values,
  source: Parameters<typeof proposeMap>[0],
  print: (line: string) => void,
): Promise<Awaited<ReturnType<typeof proposeMap>>> {
  const path = textOf(values, 'map', callerPath);
  if (path === null) return proposeMap(source);
  const written = await readFile(path, 'utf8').catch(() => null);
  if (written !== null) return readMap(written, path);
  const map = await proposeMap(source);
  await writeFile(path, `${JSON.stringify(map, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  print(`${path}: what becomes of boards and groups. Change it as you like.`);
  return map;
}
