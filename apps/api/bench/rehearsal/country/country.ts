import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ADDRESSES,
  broker,
  DATABASES,
  databaseProxy,
  type MachineName,
  OCHES,
  type OcheName,
  OUTSIDE,
  PASSWORDS,
  pooler,
  webProxy,
} from './configuration.ts';
import { DatabaseMachines, until } from './database-machines.ts';
import { type Ground, layGround, Machine } from './machine.ts';
import { HOST, settingsOf } from './settings.ts';

const FORM_LIMIT_MS = 60_000;
const START_LIMIT_MS = 180_000;
/** Of the file system of each database: the rehearsal fills one. */
const DISK = '600m';

/** As docs/operations.md says. */
const CREATE_ROLE = `create role oche login password '${PASSWORDS.oche}'`;
const CREATE_DATABASE = `create database oche owner oche template template0 encoding 'UTF8' locale 'C.UTF-8'`;

type Machines = Record<MachineName, Machine>;

/** Three databases, what stands in front of them, and three processes of Oche, each on a machine of its own. */
export class Country {
  readonly machines: Machines;
  readonly databases: DatabaseMachines;
  readonly #ground: Ground;
  /** the folder of the program that the processes run */
  program: string;

  private constructor(ground: Ground, machines: Machines, program: string) {
    this.#ground = ground;
    this.machines = machines;
    this.databases = new DatabaseMachines(machines);
    this.program = program;
  }

  static async found(
    ground: Ground,
    program: string,
    say: (line: string) => void,
  ): Promise<Country> {
    layGround(ground.root, OUTSIDE);
    const names = Object.keys(ADDRESSES) as MachineName[];
    const machines: Partial<Machines> = {};
    for (const name of names) {
      const disk = (DATABASES as readonly string[]).includes(name) ? DISK : '';
      machines[name] = await Machine.boot(name, ADDRESSES[name], ground, disk);
    }
    const country = new Country(ground, machines as Machines, program);
    await country.#formDatabases(say);
    country.startGate();
    country.startPooler();
    country.startBroker();
    await country.#startProcesses(say);
    return country;
  }

  async #startProcesses(say: (line: string) => void): Promise<void> {
    for (const name of OCHES) {
      const took = await this.startOche(name);
      say(`${name} answers after ${(took / 1000).toFixed(1)} s`);
    }
  }

  /** Begins anew with another version of the program, and an empty database. */
  async startOver(program: string, say: (line: string) => void): Promise<void> {
    await Promise.all(OCHES.map((name) => this.machines[name].stop('oche')));
    this.program = program;
    const primary = await this.databases.primary();
    if (!primary) throw new Error('There is no primary');
    await this.databases.ask(primary, 'drop database oche with (force)');
    await this.databases.ask(primary, CREATE_DATABASE);
    await this.#startProcesses(say);
  }

  async #formDatabases(say: (line: string) => void): Promise<void> {
    const began = performance.now();
    for (const name of DATABASES) this.databases.start(name);
    await this.databases.whole(FORM_LIMIT_MS);
    say(
      `three databases follow one another after ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
    const primary = await this.databases.primary();
    if (!primary) throw new Error('There is no primary');
    await this.databases.ask(primary, CREATE_ROLE);
    await this.databases.ask(primary, CREATE_DATABASE);
  }

  startGate(): void {
    const { gate } = this.machines;
    const own = join(this.#ground.folder, 'machines', 'gate', 'etc');
    makeCertificate(this.#ground.root, own);
    const both = ['certificate.pem', 'key.pem'].map((file) =>
      readFileSync(join(own, file), 'utf8'),
    );
    const web = gate.write('web.cfg', webProxy(gate.write('oche.pem', both.join(''))));
    const databases = gate.write('databases.cfg', databaseProxy());
    gate.start({ name: 'haproxy', command: 'haproxy', args: ['-db', '-f', web, '-f', databases] });
  }

  startPooler(): void {
    const { gate } = this.machines;
    const users = gate.write('userlist.txt', `"oche" "${PASSWORDS.oche}"\n`);
    const file = gate.write('pgbouncer.ini', pooler(users));
    gate.start({ name: 'pgbouncer', command: 'pgbouncer', args: [file] });
  }

  startBroker(): void {
    const { broker: machine } = this.machines;
    const file = machine.write('nats.conf', broker());
    machine.start({ name: 'nats', command: 'nats-server', args: ['-c', file] });
  }

  /** @returns after how many milliseconds it was ready */
  async startOche(name: OcheName): Promise<number> {
    const { scripts } = JSON.parse(
      readFileSync(join(this.program, 'apps/api/package.json'), 'utf8'),
    );
    const [, ...flags] = scripts.start.split(' ');
    const data = join(this.#ground.folder, 'oche');
    mkdirSync(data, { recursive: true });
    const child = this.machines[name].startOwn({
      name: 'oche',
      command: 'env',
      args: ['-C', join(this.program, 'apps/api'), process.execPath, ...flags],
      env: settingsOf(name, data),
    });
    return await until(
      `${name} is ready`,
      async () => {
        if (child.exitCode !== null) throw new Error(`${name} ended at once: see its log`);
        return await this.isReady(name);
      },
      START_LIMIT_MS,
    );
  }

  async isReady(name: OcheName): Promise<boolean> {
    const url = `http://${ADDRESSES[name]}:3000/health/ready`;
    return await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
  }

  /** All that belongs to the country is there and answers. */
  async isWell(): Promise<boolean> {
    const ready = await Promise.all(OCHES.map((name) => this.isReady(name)));
    return ready.every(Boolean) && (await this.databases.isWhole());
  }

  /** Where the country writes. */
  get folder(): string {
    return this.#ground.folder;
  }

  get certificate(): Buffer {
    return readFileSync(join(this.#ground.folder, 'machines/gate/etc/certificate.pem'));
  }

  async end(): Promise<void> {
    await Promise.all(OCHES.map((name) => this.machines[name].stop('oche')));
    await Promise.all(Object.values(this.machines).map((machine) => machine.kill()));
  }
}

/** Signed by itself, for two days. */
function makeCertificate(root: string, folder: string): void {
  const text = (file: string) => join(folder, file);
  const bridge = join(root, 'var/tmp');
  mkdirSync(bridge, { recursive: true });
  execFileSync(
    'chroot',
    [
      ...[
        root,
        'openssl',
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
      ],
      ...['-nodes', '-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`, '-days', '2'],
      ...['-keyout', '/var/tmp/key.pem', '-out', '/var/tmp/certificate.pem'],
    ],
    { stdio: 'ignore' },
  );
  for (const file of ['key.pem', 'certificate.pem']) {
    execFileSync('mv', [join(bridge, file), text(file)]);
    chmodSync(text(file), 0o600);
  }
}
