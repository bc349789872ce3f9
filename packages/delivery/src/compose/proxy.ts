const CHANGES: [RegExp, string][] = [
  [
    /^# Oche behind nginx.*\n# Change:[\s\S]*?\n(?!#)/,
    "# Written from docs/proxies/nginx.conf by its test (-u), for Oche's containers. Change: both server_name.\n",
  ],
  [/server 127\.0\.0\.1:3000 /, 'server web-1:3000 '],
  [/server 127\.0\.0\.1:3001 /, 'server web-2:3000 '],
  [/\/etc\/letsencrypt\/live\/oche\.example\//g, '/etc/nginx/tls/'],
  [/\/var\/log\/nginx\/oche\.log/, '/dev/stdout'],
  [/\/var\/log\/nginx\/oche-error\.log/, '/dev/stderr'],
];

/** nginx between containers is that of one machine, but for where the processes, the certificate and the logs are. */
export const proxyOfContainers = (documented: string): string =>
  CHANGES.reduce((text, [from, to]) => {
    if (!from.test(text)) throw new Error(`the documented nginx.conf no longer has ${from}`);
    from.lastIndex = 0;
    return text.replace(from, to);
  }, documented);
