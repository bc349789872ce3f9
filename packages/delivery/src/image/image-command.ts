import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeImage } from './make.ts';

const HELP = `
pnpm image [--output FILE] [--commit NAME]

Makes the container image of a commit (HEAD) as one file, for docker load and podman load: without a daemon, without
root, with Debian's packages as its base. Twice the same commit is twice the same image. What it needs on the way lies
in .image.
`;

const ROOT = resolve(import.meta.dirname, '../../../..');
const MB = 2 ** 20;

const { values } = parseArgs({
  options: {
    output: { type: 'string', default: join(ROOT, '.image/oche.tar') },
    commit: { type: 'string', default: 'HEAD' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP.trim());
else {
  try {
    const { output: file, commit } = values;
    const wanted = {
      commit,
      folder: join(ROOT, '.image'),
      file: resolve(process.env.INIT_CWD ?? '.', file),
    };
    const made = await makeImage(wanted, (line) => console.error(line));
    const [unpacked, packed] = [made.unpacked, made.packed].map((bytes) => (bytes / MB).toFixed(0));
    console.log(`${made.file}\n${made.digest}\n${unpacked} MB unpacked, ${packed} MB packed`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
