import { describe, expect, it } from 'vitest';
import { formattedOf } from './formatted.ts';
import { plainOf, plainWithAddressesOf } from './plain.ts';

const runs = (text: string) => formattedOf(text)?.map((line) => line.runs);
/** a text in a short form: marks of each line, then its words with theirs */
const seen = (text: string) =>
  formattedOf(text)?.map(({ quote, list, isCode, runs: parts }) => {
    const where = `${'>'.repeat(quote ?? 0)}${list ? `${'  '.repeat(list.depth - 1)}${list.isFirst ? (list.number ?? '-') : '+'} ` : ''}`;
    const words = parts.map((run) =>
      [run.bold && 'b', run.italic && 'i', run.code && 'c', run.href && `a=${run.href}`, run.text]
        .filter(Boolean)
        .join('|'),
    );
    return `${where}${isCode ? 'CODE ' : ''}${words.join('·')}`;
  }) ?? null;

describe('a formatted text', () => {
  it.each<[string, string[] | null]>([
    ['Nichts davon.\n\nZwei Absätze', null],
    ['**fett** und *kursiv* und ***beides***', ['b|fett· und ·i|kursiv· und ·b|i|beides']],
    ['`T20 *T20*` im Text', ['c|T20 *T20*· im Text']],
    ['Ein *Stern, der nicht zugeht', null],
    ['vor_dem_Wurf und 3 * 60 * 2', null],
    ['\\*kein Stern\\*', ['*kein Stern*']],
    // each line stands for itself
    ['Ja.\n- eins\n- zwei\nNein.', ['Ja.', '- eins', '- zwei', 'Nein.']],
    ['> zitiert\nmeine Antwort', ['>zitiert', 'meine Antwort']],
    ['> eins\n> zwei\n>\n>> drei', ['>eins', '>zwei', '>>drei']],
    ['1. a\n2. b\n   - c\n     weiter\n3. d', ['1 a', '2 b', '  - c', '  + weiter', '3 d']],
    ['26. November spielen wir.\n27. auch', null],
    ['26. *November*', ['26. ·i|November']],
    [
      'Vorher\n```\n**roh**\n\n  > so\n```\nnachher',
      ['Vorher', 'CODE **roh**\n\n  > so', 'nachher'],
    ],
    ['**offen\nzu**', null],
    // nothing but the list of rules
    ['# Kein Titel', null],
    ['<b>kein HTML</b> <!-- nichts -->', null],
    ['![Bild](https://x.example/a.png) *a*', ['!·a=https://x.example/a.png|Bild· ·i|a']],
    ['&amp; *bleibt*', ['&amp; ·i|bleibt']],
    ['---\n*a*', ['---', 'i|a']],
    // links
    ['[Regeln](https://www.dartswdf.com/r?a=1)', ['a=https://www.dartswdf.com/r?a=1|Regeln']],
    ['[**fett** da](https://a.example)', ['b|a=https://a.example/|fett·a=https://a.example/| da']],
    ['[x](javascript:alert(1)) *a*', ['[x](javascript:alert(1)) ·i|a']],
    ['[x](data:text/html,1) [y](/forum) *a*', ['[x](data:text/html,1) [y](/forum) ·i|a']],
    ['[x](https://bank.example@evil.example) *a*', ['[x](https://bank.example@evil.example) ·i|a']],
    ['[bank.example](https://evil.example/)', ['a=https://evil.example/|https://evil.example/']],
    ['[dartn.de](https://www.dartn.de/a)', ['a=https://www.dartn.de/a|dartn.de']],
    // addresses and names stay whole
    ['https://x.example/_a_/b_c_ *a*', ['https://x.example/_a_/b_c_ ·i|a']],
    ['**@anna_b** und @_c_', ['b|@anna_b· und @·i|c']],
    ['@[u:abc](https://x.example) *a*', ['@·a=https://x.example/|u:abc· ·i|a']],
  ])('%j', (text, lines) => {
    expect(seen(text)).toEqual(lines);
  });

  it('gives each look as a run of its own, and nothing else', () => {
    expect(runs('a **b** c')).toEqual([
      [{ text: 'a ' }, { text: 'b', bold: true }, { text: ' c' }],
    ]);
  });

  it('loses no word of what is nested deeply', () => {
    const nested = Array.from(
      { length: 60 },
      (_, depth) => `${' '.repeat(2 * depth)}- wort${depth}`,
    );
    const lines = formattedOf(nested.join('\n')) ?? [];
    expect(lines.map((line) => line.runs[0]?.text)).toEqual(
      nested.map((line) => line.trim().slice(2)),
    );
    expect(Math.max(...lines.map(({ list }) => list?.depth ?? 0))).toBe(4);
    expect(formattedOf(`${'>'.repeat(5000)} wort`)).toBeNull();
    expect(formattedOf(`${'- '.repeat(3000)}wort`)).toBeNull();
  });
});

it('is read without its signs in lists, and with addresses in mails', () => {
  const text = '**Wichtig:**\n- [Regeln](https://a.example/r)\n- zwei\n1. drei\n> Zitat';
  expect(plainOf(text)).toBe('Wichtig:\n– Regeln\n– zwei\n1. drei\nZitat');
  expect(plainWithAddressesOf(text)).toContain('– Regeln (https://a.example/r)');
  expect(plainOf('Ein Text.\n\nNoch einer')).toBe('Ein Text.\n\nNoch einer');
});
