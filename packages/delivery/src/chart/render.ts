import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseYaml, stringify } from 'yaml';
import { type Node, parse, type Word } from './parse.ts';

type Value = unknown;
type Table = Record<string, Value>;

interface Scope {
  dot: Value;
  variables: ReadonlyMap<string, Value>;
}

const isTable = (value: Value): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What Go's templates count as nothing. */
const isEmpty = (value: Value): boolean =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

const shown = (value: Value): string =>
  value === undefined || value === null ? '' : String(value);

const indented = (text: string, spaces: number) => text.replace(/^/gm, ' '.repeat(spaces));

/** Of Helm's functions those that the chart uses; what comes through a pipe is the last argument. */
const FUNCTIONS: Record<string, (...args: Value[]) => Value> = {
  and: (...args) => args.find(isEmpty) ?? args.at(-1),
  default: (fallback, value) => (isEmpty(value) ? fallback : value),
  nindent: (spaces, text) => `\n${indented(shown(text), Number(spaces))}`,
  not: isEmpty,
  quote: (value) => JSON.stringify(shown(value)),
  required: (message, value) => {
    if (isEmpty(value)) throw new Error(shown(message));
    return value;
  },
  toYaml: (value) => stringify(value).trimEnd(),
  trimSuffix: (suffix, text) =>
    shown(text).endsWith(shown(suffix)) ? shown(text).slice(0, -shown(suffix).length) : text,
  trunc: (length, text) => shown(text).slice(0, Number(length)),
};

export interface Release {
  name: string;
  /** what `--set` and `--values` would change */
  values?: Table;
}

/** @returns the resources that Helm would make of a chart, by file; files that come out empty are left out */
export async function renderChart(folder: string, { name, values = {} }: Release) {
  const yaml = async (file: string) => parseYaml(await readFile(join(folder, file), 'utf8'));
  const chart: Table = await yaml('Chart.yaml');
  const dot = {
    Chart: { Name: chart.name, AppVersion: chart.appVersion, Version: chart.version },
    Release: { Name: name, Service: 'Helm' },
    Values: merged(await yaml('values.yaml'), values),
  };
  const files = (await readdir(join(folder, 'templates'))).sort();
  const parsed = await Promise.all(
    files.map(async (file) => ({
      file,
      ...parse(await readFile(join(folder, 'templates', file), 'utf8')),
    })),
  );
  const defined = new Map(parsed.flatMap((each) => [...each.defined]));
  const run = (nodes: Node[], scope: Scope) => rendered(nodes, scope, defined);
  const resources = new Map<string, Table>();
  for (const { file, nodes } of parsed) {
    const variables = new Map<string, Value>([['$', dot]]);
    const resource = parseYaml(run(nodes, { dot, variables }));
    if (resource) resources.set(file, resource);
  }
  return resources;
}

const merged = (base: Table, over: Table): Table =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => {
      const [a, b] = [base[key], over[key]];
      return [key, isTable(a) && isTable(b) ? merged(a, b) : (b ?? a)];
    }),
  );

function rendered(nodes: Node[], scope: Scope, defined: ReadonlyMap<string, Node[]>): string {
  const evaluate = (stages: Word[][]): Value => {
    let piped: Value[] = [];
    for (const [head, ...words] of stages) {
      if (!head) throw new Error('nothing between two bars');
      const args = [...words.map(worth), ...piped];
      piped = [head.kind === 'function' ? call(head.name, args) : worth(head)];
    }
    return piped[0];
  };
  const worth = (word: Word): Value => {
    if (word.kind === 'value') return word.value;
    if (word.kind === 'pipeline') return evaluate(word.stages);
    if (word.kind === 'function') return call(word.name, []);
    const from = word.variable === undefined ? scope.dot : scope.variables.get(word.variable);
    return word.fields.reduce((value, field) => {
      if (isTable(value)) return value[field];
      throw new Error(`nothing has a field ${word.fields.join('.')}`);
    }, from);
  };
  const call = (name: string, args: Value[]): Value => {
    if (name === 'include') {
      const body = defined.get(shown(args[0]));
      if (!body) throw new Error(`there is no template ${args[0]}`);
      return rendered(body, { dot: args[1], variables: new Map([['$', args[1]]]) }, defined);
    }
    const work = FUNCTIONS[name];
    if (!work) throw new Error(`there is no function ${name}`);
    return work(...args);
  };
  const within = (body: Node[], inner: Scope) => rendered(body, inner, defined);
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      const value = evaluate(node.stages);
      if (node.kind === 'output') return shown(value);
      if (node.kind === 'range') return rangeOver(node, value, scope, within);
      if (isEmpty(value)) return within(node.otherwise, scope);
      return within(node.body, node.kind === 'with' ? { ...scope, dot: value } : scope);
    })
    .join('');
}

function rangeOver(
  { names, body }: Extract<Node, { kind: 'range' }>,
  list: Value,
  { variables }: Scope,
  within: (body: Node[], scope: Scope) => string,
): string {
  // Go goes through a table in the order of its keys
  const entries: [Value, Value][] = isTable(list)
    ? Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1))
    : Array.isArray(list)
      ? [...list.entries()]
      : [];
  return entries
    .map(([key, item]) => {
      const given = names.length > 1 ? [key, item] : [item];
      const own = names.map((name, index): [string, Value] => [name, given[index]]);
      return within(body, { dot: item, variables: new Map([...variables, ...own]) });
    })
    .join('');
}
