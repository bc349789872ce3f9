import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paragraphs, tokenize } from './plain-text.ts';

const links = (line: string) => tokenize(line).filter((token) => token.type === 'link');
const joined = (line: string) =>
  tokenize(line)
    .map(({ text }) => text)
    .join('');

/** Lines composed of just those pieces that could confuse. */
const treacherousLine = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'https://',
        'http://',
        'www.',
        'javascript:alert(1)',
        'data:text/html,<script>',
        'oche.example',
        '/a(b)',
        ').',
        '@',
        ' ',
        '\u202e',
        '"',
        '<script>',
        '[',
        ']',
        ':',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.webUrl(),
    ),
    { maxLength: 10 },
  )
  .map((pieces) => pieces.join(''));

describe('tokenize', () => {
  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(treacherousLine, (line) => {
        expect(joined(line)).toBe(line);
      }),
      { numRuns: 3000 },
    );
  });

  it('links to http and https only, to the host that is shown', () => {
    fc.assert(
      fc.property(treacherousLine, (line) => {
        for (const { text, href } of links(line)) {
          const url = new URL(href);
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.username + url.password).toBe('');
          expect(text).toMatch(/^(https?:\/\/|www\.)/i);
          expect(text).not.toMatch(/[\s<>"\u202e]/);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('finds any ordinary address in a sentence', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ['http', 'https'] }).filter((url) => /[a-z0-9/]$/i.test(url)),
        (url) => {
          fc.pre(!/['`*|()[\]{}]/.test(url) && URL.canParse(url));
          expect(links(`Schau (${url}), da steht es.`)).toEqual([
            { type: 'link', text: url, href: new URL(url).href },
          ]);
        },
      ),
    );
  });

  it.each([
    ['Siehe https://oche.example/regeln.', 'https://oche.example/regeln'],
    ['(https://oche.example/x)', 'https://oche.example/x'],
    ['https://de.wikipedia.org/wiki/Darts_(Sport)', 'https://de.wikipedia.org/wiki/Darts_(Sport)'],
    ['„https://oche.example/a“', 'https://oche.example/a'],
    ['https://oche.example/a?b=c&d=e#f!', 'https://oche.example/a?b=c&d=e#f'],
    ['HTTPS://OCHE.example/A', 'HTTPS://OCHE.example/A'],
    ['www.dartverein-münchen.de, gut', 'www.dartverein-münchen.de'],
  ])('in %j links %j', (line, text) => {
    expect(links(line).map((link) => link.text)).toEqual([text]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    'ftp://oche.example/',
    'https://',
    'https://sparkasse.de@oche.example/',
    'https://kein-host',
    'xhttps://oche.example',
    'https:// oche.example',
    '<a href=x>',
  ])('leaves %j as text', (line) => {
    expect(tokenize(line)).toEqual([{ type: 'text', text: line }]);
  });

  it('stays quick on hostile lines', () => {
    const hostile = `https://a.b/${')'.repeat(10_000)}`;
    expect(joined(hostile)).toBe(hostile);
    expect(joined('www.'.repeat(2500))).toBe('www.'.repeat(2500));
  });
});

describe('paragraphs', () => {
  it('are the lines without the blank ones', () => {
    expect(paragraphs('Moin!\n\n  \nErste Frage:\r\nWelches Doppel?\n')).toEqual([
      'Moin!',
      'Erste Frage:',
      'Welches Doppel?',
    ]);
  });
});

describe('mentions', () => {
  const anna = { userId: 'id-of-anna', username: 'Anna.B' };
  const ben = { userId: 'id-of-ben', username: 'ben' };

  it('are links to the members, between text and addresses', () => {
    expect(tokenize('@anna.b: frag (@ben), https://oche.example/@ben.', [anna, ben])).toEqual([
      { type: 'mention', text: '@anna.b', userId: 'id-of-anna' },
      { type: 'text', text: ': frag (' },
      { type: 'mention', text: '@ben', userId: 'id-of-ben' },
      { type: 'text', text: '), ' },
      { type: 'link', text: 'https://oche.example/@ben', href: 'https://oche.example/@ben' },
      { type: 'text', text: '.' },
    ]);
  });

  it('are plain words where nobody is to be linked', () => {
    const words = '@cem, ben@ben.example und @benn';
    expect(tokenize(words, [anna, ben])).toEqual([{ type: 'text', text: words }]);
    expect(tokenize('@ben')).toEqual([{ type: 'text', text: '@ben' }]);
  });

  it('lose and add nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('@ben', '@', 'ben', '.', ' ', 'www.', 'ä')), (parts) => {
        const line = parts.join('');
        const tokens = tokenize(line, [ben]);
        expect(tokens.map(({ text }) => text).join('')).toBe(line);
      }),
    );
  });
});
