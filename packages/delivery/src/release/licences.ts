import type { Component } from './sbom.ts';

/** Whoever passes Oche on may do so under these without giving away anything of their own. */
const ALLOWED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-3.0',
    'CC-BY-4.0',
  ],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** What is taken all the same, or says nothing of itself, with why. */
const EXCEPTIONS: { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'a library beside ours, which anybody can replace in node_modules; its sources are named there',
  },
  {
    name: /^(web-push|ical\.js|axe-core|lightningcss(-[\w-]+)?)$/,
    licence: 'MPL-2.0',
    why: 'asks for the sources of its own files only, and these are unchanged',
  },
  {
    name: /^(busboy|dicer|streamsearch|only|humanize-number)$/,
    licence: 'MIT',
    why: 'tests bring them, and they say it in a file of their own, not in the way of today’s manifests',
  },
];

/** @returns the licence of a component, in SPDX's words; none if nobody knows it */
export function licenceOf({ name, licences }: Component): string | undefined {
  return licences ?? EXCEPTIONS.find((each) => each.name.test(name))?.licence;
}

/** @returns a sentence for each component that may not be taken as it is */
export function licenceProblems(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const licence = licenceOf(component);
    const { name, version } = component;
    if (!licence) return [`${name} ${version} says nothing of its licence`];
    const isException = EXCEPTIONS.some((each) => each.name.test(name) && each.licence === licence);
    if (isException || isAllowed(licence)) return [];
    return [`${name} ${version} is under ${licence}, which is not among those that Oche takes`];
  });
}

/** An expression in SPDX's language without brackets within brackets: `(MIT OR EUPL-1.1+)`. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

/** The list that goes with a release. */
export function licenceList(components: readonly Component[], version: string): string {
  const rows = components
    .map((each) => `| ${each.name} | ${each.version} | ${licenceOf(each) ?? '?'} |`)
    .sort();
  const reasons = EXCEPTIONS.filter(({ name }) => components.some((each) => name.test(each.name)));
  return [
    `# What Oche ${version} is made of`,
    '',
    'Packages that are part of an installation. Their own files, which are in the image, have the texts.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
    ...reasons.map(({ name, licence, why }) => `- \`${name.source}\`, ${licence}: ${why}.`),
    '',
  ].join('\n');
}
