import type { Attachment, ParsedMail } from 'mailparser';

interface AttachedFile {
  name: string;
  bytes: Buffer;
}

export interface ReadMail {
  /** the one sender; null when there is none, or several */
  from: string | null;
  /** as plain text; of a mail that has only HTML what can be read of that */
  text: string;
  files: AttachedFile[];
}

/** A program needs a moment for each character of HTML. */
const HTML_MAX = 400_000;
const NAME_MAX = 80;
/** bytes; a photo has more */
const ORNAMENT_MAX = 40_000;

/** @throws Error for what is no mail at all */
export async function readMail(source: Buffer): Promise<ReadMail> {
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: HTML_MAX,
  });
  return {
    from: senderOf(mail),
    text: mail.text ?? '',
    files: mail.attachments.filter((file) => !isOrnament(file)).map(fileOf),
  };
}

function senderOf({ from }: ParsedMail): string | null {
  const [one, ...others] = from?.value ?? [];
  if (!one?.address || others.length > 0 || one.group) return null;
  return one.address.toLowerCase();
}

/** The small pictures of a signature, which its HTML shows by their names. */
const isOrnament = ({ related, contentType, size }: Attachment): boolean =>
  related === true && contentType.startsWith('image/') && size < ORNAMENT_MAX;

const fileOf = ({ filename, contentType, content }: Attachment): AttachedFile => ({
  name: (filename ?? contentType)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX),
  bytes: content,
});
