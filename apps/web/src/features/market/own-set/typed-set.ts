import type { Locale } from '@oche/validators/common';
import { type OwnSetAttribute, ownSetAttributes } from '@oche/validators/market/limits';
import { numberOf, typedText } from '../../../components/form/number-text.ts';
import type { RouterInputs, RouterOutputs } from '../../../lib/trpc.ts';

/** A set as the form has it: '' where nothing was said. */
export type TypedSet = Record<OwnSetAttribute | 'name', string>;

const numbers: readonly string[] = ['weight', 'tungsten'];

export function typedOf(set: RouterOutputs['market']['ownSet']['get'], locale: Locale): TypedSet {
  const said = (name: OwnSetAttribute) => {
    const value = set?.[name] ?? null;
    return typeof value === 'number' ? typedText(value, locale) : (value ?? '');
  };
  const attributes = ownSetAttributes.map((name) => [name, said(name)]);
  return { ...(Object.fromEntries(attributes) as TypedSet), name: set?.name ?? '' };
}

/** @returns what is saved; NaN where a number is none */
export function inputOf(typed: TypedSet): RouterInputs['market']['ownSet']['save'] {
  const said = Object.entries(typed).map(([name, text]) => [
    name,
    numbers.includes(name) ? (numberOf(text) ?? null) : text.trim() || null,
  ]);
  return Object.fromEntries(said);
}
