import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackTokens } from '../src/theme/packed-tokens.ts';
import { system } from '../src/theme/system.ts';
import { flatTokensOf, packTokens } from './lean-tokens.ts';

const SOURCES = join(import.meta.dirname, '../src');
const flat = flatTokensOf({ system });
const { tokens } = system;
const lean = unpackTokens(packTokens(flat, 'o'));
const used = [...flat].filter(([path]) => !path.includes('colorPalette'));

describe("the browser's tokens", () => {
  it('are those of the theme, by path and by category', () => {
    expect(used.length).toBeGreaterThan(100);
    for (const [path, value] of used) {
      expect(lean.getVar(path), path).toBe(value);
      const category = path.slice(0, path.indexOf('.'));
      const name = path.slice(category.length + 1);
      expect(lean.getCategoryValues(category)?.[name], path).toBe(value);
    }
  });

  it('are known by their names: what is hidden below a width asks for it', () => {
    const names = [...used.map(([path]) => path), 'breakpoints.huge', 'opacity.20'];
    const known = names.filter((name) => lean.getByName(name));
    expect(known).toEqual(names.filter((name) => tokens.getByName(name)));
    expect(known).toContain('breakpoints.lg');
    // Chakra would calculate with its number, which the browser's tokens don't have
    expect(names.filter((name) => tokens.getByName(name) && name.startsWith('opacity'))).toEqual(
      [],
    );
  });

  it('are nothing where the theme has none', () => {
    expect(lean.getVar('colors.nowhere', 'red')).toBe('red');
    expect(lean.getVar('colors.nowhere')).toBeUndefined();
    expect(lean.getCategoryValues('blurs')).toBeNull();
  });

  it.each([
    '1px solid {colors.border}',
    'calc({spacing.4} + {spacing.0.5} * -1)',
    'calc(100dvh - var(--bar, 0px))',
    '4rem',
  ])('stand for the names in %s', (value) => {
    expect(lean.expandReferenceInValue(value)).toBe(tokens.expandReferenceInValue(value));
  });

  it('are named by no style in another way', async () => {
    const names = await readdir(SOURCES, { recursive: true });
    for (const name of names.filter((each) => /^(?!i18n\/).*\.tsx?$/.test(each))) {
      const source = await readFile(join(SOURCES, name), 'utf8');
      expect(source, name).not.toMatch(/\bcolorPalette\b|['"`(, ]token\(|\{colors\.[\w.]+\//);
    }
  });
});
