import { describe, expect, test } from 'vitest';
import { isRedirectOf, redirectKind } from './redirect-uri.ts';

describe('an address to come back to is', () => {
  test.each([
    ['https://example.com/callback', 'web'],
    ['https://example.com', 'web'],
    ['https://app.example.com:8443/a/b?from=oche', 'web'],
    ['https://xn--mnchen-3ya.example/cb', 'web'],
    ['https://example.com/a%20b', 'web'],
    ['http://127.0.0.1/callback', 'loopback'],
    ['http://127.0.0.1:51004/callback', 'loopback'],
    ['http://[::1]:51004/callback', 'loopback'],
    ['com.example.app:/oauth', 'app'],
    ['de.darts-club.board-light:/cb?x=1', 'app'],
  ])('%s', (value, kind) => {
    expect(redirectKind(value)).toBe(kind);
  });

  test.each([
    ['nothing', ''],
    ['no address', 'callback'],
    ['a path', '/callback'],
    ['of any protocol', '//example.com/cb'],
    ['a fragment', 'https://example.com/cb#x'],
    ['an empty fragment', 'https://example.com/cb#'],
    ['a user name', 'https://oche@example.com/cb'],
    ['a user name and a password', 'https://oche.example:x@evil.example/cb'],
    ['an empty user name', 'https://@example.com/cb'],
    ['a wildcard for a host', 'https://*.example.com/cb'],
    ['a wildcard for a path', 'https://example.com/*'],
    ['a script', 'javascript:alert(1)'],
    ['a script with a dot', 'javascript:/a.b/'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://example.com/1'],
    ['vbscript', 'vbscript:x'],
    ['a protocol without encryption', 'http://example.com/cb'],
    ['a websocket', 'wss://example.com/cb'],
    ['ftp', 'ftp://example.com/cb'],
    ['localhost by its name', 'http://localhost:3000/cb'],
    ['localhost by https', 'https://localhost/cb'],
    ['what looks like loopback', 'http://127.0.0.1.evil.example/cb'],
    ['loopback before a user name', 'http://127.0.0.1@evil.example/cb'],
    ['other addresses of the device', 'http://127.0.0.2/cb'],
    ['all addresses of the device', 'http://0.0.0.0/cb'],
    ['an address in one number', 'http://2130706433/cb'],
    ['an address in hex', 'http://0x7f.0.0.1/cb'],
    ['an address in octal', 'http://0177.0.0.1/cb'],
    ['a short address', 'http://127.1/cb'],
    ['a long form of IPv6', 'http://[0:0:0:0:0:0:0:1]/cb'],
    ['IPv4 in IPv6', 'http://[::ffff:127.0.0.1]/cb'],
    ['an address by https', 'https://192.168.0.1/cb'],
    ['an address in one number by https', 'https://3232235521/cb'],
    ['an IPv6 by https', 'https://[2001:db8::1]/cb'],
    ['cloud metadata', 'http://169.254.169.254/latest'],
    ['a host without a dot', 'https://intranet/cb'],
    ['a host that ends with a dot', 'https://example.com./cb'],
    ['a host in capitals', 'https://EXAMPLE.com/cb'],
    ['a protocol in capitals', 'HTTPS://example.com/cb'],
    ['a host in other letters', 'https://exämple.com/cb'],
    ['full-width letters', 'https://ｅxample.com/cb'],
    ['a full stop of another script', 'https://example。com/cb'],
    ['an encoded host', 'https://ex%61mple.com/cb'],
    ['a default port', 'https://example.com:443/cb'],
    ['dots in the path', 'https://example.com/a/../b'],
    ['encoded dots in the path', 'https://example.com/a/%2e%2e/b'],
    ['a backslash', 'https://example.com\\@evil.example/cb'],
    ['three slashes', 'https:///example.com/cb'],
    ['one slash', 'https:/example.com/cb'],
    ['no slash', 'https:example.com/cb'],
    ['a space', 'https://example.com/c b'],
    ['a space before it', ' https://example.com/cb'],
    ['a line break', 'https://example.com/\ncb'],
    ['a tab in the protocol', 'java\tscript:alert(1)'],
    ['a NUL', 'https://example.com/\u0000'],
    ['letters turned round', 'https://example.com/\u202ecb'],
    ['quotes', 'https://example.com/"onload="x'],
    ['angle brackets', 'https://example.com/<x>'],
    ['a scheme without a dot', 'myapp:/cb'],
    ['a scheme with a host', 'com.example.app://cb'],
    ['a scheme without a path', 'com.example.app:cb'],
    ['a scheme in capitals', 'com.Example.app:/cb'],
    ['a scheme that ends with a dot', 'com.example.:/cb'],
    ['urn of the old days', 'urn:ietf:wg:oauth:2.0:oob'],
    ['a code of its own', 'https://example.com/cb?code=1'],
    ['a state of its own', 'https://example.com/cb?x=1&state=2'],
    ['an issuer of its own', 'https://example.com/cb?iss=https://evil.example'],
    ['very long', `https://example.com/${'a'.repeat(500)}`],
  ])('not what has %s', (_what, value) => {
    expect(redirectKind(value)).toBeNull();
  });
});

describe('the one of a request has to be one of those given', () => {
  const given = [
    'https://example.com/cb',
    'https://example.com/cb?from=oche',
    'http://127.0.0.1/cb',
    'http://[::1]:8080/cb',
    'com.example.app:/cb',
  ];
  test.each([...given, 'http://127.0.0.1:51004/cb', 'http://[::1]:1/cb', 'http://[::1]/cb'])(
    '%s is',
    (value) => {
      expect(isRedirectOf(given, value)).toBe(true);
    },
  );

  test.each([
    'https://example.com/cb/',
    'https://example.com/cb?',
    'https://example.com/CB',
    'https://example.com/cb/../evil',
    'https://example.com/cb?from=evil',
    'https://example.com/cb?from=oche&x=1',
    'https://example.com/cb&x=1',
    'https://example.com:8443/cb',
    'https://example.com.evil.example/cb',
    'https://sub.example.com/cb',
    'https://example.com/cb#',
    'https://example.com/',
    'http://example.com/cb',
    'http://127.0.0.1:51004/other',
    'http://127.0.0.1:51004/cb?x=1',
    'https://127.0.0.1/cb',
    'http://localhost/cb',
    'http://127.0.0.1:51004@evil.example/cb',
    'com.example.app:/cb/x',
    'com.example.other:/cb',
    '',
  ])('%s is not', (value) => {
    expect(isRedirectOf(given, value)).toBe(false);
  });

  test('a given one without a path is the same with its slash nowhere else', () => {
    expect(isRedirectOf(['https://example.com'], 'https://example.com')).toBe(true);
    expect(isRedirectOf(['https://example.com'], 'https://example.com/')).toBe(false);
  });
});
