import { createRequire } from 'node:module';
import {
  ChakraProvider,
  chakra as chakras,
  mergeProps,
  mergeRefs,
  useChakraContext,
} from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { system } from '../system.ts';
import { createFactory } from './factory.ts';
import type { Parts } from './parts.ts';
import { styleKey } from './style-key.ts';

type Component = ComponentType<Record<string, unknown>>;
type Factory = (tag: unknown, recipe?: object) => Component;

// these belong to Chakra
const fromChakra = createRequire(createRequire(import.meta.url).resolve('@chakra-ui/react'));
const ours = createFactory({
  ...fromChakra('@emotion/utils'),
  ...fromChakra('@emotion/serialize'),
  isPropValid: fromChakra('@emotion/is-prop-valid').default,
  mergeProps,
  mergeRefs,
  useChakraContext,
} as unknown as Parts) as unknown as Factory;

/** Markup and rules of a page, as the server renders it. */
function render(factory: Factory, page: (factory: Factory) => ReactNode) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const markup = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={{ ...system, _global: [], _config: { disableLayers: true } }}>
        {page(factory)}
      </ChakraProvider>
    </CacheProvider>,
  );
  return { markup, rules: Object.entries(cache.inserted) };
}

const recipe = {
  base: { display: 'flex', padding: '2', color: 'fg', _hover: { color: 'accent.fg' } },
  variants: {
    size: { small: { padding: '1' }, large: { padding: { base: '3', md: '6' } } },
    isLoud: { true: { fontWeight: 'bold' } },
  },
  defaultVariants: { size: 'small' },
  compoundVariants: [{ size: 'large', isLoud: true, css: { margin: '1' } }],
};

const pages: Record<string, (factory: Factory) => ReactNode> = {
  'styles and attributes': (styled) => {
    const Box = styled('div');
    return (
      <Box
        id="a"
        title="b"
        data-x="1"
        padding="4"
        margin={4}
        hidden={undefined}
        width={{ md: '2' }}
      >
        text
      </Box>
    );
  },
  'a recipe and its variants': (styled) => {
    const Button = styled('button', recipe);
    return ['small', 'large', undefined].map((size) => (
      <Button key={size ?? ''} type="button" size={size} isLoud={size === 'large'} className="x" />
    ));
  },
  'numbers beside texts': (styled) => {
    const Box = styled('div');
    return [4, '4', 5, '5px', null, true].map((height, index) => (
      <Box key={index} height={height} css={index > 3 ? [{ top: 1 }, { top: 2 }] : { left: '1' }} />
    ));
  },
  'the same styles in another order': (styled) => {
    const Box = styled('div');
    return createElement('p', null, [
      <Box key="1" padding="1" paddingTop="2" />,
      <Box key="2" paddingTop="2" padding="1" />,
    ]);
  },
  'a styled component, styled further': (styled) => {
    const Button = styled('button', recipe);
    const Red = styled(Button, { base: { color: 'danger.fg', display: 'none' } });
    return <Red size="large" bg="bg.sunken" />;
  },
  'another component, which hands over its class': (styled) => {
    const Inner = styled('a', recipe);
    const Link = ({ className, to }: Record<string, unknown>) => (
      <Inner href={to} className={`own ${className}`} color="red" />
    );
    const Styled = styled(Link, { base: { color: 'blue', textStyle: 'small' } });
    return [<Styled key="1" to="/a" />, <Styled key="2" to="/b" padding="9" />, <Inner key="3" />];
  },
  'another tag': (styled) => {
    const Heading = styled('h2', recipe);
    return <Heading as="h1" size="large" />;
  },
  'its child instead of a tag': (styled) => {
    const Label = styled('span', recipe);
    return (
      <Label asChild className="a" style={{ top: 1 }}>
        <label htmlFor="x" className="b" style={{ left: 2 }}>
          text
        </label>
      </Label>
    );
  },
  'drawings, and attributes that are styles, too': (styled) => {
    const Path = styled('path', { base: { fill: 'fg' } });
    const Rect = styled('rect');
    const Image = styled('img');
    return (
      <svg role="img" aria-label="x">
        <Path d="M0 0" strokeWidth="2" />
        <Rect x="1" y={2} width="3" rx="4" opacity="0.5" />
        <Image alt="" htmlWidth={3} htmlHeight="4" />
      </svg>
    );
  },
};

describe('createFactory', () => {
  it.each(Object.entries(pages))('renders as Chakra does: %s', (_name, page) => {
    const expected = render(chakras as unknown as Factory, page);
    expect(expected.markup).toContain('css-');
    const kept = page(ours);
    expect(render(ours, () => kept)).toEqual(expected);
    // what it has kept of the first time is not in the way of another page
    expect(render(ours, () => kept)).toEqual(expected);
  });

  it('keeps styles apart by what they are made of', () => {
    const values = [
      '1',
      1,
      true,
      'true',
      null,
      'null',
      ['1'],
      { a: '1' },
      { a: { b: 1 } },
      [1, [2]],
    ];
    expect(new Set(values.map((value) => styleKey('css', value))).size).toBe(values.length);
  });

  it('goes on when a component has more rules than are kept', () => {
    const Box = ours('div');
    const widths = Array.from({ length: 450 }, (_, index) => `${index}px`);
    const { markup } = render(ours, () => widths.map((width) => <Box key={width} width={width} />));
    expect(new Set(markup.match(/css-\w+/g)).size).toBe(450);
  });
});
