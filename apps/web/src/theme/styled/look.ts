import type { ElementType } from 'react';
import type { Parts, Props, Recipe, RecipeConfig, Rule, System } from './parts.ts';

/**
 * What becomes of a property: it is a style, it chooses one, it goes on to the tag (under its own name, or without
 * `html`), or it stays here.
 */
type Role = 'style' | 'variant' | 'forwarded' | 'html' | 'own';

/** Attributes of drawings that are styles by their name, too. */
const ATTRIBUTES: Record<string, readonly string[]> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};
const HTML = new Set(['htmlWidth', 'htmlHeight', 'htmlSize', 'htmlTranslate']);

/**
 * Some components have a style for each number that they show. One with so many starts again, so that a server's
 * memory doesn't grow.
 */
const MOST_RULES = 200;

/** What a component and all its elements have in common. */
export interface Look {
  system: System;
  roleOf(name: string): Role;
  /**
   * @param key of all styles and variants among the properties, and of `outer`
   * @param outer styles of a component around this one, as text
   */
  ruleOf(key: string, props: Props, outer: readonly string[]): Rule;
}

/** @param inner the recipe of the styled component that this one styles further */
export function createLook(
  { isPropValid, serializeStyles }: Parts,
  system: System,
  tag: ElementType,
  config: RecipeConfig,
  inner: RecipeConfig | undefined,
): Look {
  const recipe = recipeOf();
  const { variantKeys } = recipe;
  const attributes = typeof tag === 'string' ? ATTRIBUTES[tag] : undefined;
  const roles = new Map<string, Role>();
  const rules = new Map<string, Rule>();
  return { system, roleOf, ruleOf };

  function recipeOf(): Recipe {
    const own = config.__cva__ ? config : system.cva(config);
    if (!inner) return own;
    return (inner.__cva__ ? inner : system.cva(inner)).merge(own);
  }

  function roleOf(name: string): Role {
    let role = roles.get(name);
    if (role === undefined) {
      role = findRole(name);
      roles.set(name, role);
    }
    return role;
  }

  function findRole(name: string): Role {
    if (name === 'ref' || name === 'children') return 'forwarded';
    if (name === 'asChild') return 'own';
    if (attributes?.includes(name)) return 'forwarded';
    if (variantKeys.includes(name)) return 'variant';
    if (system.isValidProperty(name)) return 'style';
    if (HTML.has(name)) return 'html';
    if (attributes) return 'forwarded';
    const isForwarded = typeof tag === 'string' ? isPropValid(name) : name !== 'theme';
    return isForwarded ? 'forwarded' : 'own';
  }

  function ruleOf(key: string, props: Props, outer: readonly string[]): Rule {
    let rule = rules.get(key);
    if (rule === undefined) {
      rule = serializeStyles([stylesOf(props), ...outer], {});
      if (rules.size >= MOST_RULES) rules.clear();
      rules.set(key, rule);
    }
    return rule;
  }

  function stylesOf(props: Props): object {
    const variants: Props = {};
    const styles: Props = {};
    for (const name in props) {
      const value = props[name];
      if (value === undefined) continue;
      const role = roleOf(name);
      if (role === 'variant') variants[name] = value;
      else if (role === 'style') styles[name] = value;
    }
    const { css, ...own } = styles;
    const parts = (Array.isArray(css) ? css : [css]).filter(Boolean).flat();
    return system.css(recipe(variants), ...parts, own);
  }
}
