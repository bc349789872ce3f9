import { Button } from '../../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { countFilters, NO_FILTERS } from '../market-search.ts';
import { type ItemList, useItemCounts } from '../use-item-list.ts';
import { useMarketSearch } from '../use-market-search.ts';
import { Filters } from './filters.tsx';

interface FilterSheetProps {
  found: ItemList['found'];
  onClose: () => void;
}

/** The filters on a narrow screen; the list behind them follows at once. */
export function FilterSheet({ found, onClose }: FilterSheetProps) {
  const texts = useTexts('market/list');
  const { search, refine } = useMarketSearch();
  const total = useItemCounts(search)?.total;
  return (
    <Dialog isOpen onClose={onClose} title={texts.filters()} placement="sheet">
      <Filters found={found} />
      <DialogActions position="sticky" bottom="0" paddingBlock="3" bg="bg.raised" zIndex="1">
        {countFilters(search) > 0 ? (
          <Button variant="ghost" onClick={() => refine(NO_FILTERS)}>
            {texts.reset()}
          </Button>
        ) : null}
        <Button onClick={onClose}>
          {total ? texts.show({ count: total.count }) : texts.showAll()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
