import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { offlinePage } from './offline-page.ts';
import { compress } from './precompress.ts';

/** Has a hash in its name, so it never changes. `service-worker/files.ts` has the same rule. */
const BUILT_FILE = /^assets\/[^/]+-([\w-]{7}\.js|[\w-]{8}\.(js|css|woff2))$/;

/** Builds `/sw.js`, which knows where the list of the build's files is, after all of them. Development has none. */
export function serviceWorker(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'oche:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    async writeBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => BUILT_FILE.test(name))
        .map((name) => `/${name}`)
        .sort();
      const name = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const { html, policy } = offlinePage(files);
      // of its own, as most of who loads the worker never asks for it
      const list = `/assets/files-${name.slice(0, 8)}.json`;
      await writeFile(join(root, outDir, list), JSON.stringify(files));
      compress(join(root, outDir, list));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES_LIST: JSON.stringify(list),
          BUILD: JSON.stringify(name),
          OFFLINE_PAGE: JSON.stringify(html),
          OFFLINE_POLICY: JSON.stringify(policy),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: join(root, 'service-worker/worker.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      });
      compress(join(root, outDir, 'sw.js'));
    },
  };
}
