import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { useTestApp } from '../testing.ts';

const server = useTestApp({ env: { DEV_LOGIN: 'true' } });
const configPath = fileURLToPath(new URL('../../../../../redocly.yaml', import.meta.url));

/** The problems that Redocly finds in a document, each with its place. */
async function lint(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, config: await loadConfig({ configPath }) });
  return problems.map(({ ruleId, message, location }) =>
    [ruleId, message, ...location.map(({ pointer }) => pointer)].join(' '),
  );
}

const readDocument = async () => (await server.app.inject({ url: '/api/openapi.json' })).json();

test('the live document keeps to all rules of redocly.yaml, warnings included', async () => {
  expect(await lint(JSON.stringify(await readDocument()))).toEqual([]);
});

test('a document that doesn’t is found', async () => {
  const document = await readDocument();
  delete document.paths['/api/search'].get.security;
  delete document.paths['/api/search'].get.summary;
  expect(await lint(JSON.stringify(document))).toEqual([
    expect.stringContaining('operation-summary'),
    expect.stringContaining('security-defined'),
  ]);
});
