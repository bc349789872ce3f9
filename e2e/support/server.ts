import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const port = Number(process.env.E2E_PORT ?? 4310);
export const baseUrl = `http://localhost:${port}`;

/** Of the server under test; it begins empty, and tests read mails from it. */
export const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `oche-e2e-${port}`);
