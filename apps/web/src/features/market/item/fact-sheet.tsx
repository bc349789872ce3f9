import { chakra } from '@chakra-ui/react';
import { attributesOf, type ItemCategory } from '@oche/validators/market/limits';
import type { ItemAttributes } from '@oche/validators/market/schemas';
import { BoardStrip } from '../../../components/board/board-strip.tsx';
import { Heading } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { attributeText } from '../card/attribute-text.ts';

interface FactSheetProps {
  item: { category: ItemCategory; attributes: ItemAttributes };
}

/** What the thing is like, as a scoreboard: the weight is what darts are chosen by. */
export function FactSheet({ item: { category, attributes } }: FactSheetProps) {
  const texts = useTexts('market/item');
  const words = useTexts('market/words');
  const locale = useLocale();
  const facts = attributesOf[category]
    .filter((name) => name !== 'weight')
    .flatMap((name) => {
      const text = attributeText(attributes, name, words);
      return text === null ? [] : [{ name, text }];
    });
  const { weight } = attributes;
  if (facts.length === 0 && weight === null) return null;
  return (
    <Sheet className="dark" aria-label={texts.facts()}>
      <BoardStrip />
      <Band>
        <Heading size="label">{texts.facts()}</Heading>
        <span>{words.category[category]()}</span>
      </Band>
      <Board>
        {weight === null ? null : (
          <Plate data-hero>
            <dt>{words.attribute.weight()}</dt>
            <dd>
              {numberFormat(locale).format(weight)}
              <small> g</small>
            </dd>
          </Plate>
        )}
        {facts.map(({ name, text }) => (
          <Plate key={name}>
            <dt>{words.attribute[name]()}</dt>
            <dd>{text}</dd>
          </Plate>
        ))}
      </Board>
    </Sheet>
  );
}

const Sheet = chakra('section', {
  base: {
    layerStyle: 'pub',
    overflow: 'hidden',
    borderRadius: 'sm',
    backgroundImage:
      'repeating-conic-gradient(from -9deg at 12% 130%, rgb(255 255 255 / 4%) 0 18deg, transparent 18deg 36deg)',
  },
});
const Band = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '4',
    paddingBlock: '2',
    bg: 'board.surround',
    color: 'fg.muted',
    textStyle: 'label',
  },
});
const Board = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.5rem, 50%), 1fr))',
  },
});
const Plate = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '0.5',
    minWidth: '0',
    paddingInline: '4',
    paddingBlock: '3',
    borderTop: '1px solid {colors.border}',
    borderInlineEnd: '1px solid {colors.border}',
    marginInlineEnd: '-1px',
    '& dt': { textStyle: 'label', color: 'fg.muted', hyphens: 'auto', overflowWrap: 'anywhere' },
    '& dd': {
      textStyle: 'number',
      fontSize: 'lg',
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    '&[data-hero]': { gridRow: 'span 2', justifyContent: 'center' },
    '&[data-hero] dd': {
      textStyle: 'numberHero',
      fontSize: { base: '4xl', md: '5rem' },
      color: 'warning',
      whiteSpace: 'nowrap',
    },
    '&[data-hero] small': { fontSize: '0.45em', fontWeight: 'semibold' },
  },
});
