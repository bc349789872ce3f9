import { availableParallelism } from 'node:os';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { clientAssets } from './vite/client-assets.ts';
import { guides } from './vite/guides/guides.ts';
import { lateStreams } from './vite/late-streams.ts';
import { leanSystem } from './vite/lean-system.ts';
import { leanTokens } from './vite/lean-tokens.ts';
import { lightFiles } from './vite/light-files.ts';
import { ownIcons } from './vite/own-icons.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { sharedTexts } from './vite/shared-texts.ts';
import { styledElements } from './vite/styled-elements.ts';
import { themeStyles } from './vite/theme-styles.ts';
import { unusedSockets } from './vite/unused-sockets.ts';
import { usedStyles } from './vite/used-styles.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // puts each route in one chunk, so that the first load of a page brings no other page's code
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    ownIcons(),
    react(),
    themeStyles(),
    usedStyles(),
    leanSystem(),
    leanTokens(),
    styledElements(),
    unusedSockets(),
    lateStreams(),
    sharedTexts(),
    guides(),
    clientAssets(),
    precompress(),
    lightFiles(),
    serviceWorker(),
  ],
  resolve: {
    // React itself has had this hook since version 18
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // the server build reads the manifest to name the files of a page
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    modulePreload: {
      // the entry would name the files of every page; the router fetches them when a link is touched
      resolveDependencies: (_file, deps, { hostId }) =>
        hostId.includes('entry-client') ? [] : deps,
    },
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            // every page reads the names of some hundred files, of which nothing but these characters can't be compressed
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: chunkGroups,
            },
          },
          treeshake: {
            // reading a property has no side effects in any of our packages
            propertyReadSideEffects: false,
            // Emotion's `withTheme` is all that needs them, and nobody calls it
            moduleSideEffects: [
              { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
            ],
          },
        },
  },
  // one self-contained server bundle, which starts fast and always has React's production build
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : undefined,
  ssr: { noExternal: isSsrBuild ? true : undefined },
  test: {
    include: ['{src,service-worker,vite}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // importing Chakra takes most of a file's time, so a worker's files share its modules
    maxWorkers: availableParallelism(),
    isolate: false,
    setupFiles: ['./src/testing/setup.ts', '../../scripts/lib/seed.mjs'],
    // ends what hangs; how long a property takes is up to who else uses the machine
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
}));
