import type { OpenApiDocument } from '../../plugins/openapi/document.ts';

type Group = Readonly<Record<string, unknown>>;

/** A line for each operation and each component, so that a change is a line, and no file of 40,000 lines. */
export function documentText({ paths, webhooks, components, ...head }: OpenApiDocument): string {
  const methodsOf = (methods: unknown) => group(methods as Group, compact);
  const ofPaths = group(sorted(paths), methodsOf);
  const ofWebhooks = group(sorted(webhooks), methodsOf);
  const ofComponents = group(components as Group, (kind) => group(kind as Group, compact));
  const all = { ...head, paths: null, webhooks: null, components: null };
  return `${group(all, (value, name) => {
    if (name === 'paths') return ofPaths;
    if (name === 'webhooks') return ofWebhooks;
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
