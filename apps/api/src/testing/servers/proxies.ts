import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';

/** The reverse proxies whose configurations stand in `docs/proxies`. */
export const PROXIES = ['nginx', 'haproxy'] as const;
export type ProxyName = (typeof PROXIES)[number];

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

/** Where a documented proxy listens, and whom it passes requests on to. */
export interface ProxyPlace {
  /** an empty folder for certificate, configuration and logs */
  folder: string;
  /** ports of this machine alone */
  https: number;
  http: number;
  oche: readonly [number, number];
}

/** How to check a configuration, and how to run the proxy in the foreground. */
interface ProxyCommand {
  command: ProxyName;
  check: string[];
  run: string[];
}

const documented = (file: string) =>
  readFileSync(new URL(`../../../../../docs/proxies/${file}`, import.meta.url), 'utf8');

/** Whether this machine has a program. */
export const has = (command: string, ask = '-v'): boolean => {
  const { error } = spawnSync(command, [ask], { stdio: 'ignore' });
  return error === undefined;
};

/** Writes a documented configuration with this machine's ports and folders, and a certificate. */
export const prepareProxy = (name: ProxyName, place: ProxyPlace): ProxyCommand => {
  makeCertificate(place.folder);
  return name === 'nginx' ? nginx(place) : haproxy(place);
};

function nginx({ folder, https, http, oche }: ProxyPlace): ProxyCommand {
  const text = replaced(documented('nginx.conf'), {
    'server 127.0.0.1:3000 ': `server 127.0.0.1:${oche[0]} `,
    'server 127.0.0.1:3001 ': `server 127.0.0.1:${oche[1]} `,
    'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
    'listen 80;': `listen 127.0.0.1:${http};`,
    'listen [::]:443 ssl': `${hasIpv6 ? '' : '# '}listen [::1]:${https} ssl`,
    'listen [::]:80;': `${hasIpv6 ? '' : '# '}listen [::1]:${http};`,
    'server_name oche.example': 'server_name localhost',
    '/etc/letsencrypt/live/oche.example/fullchain.pem': join(folder, 'certificate.pem'),
    '/etc/letsencrypt/live/oche.example/privkey.pem': join(folder, 'key.pem'),
    '/var/log/nginx/': `${folder}/`,
  });
  writeFileSync(join(folder, 'oche.conf'), text);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  ${temporary.join('\n  ')}
  include ${join(folder, 'oche.conf')};
}
`,
  );
  const given = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'start.log')];
  return { command: 'nginx', check: ['-t', ...given], run: given };
}

function haproxy({ folder, https, http, oche }: ProxyPlace): ProxyCommand {
  const text = replaced(documented('haproxy.cfg'), {
    'oche1 127.0.0.1:3000': `oche1 127.0.0.1:${oche[0]}`,
    'oche2 127.0.0.1:3001': `oche2 127.0.0.1:${oche[1]}`,
    'bind :443 ssl': `bind 127.0.0.1:${https} ssl`,
    'bind :80': `bind 127.0.0.1:${http}`,
    'bind :::443 v6only': `${hasIpv6 ? '' : '# '}bind ::1:${https}`,
    'bind :::80 v6only': `${hasIpv6 ? '' : '# '}bind ::1:${http}`,
    '/etc/haproxy/oche.pem': join(folder, 'both.pem'),
    // only root can become somebody else
    ...(process.getuid?.() === 0 ? {} : { 'user haproxy': '', 'group haproxy': '' }),
  });
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return { command: 'haproxy', check: ['-c', '-f', file], run: ['-db', '-f', file] };
}

/** @throws Error when the documented text has none of what is to be replaced */
function replaced(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((rest, [from, to]) => {
    if (!rest.includes(from)) throw new Error(`the documented configuration lacks "${from}"`);
    return rest.replaceAll(from, to);
  }, text);
}

/** Signed by itself, for localhost and two days. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate) + readFileSync(key, 'utf8'));
}
