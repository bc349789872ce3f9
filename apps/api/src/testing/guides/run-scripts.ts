import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const api = fileURLToPath(new URL('../../..', import.meta.url));

/** A folder of somebody else's in which `@oche/client` is installed. */
export class Workshop {
  readonly folder: string;
  #made = 0;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async open(): Promise<Workshop> {
    const folder = await mkdtemp(join(tmpdir(), 'oche-guides-'));
    await symlink(join(api, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    return new Workshop(folder);
  }

  /** @returns the file in which the code stands now */
  async put(code: string, ending: 'ts' | 'js' | 'py'): Promise<string> {
    this.#made += 1;
    const file = join(this.folder, `example-${this.#made}.${ending}`);
    await writeFile(file, code);
    return file;
  }

  /** Checks the types of all that was put there. @returns what the compiler says */
  async typeCheck(): Promise<string> {
    const config = {
      extends: fileURLToPath(new URL('../../../../../tsconfig.base.json', import.meta.url)),
      compilerOptions: { noEmit: true, types: ['node'], lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
      include: ['*.ts'],
    };
    await writeFile(join(this.folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(api, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', this.folder], {
      encoding: 'utf8',
    });
    return stdout;
  }

  close = () => rm(this.folder, { recursive: true, force: true });
}

type Variables = Readonly<Record<string, string>>;

/** Runs an example to its end. @throws Error with what it says, when it fails */
export async function run(file: string, variables: Variables): Promise<string> {
  const options = { env: variables, timeout: 60_000 };
  const { stdout } = await promisify(execFile)(process.execPath, [file], options);
  return stdout;
}

/** Starts an example that goes on, e.g. as it receives something. */
export function start(
  file: string,
  variables: Variables,
  program = process.execPath,
): { process: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const child = spawn(program, [file], { env: { PYTHONUNBUFFERED: '1', ...variables } });
  let text = '';
  child.stdout.on('data', (data: Buffer) => {
    text += data;
  });
  child.stderr.on('data', (data: Buffer) => {
    text += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { process: child, said: () => text, ended };
}

/** null where there is none */
export const python = (['python3', 'python'] as const).find(
  (name) => spawnSync(name, ['--version']).status === 0,
);

/** A port that nobody listens at now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
