import { Readable } from 'node:stream';
import type { OwnFile } from '../../../lib/declared/own-data.ts';
import type { Deps } from '../../../lib/deps.ts';
import { VaultError } from '../../../lib/secrets/vault.ts';
import { openDocument } from './document.service.ts';
import { listDocumentsOf } from './verification.queries.ts';

const ENDINGS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;

/** The documents that a member has sent and nobody has decided about, opened. */
export async function listOwnDocuments(
  { db, vault, log }: Pick<Deps, 'db' | 'vault' | 'log'>,
  userId: string,
): Promise<OwnFile[]> {
  const documents = await listDocumentsOf(db, { userId });
  return documents.map(({ id, kind, mediaType, sealed }) => ({
    name: `documents/${kind}.${ENDINGS[mediaType]}`,
    async open() {
      try {
        return Readable.from([openDocument({ vault }, id, sealed)]);
      } catch (error) {
        if (!(error instanceof VaultError)) throw error;
        log.error({ err: error, verification: id }, 'a document can no longer be read');
        return undefined;
      }
    },
  }));
}
