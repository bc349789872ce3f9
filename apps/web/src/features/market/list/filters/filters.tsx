import { chakra } from '@chakra-ui/react';
import { attributeChoices, type ChoiceAttribute } from '@oche/validators/market/limits';
import { Crosshair } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Input } from '../../../../components/form/controls.ts';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { useAuth } from '../../../../lib/auth.ts';
import { useTypedParam } from '../../../../lib/use-typed-param.ts';
import { attributesFor, chosenOf } from '../market-search.ts';
import { type ItemList, useItemCounts } from '../use-item-list.ts';
import { useMarketSearch } from '../use-market-search.ts';
import { ChoiceGroup, ChoiceValues } from './choice-group.tsx';
import { FilterGroup } from './filter-group.tsx';
import { PlaceGroup } from './place-group.tsx';
import { RangeGroup } from './range-group.tsx';
import { WeightScale } from './weight-scale.tsx';

const OwnSetLine = lazyPart(
  async () => (await import('../../own-set/own-set-line.tsx')).OwnSetLine,
);

const isChoice = (name: string): name is ChoiceAttribute => name in attributeChoices;

/** Everything that narrows the list down; of attributes those of the chosen kinds of things. */
export function Filters({ found }: { found: ItemList['found'] }) {
  const texts = useTexts('market/list');
  const words = useTexts('market/words');
  const { user } = useAuth();
  const { search, change } = useMarketSearch();
  const groups = useItemCounts(search)?.groups;
  const understood = found?.understood.flatMap(({ filters }) => filters.category ?? []) ?? [];
  const attributes = attributesFor([...chosenOf('category', search.category), ...understood]);
  const isWanted = search.intent === 'wanted';
  return (
    <Root>
      <ChoiceGroup filter="category" label={texts.category()} counts={groups?.category} isWhole />
      {user ? (
        <FilterGroup label={texts.ownSet()}>
          <OwnSetLine>
            <Button
              size="sm"
              variant={search.fits ? 'solid' : 'outline'}
              aria-pressed={search.fits === '1'}
              onClick={() => change({ fits: search.fits ? undefined : '1' })}
            >
              <Crosshair aria-hidden="true" />
              {texts.fits()}
            </Button>
          </OwnSetLine>
        </FilterGroup>
      ) : null}
      {attributes.includes('weight') ? (
        <RangeGroup name="weight" label={words.attribute.weight()} unit="g">
          <WeightScale counts={groups?.weight} />
        </RangeGroup>
      ) : null}
      {attributes.includes('tungsten') ? (
        <RangeGroup name="tungsten" label={words.attribute.tungsten()} unit="%" />
      ) : null}
      {attributes.filter(isChoice).map((name) => (
        <ChoiceGroup
          key={name}
          filter={name}
          label={words.attribute[name]()}
          counts={groups?.[name]}
        />
      ))}
      <RangeGroup name="price" label={texts.price()} unit="€">
        <ChoiceValues filter="price" counts={groups?.price} isWhole />
      </RangeGroup>
      {isWanted ? null : (
        <ChoiceGroup
          filter="condition"
          label={texts.condition()}
          counts={groups?.condition}
          isWhole
        />
      )}
      <PlaceGroup found={found} />
      <ChoiceGroup filter="delivery" label={texts.deliveryLabel()} counts={groups?.delivery} />
      <ChoiceGroup
        filter="sellerType"
        label={texts.sellerType()}
        counts={groups?.sellerType}
        isWhole
      />
      <Brand />
    </Root>
  );
}

function Brand() {
  const { attribute } = useTexts('market/words');
  const { search, refine } = useMarketSearch();
  const brand = useTypedParam(search.brand, (text) => refine({ brand: text }));
  return (
    <FilterGroup label={attribute.brand()}>
      <Input
        aria-label={attribute.brand()}
        value={brand.value}
        onChange={(event) => brand.type(event.target.value)}
        maxLength={60}
        autoComplete="off"
      />
    </FilterGroup>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: '0' },
});
