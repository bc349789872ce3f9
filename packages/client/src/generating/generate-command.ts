import { readFile, writeFile } from 'node:fs/promises';
import { typesOf } from './types.ts';

const at = (path: string) => new URL(path, import.meta.url);
const document = JSON.parse(await readFile(at('../../../../docs/api/openapi.json'), 'utf8'));
await writeFile(at('../schema.gen.ts'), await typesOf(document));
