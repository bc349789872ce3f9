// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { morph } from './morph.ts';

const of = (html: string): Element => {
  const page = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
  return page.querySelector('main') ?? page.body;
};

let main: Element;
const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
  main = document.body.firstElementChild ?? document.body;
};
beforeEach(() => show(''));

test('what is shown becomes what is wanted', () => {
  const pages = [
    '<p>501</p>',
    '<p class="a" title="b">441</p>text<ul><li>1</li><li>2</li></ul>',
    '<ul><li>2</li></ul><p>x</p>',
    'only text',
    '<h2>a</h2><!-- note --><p><b>c</b> d</p>',
    '',
  ];
  for (const from of pages) {
    for (const to of pages) {
      show(from);
      morph(main, of(to));
      expect(main.innerHTML).toBe(of(to).innerHTML);
    }
  }
});

test('elements that are still there are the same ones, focus included', () => {
  show('<ol><li data-key="a"><a href="#a">A</a></li><li data-key="b"><a href="#b">B</a></li></ol>');
  const [, second] = main.querySelectorAll('a');
  second?.focus();
  morph(main, of('<ol><li data-key="c"></li><li data-key="b"><a href="#b">B 2</a></li></ol>'));
  expect(document.activeElement).toBe(second);
  expect(second?.textContent).toBe('B 2');
});

test('what the reader has unfolded stays so', () => {
  show('<details><summary>a</summary>b</details>');
  main.querySelector('details')?.setAttribute('open', '');
  morph(main, of('<details><summary>a</summary>c</details>'));
  expect(main.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(main.textContent).toBe('ac');
});

test('what is kept is the script’s own', () => {
  show('<p data-kept="" data-is="maximum">180</p><p>141</p>');
  morph(main, of('<p data-kept="" data-is=""></p><p>41</p>'));
  expect(main.innerHTML).toBe('<p data-kept="" data-is="maximum">180</p><p>41</p>');
  morph(main, of('<p>gone</p>'));
  expect(main.innerHTML).toBe('<p>gone</p>');
});
