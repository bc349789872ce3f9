import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/**
 * What is published is `dist`, and packed there as every Oche hands it out: one file that any Node runs, as Node reads no types below node_modules. What it needs of
 * ours is in it, so its manifest names no dependencies.
 */
const manifest = (): Plugin => ({
  name: 'manifest',
  writeBundle: ({ dir = '' }) => {
    const { name, version, description } = JSON.parse(
      readFileSync(join(here, 'package.json'), 'utf8'),
    );
    const published = {
      name,
      version,
      description,
      license: 'UNLICENSED',
      type: 'module',
      bin: { 'oche-bridge': 'oche-bridge.js' },
      engines: { node: '>=22.4' },
      files: ['oche-bridge.js', 'README.md'],
    };
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
    writeFileSync(join(dir, 'README.md'), readFileSync(join(here, 'README.md')));
    const packed = execFileSync('npm', ['pack', '--silent', '--offline'], {
      cwd: dir,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    renameSync(join(dir, packed.trim()), join(dir, 'oche-bridge.tgz'));
  },
});

export default defineConfig({
  plugins: [manifest()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'oche-bridge.js' } },
  },
});
