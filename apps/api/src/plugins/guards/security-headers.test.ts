import { videoFrameOrigins } from '@oche/validators/media/video-embed';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../testing.ts';
import { testRouter } from '../testing-router.ts';
import { contentSecurityPolicy } from './security-headers.ts';

describe.each([
  ['on one’s own machine', undefined],
  ['over https', 'https://oche.example'],
])('%s', (_name, publicUrl) => {
  const server = useTestApp({
    router: testRouter,
    env: publicUrl ? { PUBLIC_URL: publicUrl } : {},
  });

  test.each([
    '/api/probe/1',
    '/trpc/probe.who',
    '/nowhere',
    '/%zz',
    '/api/probe/secret',
    '/health/live',
  ])('%s has every header', async (url) => {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security']).toBe(
      publicUrl && 'max-age=31536000; includeSubDomains',
    );
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test('scripts run by their hash or from our files, never inline or from elsewhere', () => {
  const policy = contentSecurityPolicy({ PUBLIC_URL: 'https://oche.example' }, ['sha256-abc=']);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1];
  expect(scripts).toBe("'self' 'sha256-abc='");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain('upgrade-insecure-requests');
  // what may be framed are videos alone, and podcasts may sound from anywhere
  expect(
    policy.replace(/frame-src [^;]+/, '').replace("media-src 'self' https:", ''),
  ).not.toContain('http');
  expect(/frame-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    ...videoFrameOrigins,
  ]);
});

describe('pictures come from us', () => {
  const imagesWith = (MAP_TILES_URL?: string) =>
    /img-src ([^;]+)/.exec(contentSecurityPolicy({ MAP_TILES_URL }))?.[1];

  test('alone where no tile server is set', () => {
    expect(imagesWith()).toBe("'self' data: blob:");
  });

  test.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
    ['https://{s}.tiles.example:8443/osm/{z}/{x}/{y}{r}.png', 'https://*.tiles.example:8443'],
  ])('and from %s, of the whole address only its host', (url, host) => {
    expect(imagesWith(url)).toBe(`'self' data: blob: ${host}`);
  });
});
