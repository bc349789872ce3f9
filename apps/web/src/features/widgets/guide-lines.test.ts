import { readFileSync } from 'node:fs';
import type { Widget } from '@oche/validators/widgets/schemas';
import { expect, it } from 'vitest';
import { lineOf } from './code-line.tsx';

const KEY = 'KoX3v1s0aVQm0c2tq9JcBw';
const subject = '/leagues/divisions/1';
const widget = { key: KEY, kind: 'table', subject, count: null } as unknown as Widget;
const script = readFileSync(new URL('../../light/scripts/widget.ts', import.meta.url), 'utf8');

const attributesOf = (line: string) =>
  Object.fromEntries(
    [...line.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

it.each(['widgets.md', 'de/widgets.md'])('docs/%s shows what the editor copies', (name) => {
  const text = readFileSync(new URL(`../../../../../docs/${name}`, import.meta.url), 'utf8');
  const [line = '', frame = '', ...others] = [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(
    ([, html = '']) => html.trim(),
  );
  expect(others).toEqual([]);
  const copied = lineOf('https://oche.example', widget, 'Tabelle');
  expect(attributesOf(copied)).toMatchObject(attributesOf(line));
  expect(line.replace(/ [\w-]+="[^"]*"/g, '')).toBe(copied.replace(/ [\w-]+="[^"]*"/g, ''));
  // the frame that one writes oneself is the one that the script makes
  const { src, sandbox = '' } = attributesOf(frame);
  expect(src).toBe(`https://oche.example/embed/widgets/${KEY}`);
  expect(script).toContain('`/embed/widgets/$');
  const allowed = sandbox.split(' ').map((each) => `'${each}'`);
  expect(script).toContain(`frame.sandbox.add(${allowed.join(', ')})`);
  // each attribute that is explained is one that the script or the editor knows
  for (const [, option = ''] of text.matchAll(/^\| `data-(\w+)`/gm))
    expect(script).toMatch(new RegExp(`\\b${option}\\b`));
});
