import type { MailContent } from './mail.ts';

export interface MailText {
  subject: string;
  paragraphs: string[];
  /** what the mail is for: one button */
  action?: { label: string; url: string };
  /** small print beneath */
  footer: string;
}

/** One text, as plain text and as simple HTML that every mail program shows. */
export function layoutMail({ subject, paragraphs, action, footer }: MailText): MailContent {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: asHtml({ subject, paragraphs, action, footer }),
    link: action?.url,
  };
}

function asHtml({ subject, paragraphs, action, footer }: MailText): string {
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
${button}
<p style="border-top:1px solid #cbbd9f;padding-top:16px;font-size:13px;color:#5b5145">${escapeHtml(footer)}</p>
</div></body></html>
`;
}

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
