import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { Figure, VisuallyHidden } from '../../../components/text.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { STALE_MS } from '../home-data.ts';
import { List, Meta } from '../home-parts.tsx';

type Nearby = RouterOutputs['lounges']['nearby'];

/** The three lounges closest to the member's postal code. */
export function NearbyLounges() {
  const texts = useTexts('home');
  const nearby = trpc.lounges.nearby.useQuery(undefined, { staleTime: STALE_MS });
  if (nearby.isPending) return <SkeletonRows />;
  if (nearby.isError) return <QueryFailed as="h3" query={nearby} title={texts.nearbyFailed()} />;
  const { items, origin } = nearby.data;
  if (!origin) return <NoZipCode />;
  if (items.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={texts.noLounges()}
        action={<ButtonLink to="/venues">{texts.addLounge()}</ButtonLink>}
      >
        <p>{texts.noLoungesText()}</p>
      </EmptyState>
    );
  }
  return (
    <List>
      {items.map((lounge) => (
        <Lounge key={lounge.id} lounge={lounge} />
      ))}
    </List>
  );
}

/** Distances come first, as members decide by them. */
function Lounge({ lounge }: { lounge: Nearby['items'][number] }) {
  const texts = useTexts('home');
  const { locale } = useUi();
  const isNear = lounge.distance < 1;
  const rating = numberFormat(locale, { minimumFractionDigits: 1 }).format(
    Math.round(lounge.rating * 10) / 10,
  );
  return (
    <Row>
      <Distance>
        <VisuallyHidden>
          {isNear ? texts.live.near() : texts.away({ distance: lounge.distance })}
        </VisuallyHidden>
        <span aria-hidden="true">
          {isNear ? <Below>{texts.below()}</Below> : null}
          {isNear ? '1' : numberFormat(locale).format(lounge.distance)}
          <Unit> {texts.kilometres()}</Unit>
        </span>
      </Distance>
      <Words>
        <Name>
          <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
            {lounge.name}
          </TextLink>
        </Name>
        <Meta>{lounge.city}</Meta>
      </Words>
      {lounge.rating === 0 ? null : (
        <Rating>
          <Star aria-hidden="true" />
          <VisuallyHidden>{texts.rated({ rating })}</VisuallyHidden>
          <Figure aria-hidden="true">{rating}</Figure>
        </Rating>
      )}
    </Row>
  );
}

function NoZipCode() {
  const texts = useTexts('home');
  return (
    <Hint>
      {texts.noZipCode()}{' '}
      <TextLink to="/account/$section" params={{ section: 'profile' }}>
        {texts.toAccount()}
      </TextLink>
    </Hint>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.25rem minmax(0, 1fr) max-content',
    columnGap: '3',
    alignItems: 'center',
    paddingBlock: '3',
    borderBottomWidth: '1px',
  },
});
const Distance = chakra('p', {
  base: { textStyle: 'numberHero', fontSize: '2xl', textAlign: 'end', whiteSpace: 'nowrap' },
});
const Unit = chakra('span', { base: { fontSize: 'sm', fontWeight: 'semibold' } });
const Below = chakra('span', {
  base: { display: 'block', textStyle: 'small', fontWeight: 'semibold', lineHeight: '1' },
});
const Words = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', hyphens: 'auto' } });
const Name = chakra('h3', { base: { textStyle: 'subheading', lineHeight: 'tight' } });
const Rating = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'lg',
    '& svg': { width: '4', height: '4', fill: 'tape', strokeWidth: '1.5' },
  },
});
const Hint = chakra('p', { base: { paddingBlock: '3', color: 'fg.muted', layerStyle: 'wires' } });
