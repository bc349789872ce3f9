import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import { bannerSorts, bannerStates } from '@oche/validators/banners/admin-limits';
import { bannerPositions } from '@oche/validators/banners/limits';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { DataList } from '../../../components/data-list/data-list.tsx';
import type { Column } from '../../../components/data-list/list-parts.ts';
import { useListAddress } from '../../../components/data-list/use-list-address.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Figure, Heading, Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { useIsAdmin } from '../../../lib/auth.ts';
import { formatDate } from '../../../lib/time/date-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BannerThumb } from '../report/banner-thumb.tsx';
import { rateText, wholeText } from '../report/numbers.ts';
import { BannerState } from './banner-state.tsx';
import { RowActions } from './row-actions.tsx';
import { useBannerActions } from './use-banner-actions.ts';

const SHAPE = {
  sorts: bannerSorts,
  sortedBy: '-created',
  filters: { position: bannerPositions, state: bannerStates },
} as const;

/** All banners: how they stand, what they did lately, and what admins can do with each. */
export function BannerList({ search }: { search: Record<string, unknown> }) {
  const texts = useTexts('banner-admin');
  const { positions } = useTexts('banner-admin/report');
  const { list: listTexts } = useTexts('admin');
  const address = useListAddress(search, SHAPE);
  const list = trpc.banners.admin.list.useQuery(address.input, {
    placeholderData: (before) => before,
  });
  const actions = useBannerActions();
  const [asked, setAsked] = useState<AdminBanner | null>(null);
  const columns = useColumns(actions, setAsked);
  const isAdmin = useIsAdmin();
  return (
    <>
      <Head>
        <Heading size="heading">{texts.list()}</Heading>
        <Muted>{texts.lastDays()}</Muted>
        {isAdmin ? (
          <Buttons>
            <ButtonLink
              to="/admin/$"
              params={{ _splat: 'banners/order' }}
              search={address.filters.position ? { position: address.filters.position } : {}}
              variant="outline"
              size="sm"
            >
              <ArrowUpDown aria-hidden="true" />
              {texts.order()}
            </ButtonLink>
            <ButtonLink to="/admin/$" params={{ _splat: 'banners/new' }} shape="wedge">
              <Plus aria-hidden="true" />
              {texts.new()}
            </ButtonLink>
          </Buttons>
        ) : null}
      </Head>
      <DataList
        label={texts.list()}
        searchLabel={texts.search()}
        address={address}
        list={list}
        columns={isAdmin ? columns : columns.filter((column) => !column.isActions)}
        filters={[
          {
            name: 'position',
            label: texts.columns.position(),
            options: bannerPositions.map((value) => ({ value, label: positions[value]() })),
          },
          {
            name: 'state',
            label: texts.columns.state(),
            options: bannerStates.map((value) => ({ value, label: texts.states[value]() })),
          },
        ]}
        keyOf={({ id }) => String(id)}
        texts={listTexts}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && actions.remove(asked, () => setAsked(null))}
        title={texts.deleteTitle({ title: asked?.title ?? '' })}
        confirmLabel={texts.deleteIt()}
        isDestructive
        isPending={actions.isBusy}
      >
        <p>{texts.deleteText()}</p>
      </ConfirmDialog>
    </>
  );
}

function useColumns(
  actions: ReturnType<typeof useBannerActions>,
  onDelete: (banner: AdminBanner) => void,
): readonly Column<AdminBanner>[] {
  const texts = useTexts('banner-admin');
  const { positions } = useTexts('banner-admin/report');
  const locale = useLocale();
  const { columns: heads } = texts;
  return [
    {
      key: 'banner',
      label: heads.banner(),
      sort: { by: 'title', first: 'asc' },
      cell: (banner) => <Named banner={banner} />,
    },
    {
      key: 'position',
      label: heads.position(),
      sort: { by: 'order', first: 'asc' },
      cell: ({ position, priority }) => (
        <Lines>
          {positions[position]()}
          <small>{texts.priorityOf({ priority })}</small>
        </Lines>
      ),
    },
    {
      key: 'state',
      label: heads.state(),
      cell: ({ state }) => <BannerState state={state} />,
    },
    {
      key: 'end',
      label: heads.end(),
      sort: { by: 'end', first: 'asc' },
      from: 'lg',
      cell: ({ startDate, endDate }) => {
        const day = (moment: string) => formatDate(new Date(moment), locale);
        if (startDate && endDate) return texts.days({ from: day(startDate), to: day(endDate) });
        if (endDate) return texts.untilDay({ day: day(endDate) });
        return startDate ? texts.fromDay({ day: day(startDate) }) : texts.always();
      },
    },
    {
      key: 'impressions',
      label: heads.impressions(),
      align: 'end',
      cell: ({ counts }) => <Figure>{wholeText(counts.impressions, locale)}</Figure>,
    },
    {
      key: 'clicks',
      label: heads.clicks(),
      align: 'end',
      from: 'lg',
      cell: ({ counts }) => <Figure>{wholeText(counts.clicks, locale)}</Figure>,
    },
    {
      key: 'rate',
      label: heads.rate(),
      align: 'end',
      from: 'xl',
      cell: ({ counts }) => <Figure>{rateText(counts, locale)}</Figure>,
    },
    {
      key: 'actions',
      label: heads.actions(),
      isActions: true,
      align: 'end',
      cell: (banner) => (
        <RowActions banner={banner} actions={actions} onDelete={() => onDelete(banner)} />
      ),
    },
  ];
}

function Named({ banner }: { banner: AdminBanner }) {
  const texts = useTexts('banner-admin');
  const { of } = useTexts('banner-admin/report');
  const isAdmin = useIsAdmin();
  const { id, title, advertiser, description, state } = banner;
  // the whole of the smaller one says more than the middle of the other
  const picture = banner.narrowPicture ?? banner.picture;
  return (
    <Name>
      <BannerThumb picture={picture} missing={texts.noPicture()} />
      <Lines>
        {state === 'deleted' || !isAdmin ? (
          <b>{title}</b>
        ) : (
          <TextLink to="/admin/$" params={{ _splat: `banners/${id}` }}>
            {title}
          </TextLink>
        )}
        <small>{of({ advertiser })}</small>
        {description ? <small data-note="">{description}</small> : null}
      </Lines>
    </Name>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
});
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: { md: 'auto' } },
});
const Name = chakra('div', {
  base: {
    display: 'grid',
    // on a tablet the picture stands above, as beside it a long word would not fit into the column
    gridTemplateColumns: {
      base: '8rem minmax(0, 1fr)',
      md: 'minmax(10rem, 1fr)',
      lg: '8rem minmax(10rem, 1fr)',
    },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
  },
});
const Lines = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '& [data-note]': { lineClamp: '1' },
  },
});
