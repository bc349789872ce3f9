import { parseArgs } from 'node:util';
import { debianRoot } from './root.ts';

const HELP = `node apps/api/bench/rehearsal/debian/root-command.ts --folder DIR package…

Fetches packages of Debian 13, with all that they depend on, and unpacks them into DIR/rootfs, without touching the
machine. Prints that folder. A second time it uses what is there. The packages' files stay in DIR/apt/archives.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
});

if (values.help || !values.folder || positionals.length === 0) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 1;
} else {
  const say = (line: string) => console.error(line);
  try {
    console.log(await debianRoot({ packages: positionals, folder: values.folder, say }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
