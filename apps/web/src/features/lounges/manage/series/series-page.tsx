import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../components/list/ruled-list.tsx';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { Figure, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { momentText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useManagedLounge } from '../managed-lounge.tsx';
import type { Series } from './cancel-series.tsx';

const CancelSeries = lazyPart(async () => (await import('./cancel-series.tsx')).CancelSeries);
const SeriesDialog = lazyPart(async () => (await import('./series-dialog.tsx')).SeriesDialog);

/** Bookings that are repeated every week. */
export function SeriesPage() {
  const texts = useTexts('manage/series');
  const { lounge } = useManagedLounge();
  const [list] = trpc.bookings.series.list.useSuspenseQuery({ loungeId: lounge.id });
  const [isOpen, setIsOpen] = useState(false);
  const [ending, setEnding] = useState<Series | null>(null);
  const create = (
    <Button size="sm" onClick={() => setIsOpen(true)}>
      <Plus aria-hidden="true" />
      {texts.new()}
    </Button>
  );
  return (
    <Section
      title={texts.title()}
      text={texts.text()}
      actions={list.length > 0 ? create : undefined}
    >
      {list.length === 0 ? (
        <EmptyState as="h3" title={texts.empty()} action={create}>
          <p>{texts.emptyText()}</p>
        </EmptyState>
      ) : null}
      <RuledList>
        {list.map((series) => (
          <li key={series.id}>
            <SeriesRow series={series} onCancel={() => setEnding(series)} />
          </li>
        ))}
      </RuledList>
      {isOpen ? <SeriesDialog onClose={() => setIsOpen(false)} /> : null}
      {ending ? <CancelSeries series={ending} onClose={() => setEnding(null)} /> : null}
    </Section>
  );
}

function SeriesRow({ series, onCancel }: { series: Series; onCancel: () => void }) {
  const texts = useTexts('manage/series');
  const locale = useLocale();
  const { lounge } = useManagedLounge();
  const { name, bookings, nextStart } = series;
  return (
    <RuledRow>
      <RowWords>
        <Figure fontSize="lg">{name}</Figure>
        <Muted>
          {nextStart
            ? texts.next({ time: momentText(nextStart, lounge.timeZone, locale) })
            : texts.over()}
        </Muted>
      </RowWords>
      <Figure>{texts.count({ count: bookings })}</Figure>
      {nextStart ? (
        <RowActions>
          <Button
            size="sm"
            variant="danger"
            aria-label={`${texts.cancel()}: ${name}`}
            onClick={onCancel}
          >
            {texts.cancel()}
          </Button>
        </RowActions>
      ) : null}
    </RuledRow>
  );
}
