/** What a style may name, by category: tokens whose value can be told from their name, and the others with it. */
export interface PackedTokens {
  /** of the variables, e.g. `o` */
  prefix: string;
  /** with spaces between them */
  names: Readonly<Record<string, string>>;
  others: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What Chakra's engine asks its tokens for while it styles. */
export interface TokenDictionary {
  getVar(path: string, fallback?: string): string | undefined;
  getCategoryValues(category: string): Readonly<Record<string, string>> | null;
  expandReferenceInValue(value: string): string;
  /** whether there is such a token: asked of the widths from which on something is shown, and of opacities */
  getByName(name: string): { name: string } | undefined;
  colorPaletteMap: ReadonlyMap<string, string>;
  categoryMap: ReadonlyMap<string, string>;
  cssVarMap: ReadonlyMap<string, string>;
  allTokens: readonly never[];
}

/** A name in braces, e.g. `1px solid {colors.border}`. */
const REFERENCE = /\{([^}]*)\}/g;

/** As Chakra names the variable of a token. */
function variableOf(prefix: string, category: string, name: string): string {
  const path = `${category}-${name.replaceAll('.', '-')}`.replace(
    /[^a-zA-Z0-9_\u0081-\uffff-]/g,
    (sign) => `\\${sign}`,
  );
  return `var(--${prefix}-${path.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)})`;
}

/** What a style gets for the name of a token; a length with a minus before its name is the negative one. */
export function tokenValue(prefix: string, category: string, name: string): string {
  return name.startsWith('-')
    ? `calc(${variableOf(prefix, category, name.slice(1))} * -1)`
    : variableOf(prefix, category, name);
}

/** Chakra's dictionary of tokens without the work that made it, which a build has done. */
export function unpackTokens({ prefix, names, others }: PackedTokens): TokenDictionary {
  const categories = new Map<string, Record<string, string>>();
  const flatMap = new Map<string, string>();
  for (const category of new Set([...Object.keys(names), ...Object.keys(others)])) {
    const told = names[category]?.split(' ') ?? [];
    const values = {
      ...Object.fromEntries(told.map((name) => [name, tokenValue(prefix, category, name)])),
      ...others[category],
    };
    categories.set(category, values);
    for (const [name, value] of Object.entries(values)) flatMap.set(`${category}.${name}`, value);
  }
  return {
    getVar: (path, fallback) => flatMap.get(path) ?? fallback,
    getCategoryValues: (category) => categories.get(category) ?? null,
    expandReferenceInValue: (value) =>
      value.replace(REFERENCE, (_, path: string) => flatMap.get(path) ?? path),
    getByName: (name) => (flatMap.has(name) ? { name } : undefined),
    colorPaletteMap: new Map(),
    categoryMap: new Map(),
    cssVarMap: new Map(),
    allTokens: [],
  };
}
