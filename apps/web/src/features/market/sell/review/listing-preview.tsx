import { chakra } from '@chakra-ui/react';
import { MapPin, Package, Pencil } from 'lucide-react';
import { numberOf } from '../../../../components/form/number-text.ts';
import { Row } from '../../../../components/layout.tsx';
import { Picture } from '../../../../components/picture.tsx';
import { PlainText } from '../../../../components/plain-text.tsx';
import { Badge, Heading } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { euroText } from '../../../../lib/money.ts';
import { ItemDrawing } from '../../card/item-drawing.tsx';
import { typedAttributeText } from '../attribute-text.ts';
import { type SellValues, saidAttributes } from '../sell-values.ts';
import { StepLink } from './step-link.tsx';

/** The ad as its page will show it; each part leads to the step where it is written. */
export function ListingPreview({ values }: { values: SellValues }) {
  const { review: texts } = useTexts('market/sell-price');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { category, condition, wear, pictures, intent, lounge } = values;
  const price = numberOf(values.price);
  const shippingPrice = numberOf(values.shippingPrice);
  const [first, ...others] = pictures;
  const meetingAt = lounge?.name || values.location;
  return (
    <Ad aria-label={texts.label()}>
      {intent === 'sell' ? (
        <Photos>
          <Stage>
            {first ? (
              <Picture
                picture={first.picture}
                alt={texts.photo({ number: 1 })}
                sizes="(min-width: 48em) 36rem, 100vw"
              />
            ) : (
              <ItemDrawing category={category ?? 'other'} />
            )}
          </Stage>
          {others.length > 0 ? (
            <Thumbs>
              {others.map(({ id, picture }, index) => (
                <Picture
                  key={id}
                  picture={picture}
                  alt={texts.photo({ number: index + 2 })}
                  sizes="6rem"
                />
              ))}
            </Thumbs>
          ) : null}
          <StepLink step="photos" label={texts.changePhotos()} icon={Pencil} />
        </Photos>
      ) : null}
      <Words>
        <Row alignItems="center" minWidth="0">
          {intent === 'wanted' ? <Badge tone="inverse">{words.intent.wanted()}</Badge> : null}
          {category ? <Badge>{words.category[category]()}</Badge> : null}
          {condition && intent === 'sell' ? (
            <Badge tone="positive">{words.condition[condition]()}</Badge>
          ) : null}
          <Badge tone="warning">{words.sellerType[values.sellerType]()}</Badge>
        </Row>
        <Row alignItems="center" minWidth="0">
          <Heading as="h3" flex="1" overflowWrap="anywhere">
            {values.title || '…'}
          </Heading>
          <StepLink step="basics" label={texts.changeBasics()} icon={Pencil} />
        </Row>
        <Row alignItems="center" minWidth="0">
          <Price>
            {intent === 'wanted' ? <small>{texts.upTo()} </small> : null}
            {price !== undefined && price > 0 ? euroText(price, locale) : '–'}
          </Price>
          <StepLink step="price" label={texts.changePrice()} icon={Pencil} />
        </Row>
        <Plates>
          {saidAttributes(values).map(([name, said]) => (
            <div key={name}>
              <dt>{words.attribute[name]()}</dt>
              <dd>{typedAttributeText(words, name, said)}</dd>
            </div>
          ))}
          {wear && category === 'darts' && condition !== 'new' ? (
            <div>
              <dt>{texts.wear()}</dt>
              <dd>{words.wear[wear]()}</dd>
            </div>
          ) : null}
        </Plates>
        <Row alignItems="center" minWidth="0">
          <Text>
            <PlainText content={values.description || '…'} />
          </Text>
          <StepLink
            step={intent === 'sell' ? 'condition' : 'price'}
            label={texts.changeText()}
            icon={Pencil}
          />
        </Row>
        <Ways>
          {values.ships ? (
            <li>
              <Package aria-hidden="true" />
              {shippingPrice === undefined || intent === 'wanted'
                ? texts.ships()
                : texts.shipsFor({ price: euroText(shippingPrice, locale) })}
            </li>
          ) : null}
          {values.meets ? (
            <li>
              <MapPin aria-hidden="true" />
              {meetingAt ? texts.meetsAt({ place: meetingAt }) : texts.meets()}
            </li>
          ) : null}
          <li>
            <MapPin aria-hidden="true" />
            {[values.zipCode, values.city].filter(Boolean).join(' ') || '…'}
          </li>
        </Ways>
      </Words>
    </Ad>
  );
}

const Ad = chakra('article', {
  base: { layerStyle: 'panel', borderTopWidth: '6px', borderTopColor: 'board.black' },
});
const Photos = chakra('div', {
  base: {
    position: 'relative',
    '& > a': { position: 'absolute', top: '2', insetInlineEnd: '2' },
  },
});
const Stage = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    bg: 'bg.sunken',
    '& > svg': { width: '50%' },
  },
});
const Thumbs = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '1',
    padding: '1',
    '& > img': { aspectRatio: '4 / 3' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '3', padding: '4' } });
const Price = chakra('p', {
  base: { flex: '1', textStyle: 'numberHero', '& small': { textStyle: 'subheading' } },
});
const Text = chakra('div', { base: { flex: '1 1 12rem', minWidth: '0' } });
const Plates = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    _empty: { display: 'none' },
    '& > div': {
      minWidth: '20',
      padding: '2',
      bg: 'bg.sunken',
      borderBottom: '3px solid {colors.board.green}',
    },
    '& > div:nth-of-type(odd)': { borderBottomColor: 'board.red' },
    '& dt': { textStyle: 'caption', color: 'fg.muted' },
    '& dd': { textStyle: 'number', fontSize: 'xl', lineHeight: '1.1' },
  },
});
const Ways = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    listStyle: 'none',
    '& li': { display: 'flex', gap: '2', alignItems: 'flex-start' },
    '& svg': { flexShrink: '0', width: '5', height: '6', color: 'fg.muted' },
  },
});
