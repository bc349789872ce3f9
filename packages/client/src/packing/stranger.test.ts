import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const here = join(import.meta.dirname, '../..');
let folder: string;
let packed: string[];

/** A project of somebody else, with what the registry would give for the packed tarball. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oche-client-'));
  const dist = join(folder, 'dist');
  await build({ root: here, logLevel: 'silent', build: { outDir: dist, emptyOutDir: true } });
  const shell = process.platform === 'win32';
  const { stdout } = await run('npm', ['pack', '--json', '--offline'], { cwd: dist, shell });
  const [{ filename, files }] = JSON.parse(stdout);
  packed = files.map(({ path }: { path: string }) => path);
  const modules = join(folder, 'project/node_modules');
  await mkdir(join(modules, '@oche/client'), { recursive: true });
  const into = join(modules, '@oche/client');
  await run('tar', ['-xzf', join(dist, filename), '-C', into, '--strip-components=1']);
  const { dependencies } = JSON.parse(await readFile(join(into, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    await symlink(join(here, 'node_modules', name), join(modules, name), 'dir');
  }
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

test('the package has a module, its types and a page to read, and nothing else', () => {
  expect(packed.filter((path) => !path.startsWith('types/')).sort()).toEqual([
    'README.md',
    'index.js',
    'package.json',
  ]);
  expect(packed.every((path) => !path.startsWith('types/') || path.endsWith('.d.ts'))).toBe(true);
});

const PROGRAM = `import { createClient, idempotencyKey, OcheError, type components } from '@oche/client';

export const nameOf = ({ name }: components['schemas']['Tournament']): string => name;
const oche = createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
export const read = async (): Promise<string> => nameOf(await oche.get('/api/tournaments/{id}', { params: { path: { id: 1 } } }));
console.log(typeof idempotencyKey(), new OcheError(new Response(null, { status: 404 }), null).status);
`;

test.each(['NodeNext', 'Bundler'])('a project that resolves as %s takes it', async (resolution) => {
  const project = join(folder, 'project');
  await writeFile(join(project, 'program.ts'), PROGRAM);
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const options = {
    strict: true,
    skipLibCheck: false,
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: resolution === 'Bundler' ? 'ESNext' : resolution,
    moduleResolution: resolution,
    types: [],
  };
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
  );
  const tsc = join(here, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch((error) => error);
  expect(stdout).toBe('');
  const program = await run(process.execPath, [join(project, 'program.js')]);
  expect(program.stdout).toBe('string 404\n');
});

test('a wrong program is told so', async () => {
  const project = join(folder, 'project');
  const wrong = join(project, 'wrong');
  await cp(join(project, 'tsconfig.json'), join(wrong, 'tsconfig.json'));
  await writeFile(join(wrong, 'program.ts'), PROGRAM.replace('id: 1', 'id: "one"'));
  const tsc = join(here, 'node_modules/typescript/bin/tsc');
  const refused = await run(process.execPath, [tsc, '-p', wrong]).catch((error) => error);
  expect(refused.stdout).toContain("Type 'string' is not assignable to type 'number'");
});
