import { chakra } from '@chakra-ui/react';
import type { AdminBanner } from '@oche/validators/banners/admin';
import { type BannerPosition, bannerPositions } from '@oche/validators/banners/limits';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../components/button.tsx';
import { SelectField } from '../../../components/form/fields.tsx';
import { moved } from '../../../components/list/order.ts';
import { useReorder } from '../../../components/list/use-reorder.ts';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Muted, VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { BannerThumb } from '../report/banner-thumb.tsx';
import { BannerState } from './banner-state.tsx';

/** A position never has more than these at a time; what is over doesn't matter here. */
const MOST = 100;

/** How the banners of a position take turns: by dragging, by keys, or with buttons. */
export function BannerOrder({ search }: { search: Record<string, unknown> }) {
  const { ordering: texts } = useTexts('banner-admin');
  const { positions } = useTexts('banner-admin/report');
  const navigate = useNavigate();
  const position = bannerPositions.find((each) => each === search.position) ?? 'header';
  const list = trpc.banners.admin.list.useQuery({
    position,
    sort: 'order',
    direction: 'asc',
    limit: MOST,
  });
  const banners = list.data?.items.filter(({ state }) => state !== 'over');
  return (
    <Root>
      <Muted>{texts.text()}</Muted>
      <SelectField
        label={texts.position()}
        value={position}
        options={bannerPositions.map((value) => ({ value, label: positions[value]() }))}
        onChange={({ target }) =>
          void navigate({ to: '.', search: { position: target.value }, replace: true })
        }
      />
      {banners === undefined ? (
        <SkeletonRows />
      ) : banners.length === 0 ? (
        <EmptyState title={texts.empty()} />
      ) : (
        <Ordered key={position} position={position} banners={banners} />
      )}
    </Root>
  );
}

interface OrderedProps {
  position: BannerPosition;
  banners: readonly AdminBanner[];
}

function Ordered({ position, banners }: OrderedProps) {
  const { ordering } = useTexts('banner-admin');
  const showFailure = useFailureToast();
  const utils = trpc.useUtils();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [said, setSaid] = useState('');
  const save = trpc.banners.admin.order.useMutation({
    onError: (error) => {
      setIds(null);
      showFailure(error, ordering.failed());
    },
    onSettled: () => utils.banners.invalidate(),
  });
  const byId = new Map(banners.map((banner) => [banner.id, banner]));
  const shown = ids?.flatMap((id) => byId.get(id) ?? []) ?? banners;
  const current = shown.map(({ id }) => id);
  const count = shown.length;
  const reorder = useReorder({
    count,
    onMove: (from, to) => setIds((before) => moved(before ?? current, from, to)),
    onPlaced: (place) =>
      setIds((now) => {
        const placed = now ?? current;
        const title = byId.get(placed[place] ?? 0)?.title ?? '';
        setSaid(ordering.moved({ title, place: place + 1, count }));
        save.mutate({ position, ids: [...placed] });
        return now;
      }),
  });
  return (
    <>
      <List ref={reorder.list}>
        {shown.map(({ id, title, picture, narrowPicture, state }, index) => (
          <Item key={id} data-place={index} data-dragged={reorder.dragged === index || undefined}>
            <IconButton
              size="sm"
              {...reorder.grip(index)}
              label={ordering.grip({ title, place: index + 1, count })}
              cursor={reorder.dragged === index ? 'grabbing' : 'grab'}
              touchAction="none"
            >
              <GripVertical aria-hidden="true" />
            </IconButton>
            <Place aria-hidden="true">{index + 1}</Place>
            <BannerThumb picture={narrowPicture ?? picture} />
            <Words>
              {title} <BannerState state={state} />
            </Words>
            <IconButton
              size="sm"
              label={ordering.up({ title })}
              aria-disabled={index === 0}
              onClick={() => reorder.moveTo(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              label={ordering.down({ title })}
              aria-disabled={index === count - 1}
              onClick={() => reorder.moveTo(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </Item>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', maxWidth: '46rem' },
});
const List = chakra('ol', { base: { display: 'grid', gap: '1.5', listStyle: 'none' } });
const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    gap: '2',
    padding: '2',
    layerStyle: 'panel',
    borderInlineStart: '4px solid {colors.accent.solid}',
    '&[data-dragged]': { borderColor: 'focus', boxShadow: 'overlay' },
    '& [aria-disabled=true]': { opacity: '0.4', cursor: 'not-allowed' },
  },
});
const Place = chakra('span', {
  base: { textStyle: 'number', fontSize: 'xl', minWidth: '2ch', textAlign: 'end' },
});
const Words = chakra('div', {
  base: { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
});
