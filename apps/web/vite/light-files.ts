import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, runnerImport } from 'vite';
import { compress } from './precompress.ts';

const VIRTUAL_ID = 'virtual:light-files';
const RESOLVED_ID = `\0${VIRTUAL_ID}`;
const LIST = 'dist/client/.vite/light-files.json';
const SHEETS = 'src/light/style/light-css.ts';
const SCRIPTS = {
  fresh: 'src/light/scripts/fresh.ts',
  overlay: 'src/light/scripts/overlay.ts',
  widget: 'src/light/scripts/widget.ts',
};
/** Programs for streams stay with a browser for years: OBS 28 to 30 have Chromium 103. */
const OVERLAY_TARGET = 'chrome103';
/** Which script belongs to the pages of a style sheet. */
const SCRIPT_OF: Record<string, 'fresh' | 'overlay'> = { widgets: 'fresh', overlays: 'overlay' };
/** Where development finds them, made anew each time. */
const DEVELOPMENT = /^\/@light\/([\w-]+)\.(css|js)$|^\/(widget)\.(js)$/;

/** What light pages load (ADR 74). */
interface LightFiles {
  sheets: Record<string, string>;
  /** by the names of the sheets */
  scripts: Record<string, string>;
}

interface Sheets {
  lightSheets(addressOf: (font: string) => string): Record<string, string>;
}

/**
 * Builds what light pages load beside the app's own files: style sheets made of our tokens, the script that keeps them
 * fresh, and `/widget.js`, which strangers' pages load and whose address stays. The server's build gets their names as
 * `virtual:light-files`.
 */
export function lightFiles(): Plugin {
  let root = '';
  let outDir = '';
  let isBuild = false;
  return {
    name: 'oche:light-files',
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      if (isBuild) return `export default ${readFileSync(join(root, LIST), 'utf8')}`;
      const names = Object.keys(await sheetsOf(root, (font) => font));
      const sheets = Object.fromEntries(names.map((name) => [name, `/@light/${name}.css`]));
      const scripts = Object.fromEntries(
        names.map((name) => [name, `/@light/${SCRIPT_OF[name] ?? 'fresh'}.js`]),
      );
      return `export default ${JSON.stringify({ sheets, scripts })}`;
    },
    async writeBundle(_options, bundle) {
      if (outDir.endsWith('server')) return;
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const sheets = await sheetsOf(root, (font) => {
        const name = basename(font, '.woff2');
        const file = fonts.find((built) => basename(built).startsWith(`${name}-`));
        if (!file) throw new Error(`the build has no font ${font}`);
        return `/${file}`;
      });
      const list: LightFiles = { sheets: {}, scripts: {} };
      for (const [name, css] of Object.entries(sheets)) {
        list.sheets[name] = write(name, 'css', css);
        const script = SCRIPT_OF[name] ?? 'fresh';
        list.scripts[name] = write(script, 'js', await scriptOf(root, script));
      }
      const widget = join(root, outDir, 'widget.js');
      writeFileSync(widget, await scriptOf(root, 'widget'));
      compress(widget);
      mkdirSync(dirname(join(root, LIST)), { recursive: true });
      writeFileSync(join(root, LIST), JSON.stringify(list));
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [, own, ofOwn, stable, ofStable] = DEVELOPMENT.exec(request.url ?? '') ?? [];
        const name = own ?? stable;
        if (!name) return next();
        const isCss = (ofOwn ?? ofStable) === 'css';
        response.setHeader('content-type', isCss ? 'text/css' : 'text/javascript');
        response.setHeader('access-control-allow-origin', '*');
        response.end(
          isCss
            ? (await sheetsOf(root, (font) => `/src/theme/fonts/${font}`))[name]
            : await scriptOf(root, name as keyof typeof SCRIPTS),
        );
      });
    },
  };

  function write(name: string, kind: 'css' | 'js', content: string): string {
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const address = `/assets/light-${name}-${hash}.${kind}`;
    writeFileSync(join(root, outDir, address), content);
    compress(join(root, outDir, address));
    return address;
  }
}

export async function sheetsOf(root: string, addressOf: (font: string) => string) {
  const { module } = await runnerImport<Sheets>(join(root, SHEETS));
  return module.lightSheets(addressOf);
}

/** One file without imports, which runs as a classic script and as a module. */
export async function scriptOf(root: string, name: keyof typeof SCRIPTS): Promise<string> {
  const source = SCRIPTS[name];
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: name === 'overlay' ? OVERLAY_TARGET : 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${source} was not built`);
  return chunk.code;
}
