import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SERVER_ID } from '../debian/files.ts';

/** Where all machines of a country are, and what they are made of. */
export interface Ground {
  /** Debian's programs, which all machines share */
  root: string;
  /** what the machines write */
  folder: string;
  /** whether there are users other than root (not in a user namespace of somebody else than root) */
  hasUsers: boolean;
}

export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** Puts a machine's own folders over those of the root that all share, and waits. */
const HOLD = `set -e
mount -t tmpfs tmpfs "$ROOT/dev/shm"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -t tmpfs tmpfs "$ROOT/run"
chmod 1777 "$ROOT/tmp" "$ROOT/run" "$ROOT/dev/shm"
mount --bind "$OWN/etc" "$ROOT/etc/oche"
mount --bind "$OWN/lib" "$ROOT/var/lib"
if [ -n "$DISK" ]; then mount -t tmpfs -o "size=$DISK,mode=1777" tmpfs "$ROOT/var/lib/postgresql"; fi
mkdir -p "$ROOT/run/postgresql"
chmod 1777 "$ROOT/run/postgresql"
# ports below 1024 without being root
echo 0 > /proc/sys/net/ipv4/ip_unprivileged_port_start
echo ready
exec sleep infinity
`;

/**
 * A machine: a network card and files of its own. It has the programs of the country and its processes can be ended all at
 * once, as by a power cut, or its cable pulled.
 */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly #ground: Ground;
  readonly #holder: number;
  /** whatever is started on it by name */
  readonly running = new Map<string, ChildProcess>();

  private constructor(name: string, address: string, ground: Ground, holder: number) {
    this.name = name;
    this.address = address;
    this.#ground = ground;
    this.#holder = holder;
  }

  /**
   * @param disk size of the file system that PostgreSQL's data have, e.g. `500m`; else they have that of the folder
   */
  static async boot(name: string, address: string, ground: Ground, disk = ''): Promise<Machine> {
    const own = join(ground.folder, 'machines', name);
    for (const folder of ['etc', 'lib/postgresql', 'lib/etcd', 'log']) {
      mkdirSync(join(own, folder), { recursive: true });
      if (ground.hasUsers) chownSync(join(own, folder), SERVER_ID, SERVER_ID);
    }
    mkdirSync(join(ground.root, 'etc/oche'), { recursive: true });
    mkdirSync(join(ground.root, 'var/lib/postgresql'), { recursive: true });
    const holder = spawn('unshare', ['--net', '--mount', '--', 'sh', '-c', HOLD], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ROOT: ground.root, OWN: own, DISK: disk },
    });
    const [said] = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]);
    if (holder.pid === undefined || !String(said).includes('ready')) {
      throw new Error(`The machine ${name} does not come up: ${said}`);
    }
    const machine = new Machine(name, address, ground, holder.pid);
    machine.#plugIn();
    return machine;
  }

  #plugIn(): void {
    const ip = (...args: string[]) => networkTool(this.#ground.root, args);
    ip(
      'link',
      'add',
      this.#cable,
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      `${this.#holder}`,
    );
    ip('link', 'set', this.#cable, 'master', BRIDGE, 'up');
    const there = (...args: string[]) =>
      execFileSync('nsenter', [
        ...['-t', `${this.#holder}`, '--net', '--'],
        ...['chroot', this.#ground.root, 'ip', ...args],
      ]);
    there('link', 'set', 'lo', 'up');
    there('addr', 'add', `${this.address}/24`, 'dev', 'eth0');
    there('link', 'set', 'eth0', 'up');
  }

  get #cable(): string {
    return `to-${this.name}`;
  }

  /** Pulls the cable. */
  cut(): void {
    networkTool(this.#ground.root, ['link', 'set', this.#cable, 'down']);
  }

  mend(): void {
    networkTool(this.#ground.root, ['link', 'set', this.#cable, 'up']);
  }

  /** A file of the machine's own, which its programs find below `/etc/oche`. */
  write(file: string, text: string): string {
    const path = join(this.#ground.folder, 'machines', this.name, 'etc', file);
    writeFileSync(path, text, { mode: 0o600 });
    if (this.#ground.hasUsers) chownSync(path, SERVER_ID, SERVER_ID);
    return `/etc/oche/${file}`;
  }

  /** Starts a program of Debian's as the user postgres. */
  start(program: Program): ChildProcess {
    return this.#spawn(program, this.#asServer(program), DEBIAN_ENV);
  }

  /** Starts a program of the system that we run on, with its files. */
  startOwn(program: Program): ChildProcess {
    return this.#spawn(program, [program.command, ...program.args], process.env);
  }

  /** Lays a folder over another one, for programs that are started on this machine from now on. */
  place(folder: string, over: string): void {
    execFileSync('nsenter', [...this.#enter(), 'mount', '--bind', folder, over]);
  }

  /** Runs a program of Debian's to its end. */
  run(command: string, args: readonly string[]): string {
    const inside = this.#asServer({ name: command, command, args });
    return execFileSync('nsenter', [...this.#enter(), ...inside], {
      encoding: 'utf8',
      env: DEBIAN_ENV,
    });
  }

  #enter(): string[] {
    return ['-t', `${this.#holder}`, '--net', '--mount', '--'];
  }

  #asServer({ command, args }: Program): string[] {
    const { root, hasUsers } = this.#ground;
    const id = `${SERVER_ID}`;
    const become = hasUsers
      ? ['chroot', `--userspec=${id}:${id}`, root]
      : ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`, '--root', root, '--'];
    return [...become, command, ...args];
  }

  #spawn({ name, env }: Program, command: string[], baseEnv: NodeJS.ProcessEnv): ChildProcess {
    const log = openSync(
      join(this.#ground.folder, 'machines', this.name, 'log', `${name}.log`),
      'a',
    );
    const child = spawn('nsenter', [...this.#enter(), ...command], {
      stdio: ['ignore', log, log],
      env: { ...baseEnv, ...env },
    });
    this.running.set(name, child);
    return child;
  }

  /**
   * Ends a program.
   * @returns when it has ended
   */
  async stop(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Ends everything on it at once, without a word to anybody. */
  async kill(): Promise<void> {
    const ended = [...this.running.values()]
      .filter((child) => child.exitCode === null && child.signalCode === null)
      .map((child) => once(child, 'exit'));
    for (const pid of this.processes()) attempt(() => process.kill(pid, 'SIGKILL'));
    this.running.clear();
    await Promise.all(ended);
  }

  /** Numbers of all processes on it. */
  processes(named = /(?:)/): number[] {
    const here = readlinkSync(`/proc/${this.#holder}/ns/net`);
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && Number(entry) !== this.#holder)
      .filter((entry) => linkOf(`/proc/${entry}/ns/net`) === here)
      .filter((entry) => named.test(textOf(`/proc/${entry}/cmdline`)))
      .map(Number);
  }
}

const linkOf = (path: string) => attempt(() => readlinkSync(path));
const textOf = (path: string) =>
  (attempt(() => readFileSync(path, 'utf8')) ?? '').replaceAll('\0', ' ').trim();

/** What is asked of a process may be gone with it. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const BRIDGE = 'country';
const DEBIAN_ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  HOME: '/tmp',
};

const networkTool = (root: string, args: readonly string[]) =>
  execFileSync('chroot', [root, 'ip', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: DEBIAN_ENV,
  });

/** What all machines have alike, and the switch that they are plugged into, and we ourselves. */
export function layGround(root: string, address: string): void {
  for (const each of ['dev', 'proc']) {
    execFileSync('mount', ['--rbind', `/${each}`, join(root, each)], { stdio: 'inherit' });
  }
  networkTool(root, ['link', 'set', 'lo', 'up']);
  networkTool(root, ['link', 'add', BRIDGE, 'type', 'bridge']);
  networkTool(root, ['addr', 'add', `${address}/24`, 'dev', BRIDGE]);
  networkTool(root, ['link', 'set', BRIDGE, 'up']);
}
