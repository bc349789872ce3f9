import { BlockList, isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { MAKERS, type Maker } from '../contract.ts';
import type { Place } from '../listening/lines.ts';

export interface Options {
  server: URL;
  token: string;
  place: Place;
}

/** What is wrong with what was typed; each has a text. */
export type Wrong =
  | { kind: 'unknown'; option: string }
  | { kind: 'noToken' | 'noMaker' | 'noHost' | 'noScolia' | 'plainServer' }
  | { kind: 'maker' | 'server' | 'port' | 'host'; value: string };

export type Typed =
  | { kind: 'run'; options: Options }
  | { kind: 'help' }
  | { kind: 'version' }
  | { kind: 'wrong'; wrong: Wrong };

const PORTS: Record<Maker, number> = { autodarts: 3180, opendartboard: 13520, scolia: 443 };
const DEFAULT_SERVER = 'http://localhost:3000';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command line. What is secret can stand in the environment, where `ps` doesn't show it. */
export function optionsOf(args: string[], env: Environment): Typed {
  const parsed = parse(args);
  if (typeof parsed === 'string') return wrong({ kind: 'unknown', option: parsed });
  const { values } = parsed;
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };

  const token = (values.board ?? env.OCHE_BOARD_TOKEN ?? '').trim();
  if (token === '') return wrong({ kind: 'noToken' });
  const address = values.server ?? env.OCHE_SERVER ?? DEFAULT_SERVER;
  const server = URL.canParse(address) ? new URL(address) : null;
  if (!server || !/^https?:$/.test(server.protocol))
    return wrong({ kind: 'server', value: address });
  // the token would be readable by everybody between here and there
  if (server.protocol === 'http:' && !isNear(server.hostname))
    return wrong({ kind: 'plainServer' });

  const place = placeOf(values, env);
  return 'kind' in place ? wrong(place) : { kind: 'run', options: { server, token, place } };
}

type Values = Exclude<ReturnType<typeof parse>, string>['values'];

function placeOf(values: Values, env: Environment): Place | Wrong {
  const maker = values.maker ?? env.OCHE_MAKER;
  if (maker === undefined) return { kind: 'noMaker' };
  if (!isMaker(maker)) return { kind: 'maker', value: maker };
  const port = values.port === undefined ? PORTS[maker] : Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return { kind: 'port', value: values.port ?? '' };
  const host = values.host ?? env.OCHE_BOARD_HOST ?? '';
  if (maker !== 'scolia' && host === '') return { kind: 'noHost' };
  if (host !== '' && !URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}:1`))
    return { kind: 'host', value: host };
  const serial = values.serial ?? env.SCOLIA_SERIAL ?? '';
  const accessToken = values['access-token'] ?? env.SCOLIA_ACCESS_TOKEN ?? '';
  if (maker === 'scolia' && (serial === '' || accessToken === '')) return { kind: 'noScolia' };
  return { maker, host, port, serial, accessToken };
}

/** @returns the option that there is not */
function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        board: { type: 'string' },
        server: { type: 'string' },
        maker: { type: 'string' },
        host: { type: 'string' },
        port: { type: 'string' },
        serial: { type: 'string' },
        'access-token': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isMaker = (value: string): value is Maker => MAKERS.some((maker) => maker === value);

const NEAR = new BlockList();
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** Whether a name stands for this machine or this network. */
function isNear(host: string): boolean {
  if (/^(.+\.)?(localhost|local)$/.test(host)) return true;
  const address = host.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family !== 0 && NEAR.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const wrong = (what: Wrong): Typed => ({ kind: 'wrong', wrong: what });
