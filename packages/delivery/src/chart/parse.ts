/** A word of a pipeline: a path of fields, a variable, a value, or a pipeline in brackets. */
export type Word =
  | { kind: 'value'; value: string | number | boolean }
  | { kind: 'path'; variable?: string; fields: string[] }
  | { kind: 'function'; name: string }
  | { kind: 'pipeline'; stages: Word[][] };

type Stages = Word[][];

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'output'; stages: Stages }
  | { kind: 'if' | 'with'; stages: Stages; body: Node[]; otherwise: Node[] }
  | { kind: 'range'; stages: Stages; names: string[]; body: Node[] };

export interface Parsed {
  nodes: Node[];
  /** templates by name */
  defined: Map<string, Node[]>;
}

const ACTION = /\{\{(-?)\s*([\s\S]*?)\s*(-?)\}\}/g;
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|:=|[()|,]|[^\s()|,"]+)/gy;

/** Reads that part of Go's templates which the chart uses; everything else is an error. */
export function parse(source: string): Parsed {
  const defined = new Map<string, Node[]>();
  const top: Node[] = [];
  const open: { into: Node[]; node?: Node; end?: () => void }[] = [{ into: top }];
  for (const piece of pieces(source)) {
    const current = open.at(-1);
    if (!current) throw new Error('more ends than beginnings');
    if ('text' in piece) {
      if (piece.text) current.into.push({ kind: 'text', text: piece.text });
      continue;
    }
    const [, keyword = '', rest = ''] = /^(\S+)\s*([\s\S]*)$/.exec(piece.action) ?? [];
    if (keyword === 'if' || keyword === 'with') {
      const node: Node = { kind: keyword, stages: stagesOf(rest), body: [], otherwise: [] };
      current.into.push(node);
      open.push({ into: node.body, node });
    } else if (keyword === 'range') {
      const [, names, pipeline] = /^(?:((?:\$\w+,?\s*)+):=)?\s*([\s\S]+)$/.exec(rest) ?? [];
      const list = (names ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      const node: Node = { kind: 'range', stages: stagesOf(pipeline ?? ''), names: list, body: [] };
      current.into.push(node);
      open.push({ into: node.body, node });
    } else if (keyword === 'define') {
      const into: Node[] = [];
      open.push({ into, end: () => defined.set(JSON.parse(rest), into) });
    } else if (keyword === 'else') {
      if (!current.node || !('otherwise' in current.node)) throw new Error('an else alone');
      current.into = current.node.otherwise;
    } else if (keyword === 'end') {
      open.pop()?.end?.();
    } else if (!piece.action.startsWith('/*')) {
      current.into.push({ kind: 'output', stages: stagesOf(piece.action) });
    }
  }
  if (open.length !== 1) throw new Error('an end is missing');
  return { nodes: top, defined };
}

/** A minus at an action takes away all white space on that side. */
function pieces(source: string): ({ text: string } | { action: string })[] {
  const found: ({ text: string } | { action: string })[] = [];
  let [at, trims] = [0, false];
  const text = (to: number, trimEnd: boolean) => {
    let part = source.slice(at, to);
    if (trims) part = part.trimStart();
    found.push({ text: trimEnd ? part.trimEnd() : part });
  };
  for (const match of source.matchAll(ACTION)) {
    text(match.index, match[1] === '-');
    found.push({ action: match[2] ?? '' });
    at = match.index + match[0].length;
    trims = match[3] === '-';
  }
  text(source.length, false);
  return found;
}

function stagesOf(text: string): Stages {
  const tokens = [...text.matchAll(TOKEN)].map(([, token = '']) => token);
  if (tokens.join('').length !== text.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '').length)
    throw new Error(`can't read {{ ${text} }}`);
  const read = (): Stages => {
    const stages: Stages = [[]];
    for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
      if (token === '|') stages.push([]);
      else stages.at(-1)?.push(token === '(' ? { kind: 'pipeline', stages: read() } : word(token));
    }
    return stages;
  };
  return read();
}

function word(token: string): Word {
  if (token.startsWith('"')) return { kind: 'value', value: JSON.parse(token) };
  if (/^-?\d+$/.test(token)) return { kind: 'value', value: Number(token) };
  if (token === 'true' || token === 'false') return { kind: 'value', value: token === 'true' };
  if (token === '.') return { kind: 'path', fields: [] };
  const [, variable, path] = /^(\$\w*)?((?:\.\w+)*)$/.exec(token) ?? [];
  if (variable !== undefined || path) {
    return { kind: 'path', variable, fields: (path ?? '').split('.').filter(Boolean) };
  }
  if (/^\w+$/.test(token)) return { kind: 'function', name: token };
  throw new Error(`what is ${token}?`);
}
