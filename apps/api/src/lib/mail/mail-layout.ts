import type { MailContent } from './mail.ts';

interface MailEntry {
  title: string;
  text: string | null;
  url: string;
  /** a mail that answers it */
  answer?: { label: string; address: string } | undefined;
}

export interface MailText {
  subject: string;
  paragraphs: string[];
  /** labels and values, one pair a line: when, where, how much */
  facts?: [label: string, value: string][];
  /** the one button of the mail */
  action?: { label: string; url: string };
  /** what there is to read, each with its own link */
  entries?: MailEntry[];
  /** small print at the end */
  footer: string;
  /** the last line: how to get no more of these mails */
  unsubscribe?: { label: string; url: string };
}

/** Renders the same content as plain text and as simple HTML that every mail program can show. */
export function layoutMail(mail: MailText): MailContent {
  const { subject, paragraphs, facts = [], entries = [], action, footer, unsubscribe } = mail;
  const text = [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
    ...entries.map(({ title, text: words, url, answer }) =>
      [
        `* ${title}`,
        ...(words ? [`  ${words}`] : []),
        `  ${url}`,
        ...(answer ? [`  ${answer.label}: ${answer.address}`] : []),
      ].join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${[footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [])].join('\n')}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: asHtml(mail),
    ...(action && { link: action.url }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  };
}

/** Indents further lines of a value: what a guest wrote can't look like another fact. */
const factLine = ([label, value]: [string, string]): string =>
  `${label}: ${value.replace(/\r\n?|\n/g, '\n  ')}`;

function asHtml({
  subject,
  paragraphs,
  facts = [],
  entries = [],
  action,
  footer,
  unsubscribe,
}: MailText): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;font-weight:normal;color:#5b5145">${escapeHtml(label)}</th><td style="padding:4px 0;white-space:pre-line"><strong>${escapeHtml(value)}</strong></td></tr>`,
  );
  const table =
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join('')}</table>` : '';
  const list = entries.map(
    ({ title, text, url, answer }) =>
      `<p style="margin:0 0 16px;padding-left:12px;border-left:3px solid #b3202a"><a href="${escapeHtml(url)}" style="color:#1c1712;font-weight:bold">${escapeHtml(title)}</a>${text ? `<br><span style="color:#5b5145">${escapeHtml(text)}</span>` : ''}${answer ? answerLink(title, answer) : ''}</p>`,
  );
  const end = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5b5145">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#1f5c3d;color:#ffffff;padding:12px 20px;border-radius:4px;text-decoration:none;font-weight:bold">${escapeHtml(action.label)}</a></p>
<p style="font-size:13px;color:#5b5145;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4ecdd;color:#1c1712;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 20px">${escapeHtml(subject)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${table}
${list.join('\n')}
${button}
<p style="border-top:1px solid #cbbd9f;padding-top:16px;font-size:13px;color:#5b5145">${escapeHtml(footer)}${end}</p>
</div></body></html>
`;
}

const answerLink = (title: string, { label, address }: { label: string; address: string }) =>
  `<br><a href="mailto:${escapeHtml(address)}?subject=${encodeURIComponent(`Re: ${title}`)}" style="color:#1f5c3d">${escapeHtml(label)}</a>`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
