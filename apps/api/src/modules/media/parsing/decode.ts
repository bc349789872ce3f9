const DECLARED_IN_XML = /^\s*<\?xml[^>]{0,200}encoding=["']([\w-]{1,40})["']/i;
const DECLARED_IN_HTML = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i;

/** The text of a document: a byte order mark says how it is written, then the answer's head, then itself. */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  const named = /charset=["']?([\w-]{1,40})/i.exec(contentType ?? '')?.[1];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const declared = (DECLARED_IN_XML.exec(start) ?? DECLARED_IN_HTML.exec(start))?.[1];
  return decoderOf(markOf(bytes) ?? named ?? declared).decode(bytes);
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function decoderOf(name = 'utf-8') {
  try {
    return new TextDecoder(name);
  } catch {
    return new TextDecoder();
  }
}
