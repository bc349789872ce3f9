import { withTransaction } from '@oche/db';
import {
  DOCUMENT_MAX_BYTES,
  type DocumentMediaType,
  type DocumentType,
} from '@oche/validators/trust/limits';
import { requireAdmin, requireWriter } from '../../../lib/actor.ts';
import { audit } from '../../../lib/audit.ts';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { VaultError } from '../../../lib/secrets/vault.ts';
import { readBody } from '../../../lib/storage/body.ts';
import { sniffDocument } from './document-type.ts';
import * as queries from './verification.queries.ts';

/** Names the check: a document that is moved to another member's can't be opened. */
const ownerOf = (id: number) => `verification:${id}`;

interface NewDocument {
  kind: DocumentType;
  /** the type that the sender says it has */
  mediaType: DocumentMediaType;
  /** a stream; nothing of it is read before we know that the sender may send it */
  body: AsyncIterable<Buffer>;
}

/**
 * Takes a document for a check. It is encrypted before it is stored, and replaces one that nobody has decided
 * about yet.
 * @throws AppError DOCUMENT_TOO_LARGE, DOCUMENT_WRONG_FORMAT, VERIFICATION_DONE
 */
export async function submitDocument(
  ctx: MemberContext,
  { kind, mediaType, body }: NewDocument,
): Promise<void> {
  requireWriter(ctx.actor);
  const bytes = await readBody(body, DOCUMENT_MAX_BYTES);
  if (!bytes) throw new AppError('DOCUMENT_TOO_LARGE');
  if (sniffDocument(bytes) !== mediaType) throw new AppError('DOCUMENT_WRONG_FORMAT');
  await withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now().toISOString();
    const [request] = await queries.requestCheck(tx, { userId: ctx.actor.id, kind, now });
    if (!request) throw new AppError('VERIFICATION_DONE');
    const { id } = request;
    const sealed = ctx.vault.seal(ownerOf(id), bytes.toString('base64'));
    await queries.saveDocument(tx, { id, mediaType, sealed });
  });
}

/**
 * Opens a document for an admin who has to decide about it. That they have looked is in the audit log, even if it can't
 * be opened.
 * @throws AppError FORBIDDEN, DOCUMENT_NOT_FOUND, DOCUMENT_UNREADABLE
 */
export async function readDocument(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ mediaType: DocumentMediaType; bytes: Buffer }> {
  requireWriter(ctx.actor);
  requireAdmin(ctx.actor);
  const document = await withTransaction(ctx.db, async (tx) => {
    const found = await queries.getDocument.first(tx, { id });
    if (!found) throw new AppError('DOCUMENT_NOT_FOUND');
    await audit(ctx, tx, {
      action: 'verification.look',
      thing: { kind: 'verification', id },
      scope: 'admin',
      after: { member: found.userId, kind: found.kind },
    });
    return found;
  });
  try {
    return { mediaType: document.mediaType, bytes: openDocument(ctx, id, document.sealed) };
  } catch (cause) {
    if (!(cause instanceof VaultError)) throw cause;
    throw new AppError('DOCUMENT_UNREADABLE', { cause });
  }
}

/** @throws VaultError when no key of this process opens it */
export const openDocument = ({ vault }: Pick<Deps, 'vault'>, id: number, sealed: string): Buffer =>
  Buffer.from(vault.open(ownerOf(id), sealed), 'base64');

/**
 * Runs before the server starts: documents that are sealed with a former key are sealed with the current one.
 * What no key of this process opens stays, and is noted: its sender can send it again.
 */
export async function sealDocuments({
  db,
  vault,
  log,
}: Pick<Deps, 'db' | 'vault' | 'log'>): Promise<void> {
  let after = 0;
  for (;;) {
    // one at a time, as each can have some megabytes
    const [document] = await queries.listDocumentsToSeal(db, {
      prefix: vault.prefix,
      after,
      limit: 1,
    });
    if (!document) return;
    const { id, sealed: from } = document;
    after = id;
    try {
      const to = vault.seal(ownerOf(id), vault.open(ownerOf(id), from));
      await queries.replaceSealed(db, { id, from, to });
    } catch (error) {
      if (!(error instanceof VaultError)) throw error;
      log.warn({ verification: id }, 'a document is encrypted with a key that is missing here');
    }
  }
}
