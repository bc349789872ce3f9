import { type GuideTopic, guideTopics, pathOfGuide } from '@oche/validators/developers/topics';
import { locales } from '@oche/validators/locale';
import { expect, it } from 'vitest';
import type { Block, Guide, Inline } from '../../src/features/pages/developers/guide.ts';
import { readGuide } from './guides.ts';
import { guideOf } from './markdown.ts';

const docs = new URL('../../../../docs', import.meta.url).pathname;
const topics = Object.keys(guideTopics) as GuideTopic[];
const asItIs = (href: string) => href;

const blocksOf = ({ intro, sections }: Guide): Block[] => [
  ...intro,
  ...sections.flatMap(({ blocks }) => blocks),
];

/** Everything of a tree that has an address. */
function linksOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'href' in node ? [String((node as { href: string }).href)] : [];
  return [...own, ...Object.values(node).flatMap(linksOf)];
}

const anchorsOf = (guide: Guide): string[] => [
  ...guide.sections.map(({ id }) => id),
  ...blocksOf(guide).flatMap((block) => (block.kind === 'heading' ? [block.id] : [])),
];

it.each(topics)('%s says the same in both languages', (topic) => {
  const [german, english] = (['de', 'en'] as const).map((locale) => readGuide(docs, locale, topic));
  if (!german || !english) throw new Error('a guide is missing');
  const shapeOf = (guide: Guide) => [
    guide.sections.length,
    ...blocksOf(guide).map((block) =>
      block.kind === 'code' ? `code ${block.language}` : block.kind,
    ),
  ];
  expect(shapeOf(german)).toEqual(shapeOf(english));
  expect(german.title).toBeTruthy();
  expect(german.description).not.toBe(english.description);
});

it.each(locales)('anchors are there, each once, in %s', (locale) => {
  const guides = new Map(
    topics.map((topic) => [pathOfGuide(topic), readGuide(docs, locale, topic)]),
  );
  for (const [path, guide] of guides) {
    const anchors = anchorsOf(guide);
    expect(new Set(anchors).size, path).toBe(anchors.length);
    for (const link of linksOf(guide)) {
      const [to = '', anchor] = link.split('#');
      const target = guides.get(to === '' ? path : to);
      if (anchor && target) expect(anchorsOf(target), `${path} → ${link}`).toContain(anchor);
      if (to.startsWith('/developers')) expect(target, `${path} → ${link}`).toBeDefined();
    }
  }
});

it('takes a guide apart', () => {
  const source = [
    '# Title',
    'What it is *about*.',
    '## One `thing`!',
    '- **a** [b](c.md)\n- d',
    '```sh fails=404\n# why\ncurl "x"\n```',
    '| A | B |\n| - | - |\n| 1 | `2` |',
    '<!-- scopes -->',
    '### Below',
  ].join('\n\n');
  expect(guideOf(source, asItIs)).toEqual({
    title: 'Title',
    description: 'What it is about.',
    intro: [{ kind: 'p', text: ['What it is ', { em: ['about'] }, '.'] }],
    sections: [
      {
        id: 'one-thing',
        title: 'One thing!',
        blocks: [
          {
            kind: 'list',
            isOrdered: false,
            items: [
              [{ kind: 'p', text: [{ strong: ['a'] }, ' ', { href: 'c.md', text: ['b'] }] }],
              [{ kind: 'p', text: ['d'] }],
            ],
          },
          {
            kind: 'code',
            language: 'sh',
            parts: [{ comment: '# why' }, '\ncurl ', { string: '"x"' }],
          },
          { kind: 'table', head: [['A'], ['B']], rows: [[['1'], [{ code: '2' }]]] },
          { kind: 'heading', id: 'below', text: ['Below'] satisfies Inline[] },
        ],
      },
    ],
  });
});

it.each([
  ['HTML', '<b>loud</b>'],
  ['pictures', '![a](b.png)'],
  ['quotes', '> said'],
  ['headings that are too deep', '#### Deep'],
])('has no place for %s', (_, block) => {
  expect(() => guideOf(`# Title\n\nAbout.\n\n${block}`, asItIs)).toThrow();
});
