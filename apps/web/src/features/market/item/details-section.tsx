import { chakra } from '@chakra-ui/react';
import type { Item } from '@oche/validators/market/schemas';
import { TextLink } from '../../../components/link.tsx';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { distanceText } from '../../../lib/places/distance.ts';

const STEPS = [1, 2, 3, 4, 5] as const;

/** Category, condition, wear, place, views, since when, and by whom. */
export function DetailsSection({ item }: { item: Item }) {
  const texts = useTexts('market/item').details;
  const words = useTexts('market/words');
  const locale = useLocale();
  const { category, condition, wear, zipCode, city, distanceKm, viewCount, sellerType } = item;
  const step = STEPS.find((each) => each === wear);
  return (
    <TitledSection title={texts.title()}>
      <Facts>
        <Fact>
          <dt>{texts.category()}</dt>
          <dd>
            <TextLink to="/marketplace" search={{ category }}>
              {words.category[category]()}
            </TextLink>
          </dd>
        </Fact>
        <Fact>
          <dt>{texts.condition()}</dt>
          <dd>{condition ? words.condition[condition]() : texts.anyCondition()}</dd>
        </Fact>
        {step ? (
          <Fact>
            <dt>{texts.wear()}</dt>
            <dd>
              <Wear aria-hidden="true">
                {STEPS.map((each) => (
                  <i key={each} data-on={each <= step || undefined} />
                ))}
              </Wear>
              {texts.wearOf({ step, text: words.wear[step]() })}
            </dd>
          </Fact>
        ) : null}
        {city ? (
          <Fact>
            <dt>{texts.location()}</dt>
            <dd>
              {[zipCode, city].filter(Boolean).join(' ')}
              {distanceKm === null
                ? null
                : ` · ${texts.distance({ distance: distanceText(distanceKm, locale) })}`}
            </dd>
          </Fact>
        ) : null}
        <Fact>
          <dt>{texts.views()}</dt>
          <dd>{numberFormat(locale).format(viewCount)}</dd>
        </Fact>
        <Fact>
          <dt>{texts.listed()}</dt>
          <dd>
            <Time value={item.publishedAt ?? item.createdAt} format="date" />
          </dd>
        </Fact>
        <Fact>
          <dt>{texts.sellerType()}</dt>
          <dd>{words.sellerType[sellerType]()}</dd>
        </Fact>
      </Facts>
    </TitledSection>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '8',
  },
});
const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '8rem minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { textStyle: 'number', overflowWrap: 'anywhere' },
  },
});
/* five strokes on a slate */
const Wear = chakra('span', {
  base: {
    display: 'flex',
    gap: '1',
    marginBottom: '1',
    '& i': { width: '6', height: '2', bg: 'border' },
    '& i[data-on]': { bg: 'warning.solid' },
  },
});
