// Node runs this before main.ts, and in each thread. It gives Node our TypeScript without its types, as it was
// kept when a file was first loaded. So Node's compiler of TypeScript is not loaded, which holds 12 MB for good; nor is
// Node's own cache of compiled files needed, which holds all that it has read, 26 MB, as long as the process lives.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/oche-server/stripped');
const hashOf = (text) => createHash('sha256').update(text).digest('base64url');

registerHooks({
  load(url, context, nextLoad) {
    // zod brings its messages in 50 languages; ours are keys of our own texts (ADR 13)
    if (url.endsWith('/zod/v4/locales/index.js'))
      return { format: 'module', source: '', shortCircuit: true };
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    return { format: 'module', source: stripped(fileURLToPath(url)), shortCircuit: true };
  },
});

/** Types become blanks, so lines and columns stay those of the file. */
function stripped(path) {
  const source = readFileSync(path, 'utf8');
  // an image has all of this in another place than where it was made
  const kept = join(FOLDER, hashOf(relative(ROOT, path)));
  const mark = `${hashOf(process.version + source)}\n`;
  const known = read(kept);
  if (known?.startsWith(mark)) return known.slice(mark.length);
  const text = stripTypeScriptTypes(source);
  keep(kept, mark + text);
  return text;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Where nothing can be written, e.g. in an image, there is what its making has kept. */
function keep(file, text) {
  const own = `${file}.${process.pid}.${threadId}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(own, text);
    renameSync(own, file);
  } catch {}
}
