import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The document of the API as the last release had it: what comes later may only add to it (ADR 75). */
export const RELEASED_API = 'docs/api/released.json';

/** Notes the document as it is now as that of a release. */
export async function noteReleasedApi(root: string): Promise<void> {
  await copyFile(join(root, 'docs/api/openapi.json'), join(root, RELEASED_API));
}
