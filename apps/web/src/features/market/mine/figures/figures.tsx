import { chakra } from '@chakra-ui/react';
import { type FigurePeriod, figurePeriods } from '@oche/validators/market/interest-limits';
import { useNavigate } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Select } from '../../../../components/form/controls.ts';
import { Field } from '../../../../components/form/field-frame.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { distinct } from '../../../../components/list/distinct.ts';
import { EmptyState } from '../../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../../components/page/skeleton.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { LoadFailed } from '../load-failed.tsx';
import { nextPage, ownInput } from '../mine-data.ts';
import { DEFAULT_DAYS, type MineSearch } from '../mine-search.ts';
import { AdFigures } from './ad-figures.tsx';

/** How often one of their own ads was seen, remembered, passed on and offered for, day by day. */
export function Figures({ search, userId }: { search: MineSearch; userId: string }) {
  const { figures: texts, ...page } = useTexts('market/mine');
  const navigate = useNavigate();
  const list = trpc.market.items.ofUser.useInfiniteQuery(ownInput(userId), nextPage);
  if (list.isError && !list.data) return <LoadFailed query={list} />;
  if (!list.data) return <SkeletonRows />;
  const ads = distinct(list.data.pages);
  const shown =
    ads.find(({ id }) => id === search.item) ??
    ads.find(({ status }) => status === 'active') ??
    ads[0];
  if (!shown) {
    return (
      <EmptyState
        title={texts.none()}
        action={<ButtonLink to="/marketplace/sell/{-$id}">{page.sell()}</ButtonLink>}
      >
        <p>{texts.noneText()}</p>
      </EmptyState>
    );
  }
  const days = search.days ?? DEFAULT_DAYS;
  const show = (wish: { item?: number; days?: FigurePeriod }) =>
    void navigate({
      to: '/marketplace/mine',
      search: { ...search, ...wish },
      resetScroll: false,
      replace: true,
    });
  return (
    <Stack gap="6">
      <Choice>
        <Field label={texts.ad()}>
          {(control) => (
            <Select
              {...control}
              value={shown.id}
              onChange={({ target }) => show({ item: Number(target.value) })}
            >
              {ads.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Row gap="1" role="group" aria-label={texts.period()}>
          {figurePeriods.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === days ? 'solid' : 'outline'}
              aria-pressed={each === days}
              onClick={() => show({ days: each })}
            >
              {texts.days({ count: each })}
            </Button>
          ))}
        </Row>
      </Choice>
      <AdFigures id={shown.id} days={days} />
    </Stack>
  );
}

const Choice = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'end',
    gap: '3',
  },
});
