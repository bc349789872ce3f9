import type { EmotionCache } from '@emotion/cache';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import {
  Children,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useInsertionEffect,
} from 'react';
import { jsx } from 'react/jsx-runtime';
import { createLook, type Look } from './look.ts';
import type { Parts, Props, RecipeConfig, Rule } from './parts.ts';
import { styleKey } from './style-key.ts';

interface Styled {
  (props: Props): ReactElement;
  /** under the names that Chakra gives them, and looks for */
  __emotion_real: Styled;
  __emotion_base: ElementType;
  __emotion_cva: RecipeConfig;
}
type Tag = ElementType & Partial<Styled>;
type Factory = (tag: Tag, recipe?: RecipeConfig) => Styled;

const NONE: readonly string[] = [];

/**
 * Chakra's `chakra`, with the same classes and rules, for a fraction of the work. Chakra's makes each element's recipe
 * again, walks through its styles and hashes them whenever it is rendered, which was more than half of a page's time.
 * This one does so once for each set of styles that a component has. It knows no options.
 */
export function createFactory(parts: Parts): Factory & Record<string, Styled> {
  const { useChakraContext, mergeProps, mergeRefs } = parts;
  const useRule = import.meta.env.SSR ? collectRule(parts) : insertRule(parts);
  const plain = new Map<string, Styled>();

  return new Proxy(styled as Factory & Record<string, Styled>, {
    get(_, name: string) {
      const component = plain.get(name) ?? styled(name as Tag);
      plain.set(name, component);
      return component;
    },
  });

  function styled(tag: Tag, config: RecipeConfig = {}): Styled {
    const inner = tag.__emotion_real === tag ? tag : undefined;
    const base = inner?.__emotion_base ?? tag;
    let look: Look | undefined;

    const component = (props: Props) => {
      const system = useChakraContext();
      const cache = useEmotionCache() as EmotionCache;
      if (look?.system !== system) {
        look = createLook(parts, system, tag, config, inner?.__emotion_cva);
      }
      const given: Props = {};
      let as: unknown;
      let key = '';
      for (const name in props) {
        const value = props[name];
        if (value === undefined) continue;
        const role = look.roleOf(name);
        if (role === 'forwarded') given[name] = value;
        else if (role === 'html') given[name.slice('html'.length).toLowerCase()] = value;
        else if (role !== 'own') key += styleKey(name, value);
        else if (name === 'as') as = value;
      }
      const final = (as || base) as ElementType;
      const isStringTag = typeof final === 'string';

      const names = typeof props.className === 'string' ? props.className : '';
      const { classes, outer, outerNames } = takeApart(cache, names);
      const rule = look.ruleOf(key + outerNames, props, outer);
      useRule(cache, rule, isStringTag);
      const className = rule.styles ? joined(classes, `${cache.key}-${rule.name}`) : classes;
      if (className) given.className = className;
      else delete given.className;

      return props.asChild ? asChild(props, given) : jsx(final, given);
    };
    const own = {
      __emotion_real: component as Styled,
      __emotion_base: base,
      __emotion_cva: config,
    };
    return Object.assign(component, own);
  }

  /** The child, with these properties beside its own. */
  function asChild({ children, ref }: Props, given: Props): ReactElement {
    const child = Children.toArray(children as ReactNode).find((node) =>
      isValidElement<Props>(node),
    );
    if (!child) throw new Error('there is no child to be styled');
    const props = mergeProps({ ...given, children: null }, child.props);
    props.ref = mergeRefs(ref as Ref<unknown>, child.props.ref as Ref<unknown>);
    return jsx(child.type as ElementType, props);
  }
}

const joined = (a: string, b: string): string => (a ? `${a} ${b}` : b);

/** A component that styles a styled component passes a class on: its rule and that component's become one. */
function takeApart({ key, registered }: EmotionCache, className: string) {
  if (!className.includes(`${key}-`))
    return { classes: className.trim(), outer: NONE, outerNames: '' };
  let classes = '';
  let outerNames = '';
  const outer: string[] = [];
  for (const name of className.split(' ')) {
    const styles = registered[name];
    if (styles === undefined) {
      if (name) classes = joined(classes, name);
      continue;
    }
    outer.push(`${styles};`);
    outerNames += ` ${name}`;
  }
  return { classes, outer, outerNames };
}

type UseRule = (cache: EmotionCache, rule: Rule, isStringTag: boolean) => void;

/** On the server the page's head gets all rules, in the order in which they are first used. */
const collectRule =
  ({ insertStyles }: Parts): UseRule =>
  (cache, rule, isStringTag) => {
    if (rule.styles && cache.inserted[rule.name] === undefined) {
      insertStyles(cache, rule, isStringTag);
    }
  };

/**
 * In the browser they are inserted before anybody sees the elements. Effects of what is within an element run before
 * its own, but its rules have to come first; so the first effect that runs inserts all rules that wait.
 */
function insertRule({ registerStyles, insertStyles }: Parts): UseRule {
  const waiting: Parameters<UseRule>[] = [];
  const insertAll = () => {
    for (const each of waiting.splice(0)) insertStyles(...each);
  };
  return (cache, rule, isStringTag) => {
    registerStyles(cache, rule, isStringTag);
    if (rule.styles && cache.inserted[rule.name] === undefined) {
      waiting.push([cache, rule, isStringTag]);
    }
    useInsertionEffect(insertAll, [rule]);
  };
}
