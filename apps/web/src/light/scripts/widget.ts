/**
 * What a stranger's page loads: each `<script src="…/widget.js" data-widget="…">` gets a frame behind it. It leaves
 * nothing in the page but these frames, and needs no more than that scripts and frames of Oche are allowed there:
 * no inline style, no markup from strings, no global.
 */
const NAME = 'oche-widget';
/** What a frame takes up until its content has said how high it is. */
const HEIGHT = 320;
const MIN_HEIGHT = 40;
const MAX_HEIGHT = 8000;
/** What the page may say of itself, beside its language. */
const OPTIONS = ['theme', 'accent', 'lang'] as const;

for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-widget]')) {
  const { src, dataset, nextElementSibling } = script;
  // each tag runs this script, and finds the tags of the others, too
  const isDone = nextElementSibling?.classList.contains(NAME);
  if (!isDone && /\/widget\.js(\?|$)/.test(src)) script.after(frameOf(src, dataset));
}

function frameOf(src: string, { widget, title, height, ...rest }: DOMStringMap): HTMLElement {
  const address = new URL(`/embed/widgets/${encodeURIComponent(widget ?? '')}`, src);
  const options: DOMStringMap = { lang: document.documentElement.lang, ...rest };
  for (const name of OPTIONS) {
    const value = options[name];
    if (value) address.searchParams.set(name, value);
  }
  const frame = document.createElement('iframe');
  frame.className = NAME;
  frame.title = title ?? 'Oche';
  frame.loading = 'lazy';
  frame.referrerPolicy = 'no-referrer';
  // without `allow-same-origin` the frame is nobody: it has no cookies and no storage
  frame.sandbox.add('allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox');
  const { style } = frame;
  style.display = 'block';
  style.width = '100%';
  style.border = '0';
  style.colorScheme = 'normal';
  style.height = `${Number(height) || HEIGHT}px`;
  addEventListener('message', ({ source, data }) => {
    // the frame's origin is opaque, so it is known by its window
    if (source !== frame.contentWindow || typeof data?.oche !== 'number') return;
    style.height = `${Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, data.oche))}px`;
  });
  frame.src = address.href;
  return frame;
}
