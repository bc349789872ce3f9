import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const read = (file: string) => JSON.parse(readFileSync(join(here, file), 'utf8'));

/** The version that is installed here, e.g. 0.17.0. */
const versionOf = (name: string): string => read(`node_modules/${name}/package.json`).version;

/** What is published is `dist`: one module, its types, and a manifest of its own. */
const published = (): Plugin => ({
  name: 'published',
  writeBundle: ({ dir = '' }) => {
    const { name, version, description, dependencies } = read('package.json');
    const manifest = {
      name,
      version,
      description,
      license: 'UNLICENSED',
      type: 'module',
      sideEffects: false,
      exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
      types: './types/index.d.ts',
      engines: { node: '>=22.12' },
      files: ['index.js', 'types', 'README.md'],
      dependencies: Object.fromEntries(
        Object.keys(dependencies).map((each) => [each, `^${versionOf(each)}`]),
      ),
    };
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(join(here, 'README.md'), join(dir, 'README.md'));
    execFileSync(
      process.execPath,
      [
        join(here, 'node_modules/typescript/bin/tsc'),
        '-p',
        'tsconfig.types.json',
        '--outDir',
        join(dir, 'types'),
      ],
      { cwd: here, stdio: 'inherit' },
    );
  },
});

export default defineConfig({
  plugins: [published()],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2024',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { external: /^(openapi-fetch|eventsource-parser)/ },
  },
});
