import { DOCUMENT_MEDIA_TYPES, type DocumentMediaType } from '@oche/validators/trust/limits';
import { sniffType } from '../../uploads/index.ts';

/**
 * Recognises a document by its first bytes, whatever its sender says. A PDF begins with its version
 * (ISO 32000-1, 7.5.2).
 * @returns undefined for every type that isn't taken
 */
export function sniffDocument(bytes: Buffer): DocumentMediaType | undefined {
  if (/^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))) return 'application/pdf';
  const type = sniffType(bytes);
  return DOCUMENT_MEDIA_TYPES.find((each) => each === type);
}
