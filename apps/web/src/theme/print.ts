/** Paper is white, and what is on it black, in both themes. */
function inkTokens(): string {
  const ink = { fg: '#000', 'fg-muted': '#333', border: '#888', 'border-strong': '#000' };
  const paper = { bg: '#fff', 'bg-raised': '#fff', 'bg-sunken': '#fff', 'fg-inverse': '#000' };
  const declarations = Object.entries({ ...ink, ...paper, 'bg-inverse': '#fff' })
    .map(([name, value]) => `--o-colors-${name}:${value}`)
    .join(';');
  return `@layer tokens{@media print{:root,.light,.dark{${declarations}}}}`;
}

/**
 * Every page on paper: only what is in `main`, black on white, without what can only be pressed. `data-screen` marks
 * what else makes no sense there. It is in no layer and `!important`, as it has to outdo whatever a component says of
 * itself.
 */
const RULES = [
  '@page{margin:14mm 15mm}',
  'html,.dark{color-scheme:light!important}',
  '[data-frame]>:not(main),[data-frame]~*,main nav,[role=search],[data-screen]{display:none!important}',
  'html{font-size:11pt}',
  '*,::before,::after{color:#000!important;background:none!important;box-shadow:none!important;text-shadow:none!important;animation:none!important;content-visibility:visible!important}',
  'main *{max-height:none!important}',
  'main>*{padding-block:0!important;max-width:none!important}',
  'h1,h2,h3{break-after:avoid}',
  'li,tr,article,figure,img,svg,dl>div{break-inside:avoid}',
  '[data-band]{width:auto!important;margin:0 0 1rem!important;padding:0 0 .5rem!important;border-bottom:2pt solid #000!important}',
  '[data-band]::before,[data-band]::after{display:none!important}',
];

export const printCss = () => `${inkTokens()}@media print{${RULES.join('')}}`;
