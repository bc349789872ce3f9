import { expect, it } from 'vitest';
import { convert } from './convert.ts';
import { parseHtml } from './html.ts';
import { parseBbcode } from './parse.ts';
import { Losses, type Piece } from './tree.ts';

const writing = {
  resolve: (address: string) => (/^https?:/.test(address) ? address : null),
  attachment: (id: string) => `[${id}]`,
};

const depthOf = (pieces: readonly Piece[]): number =>
  Math.max(
    0,
    ...pieces.map((piece) => (typeof piece === 'string' ? 0 : 1 + depthOf(piece.pieces))),
  );
const countOf = (pieces: readonly Piece[]): number =>
  pieces.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? 1 : 1 + countOf(piece.pieces)),
    0,
  );

const TAGS = [
  'b',
  'i',
  'url',
  'quote',
  'list',
  'code',
  'color',
  'spoiler',
  '*',
  'foo',
  'img',
  'hr',
];
/** Pieces of which somebody makes a text that is meant to take long. */
const parts = TAGS.flatMap((tag) => [
  `[${tag}]`,
  `[/${tag}]`,
  `[${tag}=`,
  `[${tag}="`,
  `[${tag}][/${tag}`,
  `[${tag}]x[/${tag}]`,
  `[${tag}][b][/${tag}]`,
  `<${tag}>`,
]).concat([
  '[',
  ']',
  '[[',
  '[/',
  '&#',
  '"',
  '\\',
  '[quote="',
  '> ',
  '**',
  '`',
  '[*]\n',
  '- - ',
  '\0',
]);

it('of a hundred hostile texts nothing is nested deep, and no more is made than was written', () => {
  expect(parts.length).toBeGreaterThan(100);
  for (const part of parts) {
    const source = part.repeat(Math.ceil(4_000 / part.length));
    const pieces = parseBbcode(source, new Losses());
    expect(depthOf(pieces), part).toBeLessThanOrEqual(41);
    expect(countOf(pieces), part).toBeLessThanOrEqual(source.length);
    const { content } = convert(pieces, writing, source);
    expect(content.length, part).toBeLessThanOrEqual(100_000);
    expect(content).not.toContain('\0');
    const html = parseHtml(source, new Losses());
    expect(depthOf(html), part).toBeLessThanOrEqual(61);
  }
});

it('is linear: twice the text makes twice the pieces', () => {
  for (const part of parts) {
    const of = (times: number) => countOf(parseBbcode(part.repeat(times), new Losses()));
    expect(of(800), part).toBeLessThanOrEqual(2 * of(400) + 50);
  }
});

it('opens what nests and ends what was opened', () => {
  const deep = `${'[b]'.repeat(5000)}x${'[/b]'.repeat(5000)}`;
  expect(convert(parseBbcode(deep, new Losses()), writing, deep).content).toContain('x');
});

it('has no script, whatever a board has stored', () => {
  const html =
    '<p onclick="x()">a<script>alert(1)</script><style>b{}</style><a href="javascript:alert(1)">c</a><iframe src="x">d</iframe></p>';
  const { content } = convert(parseHtml(html, new Losses()), writing, html);
  expect(content).toBe('ac (javascript:alert(1))');
});

it('reads the elements of WoltLab', () => {
  const losses = new Losses();
  const of = (html: string) => convert(parseHtml(html, losses), writing, html);
  expect(of('<p>Hallo <strong>du</strong><br>Zeile</p><p>\u200b</p><p>zwei</p>').content).toBe(
    'Hallo **du**\nZeile\nzwei',
  );
  expect(of('<ul><li>eins</li><li>zwei</li></ul>').content).toBe('- eins\n- zwei');
  expect(of('<pre data-highlighter="php">a\n  b</pre>').content).toBe('```\na\n  b\n```');
  expect(
    of(
      '<p><img class="smiley" alt=":)" src="x.png"> <img class="woltlabAttachment" data-attachment-id="7"></p>',
    ).content,
  ).toBe(':) [7]');
  const attributes = Buffer.from('["https://pdc.tv/x"]').toString('base64');
  expect(
    of(
      `<p><woltlab-metacode data-name="url" data-attributes="${attributes}">da</woltlab-metacode></p>`,
    ).content,
  ).toBe('[da](https://pdc.tv/x)');
  expect(of('<woltlab-spoiler data-label="Ende"><p>Sieg</p></woltlab-spoiler>').content).toBe(
    '> **Ende:**\n> Sieg',
  );
  expect(of('<p><woltlab-metacode data-name="tabs">x</woltlab-metacode></p>').content).toBe('x');
  expect(losses.unknown.get('tabs')).toBe(1);
});
