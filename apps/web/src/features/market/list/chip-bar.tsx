import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { chipsOf } from './chips.ts';
import { countFilters, NO_FILTERS } from './market-search.ts';
import type { ItemList } from './use-item-list.ts';
import { useMarketSearch } from './use-market-search.ts';

/** What makes the list shorter, each to be taken away: also what the typed words were taken for. */
export function ChipBar({ found }: { found: ItemList['found'] }) {
  const texts = useTexts('market/list');
  const words = useTexts('market/words');
  const locale = useLocale();
  const { search, change } = useMarketSearch();
  const understood = found?.understood ?? [];
  const chips = chipsOf(search, understood, { words, list: texts, locale });
  if (chips.length === 0 && !found?.corrected) return null;
  return (
    <Bar>
      {found?.corrected ? (
        <p>
          {texts.corrected({ words: found.corrected })}{' '}
          <Button size="sm" variant="ghost" onClick={() => change({ typed: '1' })}>
            {texts.asTyped()}
          </Button>
        </p>
      ) : null}
      <Chips aria-label={texts.active()}>
        {chips.map(({ key, label, without, isUnderstood }) => (
          <li key={key}>
            <Chip
              type="button"
              data-understood={isUnderstood}
              onClick={() => change({ ...without, sheet: search.sheet })}
            >
              <VisuallyHidden>{texts.remove()} </VisuallyHidden>
              {label}
              <X aria-hidden="true" />
            </Chip>
          </li>
        ))}
        {understood.length > 0 && !found?.corrected ? (
          <li>
            <Button size="sm" variant="ghost" onClick={() => change({ typed: '1' })}>
              {texts.asTyped()}
            </Button>
          </li>
        ) : null}
        {countFilters(search) > 1 ? (
          <li>
            <Button size="sm" variant="ghost" onClick={() => change(NO_FILTERS)}>
              {texts.reset()}
            </Button>
          </li>
        ) : null}
      </Chips>
    </Bar>
  );
}

const Bar = chakra('div', { base: { display: 'grid', gap: '2', marginBottom: '4' } });
const Chips = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none' },
});
const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    paddingInline: '3',
    textStyle: 'number',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: 'full',
    cursor: 'pointer',
    '& svg': { width: '4', height: '4' },
    '&[data-understood]': { bg: 'warning.solid', color: 'warning.contrast' },
    _hover: { textDecoration: 'line-through' },
  },
});
