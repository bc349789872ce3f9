import { createHash } from 'node:crypto';
import { KEPT_PAGES } from '../service-worker/kept-pages.ts';
import { offlineTexts } from '../service-worker/texts.ts';
import { LOCALE_COOKIE } from '../src/lib/storage/cookies.ts';
import { DRAFT_PREFIX } from '../src/lib/storage/drafts.ts';
import { THEME_SCRIPT } from '../src/lib/theme.ts';
import { palette } from '../src/theme/palette.ts';

const { paper, ink, pub, chalk, red, tape } = palette;

/** The name of a font file before its hash → the family it has here. */
const FONTS = { 'source-sans-3': 'body', 'barlow-condensed-800': 'heading' };

/**
 * The page that the service worker shows without a network, in both languages: the browser knows which
 * one the reader wants. It loads fonts, which have been kept, and nothing else.
 * @param files the addresses of all built files
 */
export function offlinePage(files: readonly string[]): { html: string; policy: string } {
  const style = styleOf(files);
  const scripts = [THEME_SCRIPT, SCRIPT];
  const [theme, script] = scripts;
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Oche</title><script>${theme}</script><style>${style}</style></head><body><main>${MARK}${sectionOf('de')}${sectionOf('en')}</main><script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    `style-src ${hashOf(style)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function sectionOf(locale: 'de' | 'en'): string {
  const texts = offlineTexts[locale];
  const [one, many] = texts.draftCount;
  const rest = [texts.choices, texts.games, texts.fixtures, texts.files, texts.nothingElse];
  return `<section lang="${locale}" data-title="${texts.title} · Oche" hidden><h1>${texts.title}</h1><p>${texts.lead}</p><button type="button">${texts.retry}</button><nav hidden><h2>${texts.goesOn}</h2><ul></ul></nav><h2>${texts.kept}</h2><ul><li>${texts.drafts} <strong data-one="${one}" data-many="${many}"></strong></li>${rest.map((text) => `<li>${text}</li>`).join('')}</ul></section>`;
}

/** The board of the logo; the dart has missed it. */
const MARK = `<svg viewBox="0 0 40 32" width="120" aria-hidden="true"><g transform="translate(16 14)"><path fill="currentColor" d="M4.5 -11.7A12.5 12.5 0 0 1 0 12.5L0 4.8A4.8 4.8 0 0 0 1.7 -4.5ZM0 12.5A12.5 12.5 0 0 1 -4.5 -11.7L-1.7 -4.5A4.8 4.8 0 0 0 0 4.8Z"/></g><path fill="${red.bed}" transform="translate(25.5 25.1) rotate(90)" d="M-3.7 -12A12.5 12.5 0 0 1 3.7 -12L1.4 -4.6A4.8 4.8 0 0 0 -1.4 -4.6Z"/><path stroke="var(--line)" stroke-width="2.4" d="M2 30H38"/></svg>`;

const DARK = `--bg:${pub.base};--fg:${chalk.base};--muted:${chalk.muted};--line:${tape.base};--wire:${pub.wire}`;
const LIGHT = `--bg:${paper.base};--fg:${ink.base};--muted:${ink.muted};--line:${ink.base};--wire:${paper.wire}`;

function styleOf(files: readonly string[]): string {
  const faces = Object.entries(FONTS).map(([name, family]) => {
    const file = files.find((path) => path.includes(`/${name}-`) && path.endsWith('.woff2'));
    if (!file) throw new Error(`the client build has no font ${name}`);
    return `@font-face{font-family:${family};font-weight:400 800;src:url(${file})}`;
  });
  return [
    ...faces,
    `html{${LIGHT}}`,
    `html.dark{${DARK}}`,
    'body{margin:0;background:var(--bg);color:var(--fg);font:1.0625rem/1.5 body,system-ui,sans-serif}',
    'main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem 3rem}',
    'h1{margin:1.5rem 0 .5rem;font:800 2.75rem/1 heading,system-ui,sans-serif;text-transform:uppercase}',
    'h2{margin:2.5rem 0 0;padding-top:1.25rem;border-top:1px solid var(--wire);font-size:1.0625rem}',
    'p{margin:0 0 1.5rem}ul{margin:.5rem 0 0;padding-inline-start:1.25rem;color:var(--muted)}',
    'a{color:var(--fg);display:inline-block;padding-block:.5rem}',
    'li{margin-block:.375rem}strong{color:var(--fg)}',
    `button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:2px;background:${red.bed};color:${paper.raised};font:inherit;font-weight:600;cursor:pointer}`,
    'button:focus-visible{outline:3px solid var(--line);outline-offset:2px}',
  ].join('');
}

/**
 * Shows the language that the reader has chosen, else the first of the two that the browser asks for,
 * counts the drafts of this tab, leads to the pages that are kept here, and goes on when the server can be reached again.
 */
const SCRIPT = `(function(){var d=document,c=/(?:^|; ?)${LOCALE_COOKIE}=(de|en)/.exec(d.cookie),w=(navigator.languages||[]).map(function(l){return l.slice(0,2)}).filter(function(l){return l=="de"||l=="en"}),l=c?c[1]:w[0]||"de",s=d.querySelector("section[lang="+l+"]"),n=0;d.documentElement.lang=l;d.title=s.dataset.title;s.hidden=false;function again(){location.reload()}s.querySelector("button").addEventListener("click",again);function ask(){fetch("/health/live").then(again,function(){})}addEventListener("online",ask);setInterval(ask,3000);try{n=Object.keys(sessionStorage).filter(function(k){return k.indexOf("${DRAFT_PREFIX}")==0&&!/:attempt$/.test(k)}).length}catch(e){}var b=s.querySelector("strong");if(n)b.textContent=n==1?b.dataset.one:b.dataset.many.replace("#",n);var v=s.querySelector("nav");caches.open("${KEPT_PAGES}").then(function(c){return c.keys().then(function(k){k.reverse().forEach(function(q){c.match(q,{ignoreVary:true}).then(function(r){return r.text()}).then(function(t){var a=d.createElement("a");a.href=new URL(q.url).pathname;a.textContent=new DOMParser().parseFromString(t,"text/html").title.replace(/ · Oche$/,"");v.lastChild.appendChild(d.createElement("li")).appendChild(a);v.hidden=false})})})}).catch(function(){})})()`;
