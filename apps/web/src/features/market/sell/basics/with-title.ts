import type { Locale } from '@oche/validators/common';
import type { AttributeName } from '@oche/validators/market/limits';
import { attributesIn } from '@oche/validators/market/title-attributes';
import { typedPrice, typedText } from '../../../../components/form/number-text.ts';
import type { SellValues, TypedAttributes } from '../sell-values.ts';

/** What a title says, in the fields of the form. */
function saidBy(title: string, locale: Locale) {
  const { attributes, price, ...said } = attributesIn(title);
  const { weight } = attributes;
  const typed: TypedAttributes =
    weight === undefined
      ? attributes
      : { ...attributes, weight: typedText(Number(weight), locale) };
  return { ...said, price: typedPrice(price, locale), attributes: typed };
}

/** What a title can tell of an ad. */
type Told = Pick<SellValues, 'title' | 'category' | 'attributes' | 'condition' | 'price'>;

/**
 * Another title, with what it says filled in. What somebody has filled in differently stays; what only the
 * former title had said goes with it.
 */
export function withTitle(
  { title: former, category, attributes, condition, price }: Told,
  title: string,
  locale: Locale,
): Told {
  const before = saidBy(former, locale);
  const now = saidBy(title, locale);
  const names = new Set([...Object.keys(before.attributes), ...Object.keys(now.attributes)]);
  const filled = [...(names as Set<AttributeName>)].flatMap((name) => {
    const own = attributes[name] ?? '';
    const isOwn = own !== '' && own !== before.attributes[name];
    return isOwn ? [] : [[name, now.attributes[name] ?? ''] as const];
  });
  const isOwnCategory = category !== null && category !== before.category;
  return {
    title,
    category: isOwnCategory ? category : (now.category ?? category),
    attributes: { ...attributes, ...Object.fromEntries(filled) },
    condition: condition === before.condition ? now.condition : condition,
    price: price === before.price ? now.price : price,
  };
}
