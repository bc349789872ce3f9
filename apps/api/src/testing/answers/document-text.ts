import type { OpenApiDocument } from '../../plugins/openapi/document.ts';

type Group = Readonly<Record<string, unknown>>;

/** A line for each operation and each component, so that a change is a line, and no file of 40,000 lines. */
export function documentText({ paths, components, ...head }: OpenApiDocument): string {
  const ofPaths = group(sorted(paths), (methods) => group(methods as Group, compact));
  const ofComponents = group(components as Group, (kind) => group(kind as Group, compact));
  const all = { ...head, paths: null, components: null };
  return `${group(all, (value, name) => {
    if (name === 'paths') return ofPaths;
    return name === 'components' ? ofComponents : JSON.stringify(value);
  })}\n`;
}

const sorted = (of: Group): Group =>
  Object.fromEntries(Object.entries(of).sort(([one], [other]) => (one < other ? -1 : 1)));

const group = (of: Group, textOf: (value: unknown, name: string) => string): string =>
  `{\n${Object.entries(of)
    .map(([name, value]) => `${JSON.stringify(name)}: ${textOf(value, name)}`)
    .join(',\n')}\n}`;

const compact = (value: unknown): string => JSON.stringify(value);
