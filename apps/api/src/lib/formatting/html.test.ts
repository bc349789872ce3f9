import { expect, it } from 'vitest';
import { htmlOf } from './html.ts';

it.each([
  ['Hallo\n\nWelt', '<p>Hallo</p><p>Welt</p>'],
  ['<b>&\u0007"', '<p>&lt;b&gt;&amp; &quot;</p>'],
  ['**fett** und *schräg*', '<p><strong>fett</strong> und <em>schräg</em></p>'],
  [
    '[hier](https://a.example/?a=1&b="2")',
    '<p><a href="https://a.example/?a=1&amp;b=%222%22" rel="nofollow ugc noopener">hier</a></p>',
  ],
  [
    '> eins\n> > zwei\n\ndrei',
    '<blockquote><p>eins</p><blockquote><p>zwei</p></blockquote></blockquote><p>drei</p>',
  ],
  ['- a\n- b\n  - c\n- d', '<ul><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ul>'],
  ['1. a\n2. b\n\n- c', '<ol><li>a</li><li>b</li></ol><ul><li>c</li></ul>'],
  ['```\na < b\n  c\n```', '<pre><code>a &lt; b\n  c</code></pre>'],
])('%j', (written, html) => expect(htmlOf(written)).toBe(html));
