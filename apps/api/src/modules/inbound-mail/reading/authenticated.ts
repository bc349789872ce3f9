import { fieldsOf } from '../receiving/mail-head.ts';

/**
 * Whether the operator's mail server has found the sender to be who they say they are (RFC 8601). Only results that are
 * signed with its name count; anybody can write others. The server removes what comes in under its name.
 */
export function isAuthentic(head: string, authservId: string, from: string): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const results = fieldsOf(head, 'Authentication-Results')
    .map((value) => value.toLowerCase().replaceAll(/\([^()]*\)/g, ' '))
    .filter((value) => value.split(/[;\s]/, 1)[0] === authservId.toLowerCase())
    .flatMap((value) => value.split(';').slice(1))
    .map((result) => result.trim());
  if (results.some((result) => /^dmarc\s*=\s*fail\b/.test(result))) return false;
  return results.some(
    (result) =>
      /^dmarc\s*=\s*pass\b/.test(result) ||
      (/^dkim\s*=\s*pass\b/.test(result) &&
        isAligned(domain, /header\.d\s*=\s*([^\s]+)/.exec(result)?.[1])) ||
      (/^spf\s*=\s*pass\b/.test(result) &&
        isAligned(domain, /smtp\.mailfrom\s*=\s*(?:[^\s@]*@)?([^\s]+)/.exec(result)?.[1])),
  );
}

/** The domain itself, or one above it that is no mere ending: mail.example.org is of example.org. */
const isAligned = (domain: string, found = ''): boolean =>
  found.includes('.') && (domain === found || domain.endsWith(`.${found}`));
