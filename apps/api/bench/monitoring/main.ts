import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { startTemporaryServer } from '../../../../packages/db/src/embedded/temporary-server.ts';
import { debianRoot } from '../rehearsal/debian/root.ts';
import { freePort, startApp } from '../servers.ts';
import { table } from '../table.ts';

const HELP = `pnpm rehearse:monitoring [--folder DIR]

Fetches Debian 13's Prometheus into DIR (default: .data/debian-prometheus), lets its promtool check docs/monitoring and run
the tests of the rules, then starts it beside an Oche with a database of its own: with the documented rules, it reads
/metrics and answers each question of the dashboard. Ends with 1 when one fails.
Nothing outside of the folder is touched; everything listens on 127.0.0.1 only.
`;

const DOCS = fileURLToPath(new URL('../../../../docs/monitoring/', import.meta.url));
const RULES = ['alerts.yml', 'slo.yml'];
/** how long Prometheus may take to have read everything once */
const READ_LIMIT_MS = 60_000;
const run = promisify(execFile);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    folder: { type: 'string', default: '.data/debian-prometheus' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

async function rehearse(folder: string): Promise<number> {
  const say = (line: string) => console.error(line);
  const root = await debianRoot({ packages: ['prometheus'], folder, say });
  const program = (name: string) => join(root, 'usr/bin', name);
  const rows: [what: string, outcome: string][] = [];
  const note = async (what: string, work: () => Promise<string | undefined>) => {
    const problem = await work().catch((error: Error & { stdout?: string; stderr?: string }) =>
      [error.stdout, error.stderr || error.message].filter(Boolean).join(' ').trim(),
    );
    rows.push([what, problem ?? 'ok']);
  };
  const promtool =
    (...args: string[]) =>
    async () => {
      await run(program('promtool'), args, { cwd: DOCS });
      return undefined;
    };
  await note('promtool check rules', promtool('check', 'rules', ...RULES));
  await note('promtool test rules', promtool('test', 'rules', 'rules.test.yml'));
  await note(
    'promtool check config',
    promtool('check', 'config', '--syntax-only', 'prometheus.yml'),
  );
  await besideOche(program('prometheus'), note);
  console.log(table(['what', 'outcome'], rows));
  return rows.every(([, outcome]) => outcome === 'ok') ? 0 : 1;
}

type Note = (what: string, work: () => Promise<string | undefined>) => Promise<void>;

async function besideOche(program: string, note: Note): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'oche-monitoring-'));
  const database = await startTemporaryServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let prometheus: ChildProcess | undefined;
  try {
    const app = await startApp(database.url, join(folder, 'data'), {
      DEMO_DATA: 'true',
    });
    try {
      prometheus = await startPrometheus(program, folder, port, new URL(app.url).host);
      const ask = (query: string) => resultOf(url, query);
      await note('reads /metrics', () =>
        until(async () => (await ask('oche_live_streams{job="oche"}')).length > 0),
      );
      await note('the rules of the objectives record', () =>
        until(async () => (await ask('oche:slo_budget')).length === 4),
      );
      const dashboard = JSON.parse(await readFile(join(DOCS, 'dashboard.json'), 'utf8'));
      const charts: { title: string; targets?: { expr: string }[] }[] = dashboard.panels;
      for (const { title, targets = [] } of charts) {
        for (const { expr } of targets) {
          const query = expr
            .replaceAll('$__rate_interval', '1m')
            .replaceAll('$job', 'oche')
            .replaceAll('$instance', '.*');
          await note(`dashboard: ${title}`, async () => void (await ask(query)));
        }
      }
    } finally {
      await app.stop();
    }
  } finally {
    prometheus?.kill('SIGTERM');
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** With the documented configuration, but for who is read, how often, and the token. */
async function startPrometheus(
  program: string,
  folder: string,
  port: number,
  target: string,
): Promise<ChildProcess> {
  for (const file of RULES) await cp(join(DOCS, file), join(folder, 'oche', file));
  const config = (await readFile(join(DOCS, 'prometheus.yml'), 'utf8'))
    .replace(/ {4}authorization:\n.*\n/, '')
    .replace(/scrape_interval: \S+/, 'scrape_interval: 1s')
    .replace(/targets: .*/, `targets: ['${target}']`);
  await writeFile(
    join(folder, 'prometheus.yml'),
    `global: { evaluation_interval: 1s }\n${config.replace(/^#.*\n/gm, '')}`,
  );
  for (const file of RULES) {
    const path = join(folder, 'oche', file);
    await writeFile(path, (await readFile(path, 'utf8')).replace('interval: 30s', 'interval: 1s'));
  }
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'tsdb')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const problem = await until(isReady);
  if (problem) throw new Error(`Prometheus does not start: ${problem}`);
  return child;
}

interface Sample {
  metric: Record<string, string>;
  value: [time: number, value: string];
}

interface Answer {
  status: string;
  error?: string;
  data: { result: Sample[] };
}

async function resultOf(url: string, query: string): Promise<Sample[]> {
  const answer = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(query)}`);
  const { status, error, data } = (await answer.json()) as Answer;
  if (status !== 'success') throw new Error(error);
  return data.result;
}

/** @returns what to say when it doesn't become true in time */
async function until(isSo: () => Promise<boolean>): Promise<string | undefined> {
  const deadline = Date.now() + READ_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) return `not within ${READ_LIMIT_MS / 1000} s`;
    await sleep(250);
  }
  return undefined;
}

if (values.help) console.log(HELP);
else process.exitCode = await rehearse(values.folder);
