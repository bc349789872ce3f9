import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { documentText } from '../../testing/answers/document-text.ts';
import { useTestApp } from '../testing.ts';

const server = useTestApp();
const committed = fileURLToPath(new URL('../../../../../docs/api/openapi.json', import.meta.url));

// written anew by `pnpm test:api committed -u`, and the client's types after it by `node --run generate` there
test('docs/api/openapi.json is what the server gives', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  const text = documentText(document);
  expect(JSON.parse(text)).toEqual(document);
  await expect(text).toMatchFileSnapshot(committed);
});
