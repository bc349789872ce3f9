import type { GuideFile } from './guide-files.ts';

/** An example of a guide. */
export interface CodeBlock {
  /** file and line, for who reads a failure */
  place: string;
  language: string;
  /** what stands behind the language, e.g. `fails=404` */
  options: readonly string[];
  code: string;
}

/** @returns the examples of a guide in their order, also those within lists */
export function blocksOf({ name, text }: Pick<GuideFile, 'name' | 'text'>): CodeBlock[] {
  return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, indent = '', info = '', code = ''] = match;
    const [language = '', ...options] = info.trim().split(' ');
    const line = text.slice(0, match.index).split('\n').length;
    return {
      place: `${name}:${line}`,
      language,
      options,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, ''),
    };
  });
}

/** Calls and paths that the text itself names, e.g. `POST /api/webhooks`; null: any method. */
export function namedPathsOf(text: string): { method: string | null; path: string }[] {
  const prose = text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');
  return [...prose.matchAll(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/api\/[^`\s?…]+)[^`]*`/g)].map(
    ([, method = null, path = '']) => ({ method, path }),
  );
}
