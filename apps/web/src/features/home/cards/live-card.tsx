import { chakra } from '@chakra-ui/react';
import type { LiveLounge } from '@oche/validators/home/schemas';
import { Heart } from 'lucide-react';
import { ButtonLink } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { TextLink } from '../../../components/link.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { SkeletonRows } from '../../../components/page/skeleton.tsx';
import { VisuallyHidden } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { clockText } from '../../../lib/time/place-time.ts';
import { trpc } from '../../../lib/trpc.ts';
import { QueryFailed } from '../../../patterns/query-state.tsx';
import { GOING_ON, LIVE } from '../home-data.ts';
import { List, Meta } from '../home-parts.tsx';

/** Where a board is free at this moment, in the member's own lounges and those nearby. */
export function LiveCard() {
  const home = useTexts('home');
  const texts = home.live;
  const live = trpc.home.live.useQuery(LIVE, GOING_ON);
  if (live.isPending) return <SkeletonRows />;
  if (live.isError) return <QueryFailed as="h3" query={live} title={texts.failed()} />;
  const { lounges, hasPlace } = live.data;
  if (lounges.length === 0) {
    return (
      <EmptyState
        as="h3"
        title={hasPlace ? texts.none() : texts.noPlace()}
        action={
          hasPlace ? (
            <ButtonLink to="/venues">{texts.all()}</ButtonLink>
          ) : (
            <ButtonLink to="/account">{home.toAccount()}</ButtonLink>
          )
        }
      >
        <p>{hasPlace ? texts.noneText() : texts.noPlaceText()}</p>
      </EmptyState>
    );
  }
  return (
    <List>
      {lounges.map((lounge) => (
        <Lounge key={lounge.id} lounge={lounge} />
      ))}
    </List>
  );
}

/** Beds are drawn up to this many; beyond that only the numbers stand there. */
const BEDS_MAX = 16;

function Lounge({ lounge }: { lounge: LiveLounge }) {
  const { live: texts } = useTexts('home');
  const { id, name, city, isFavourite, isOpen, free, boards, changesAt, timeZone, distance } =
    lounge;
  const time = changesAt && clockText(changesAt, timeZone);
  const until = isOpen && time ? texts.until({ time }) : null;
  const away = distance === null ? null : distance < 1 ? texts.near() : texts.km({ distance });
  const state = !isOpen ? 'closed' : free > 0 ? 'free' : 'full';
  const words = {
    closed: time ? texts.opens({ time }) : texts.closed(),
    free: texts.freeShort(),
    full: texts.full(),
  };
  return (
    <Row data-state={state}>
      <Free aria-hidden="true" data-state={state}>
        {isOpen ? free : '–'}
      </Free>
      <Stack gap="0.5" minWidth="0">
        <Name>
          <TextLink to="/venues/$id" params={{ id: String(id) }} variant="plain">
            {name}
          </TextLink>
          {isFavourite ? <Heart aria-label={texts.favourite()} /> : null}
        </Name>
        <Meta>{[city, away, until].filter(Boolean).join(' · ')}</Meta>
        <VisuallyHidden>
          {state === 'free' ? texts.free({ free, boards }) : words[state]}
        </VisuallyHidden>
        {boards <= BEDS_MAX ? (
          <Beds aria-hidden="true" data-state={state}>
            {Array.from({ length: boards }, (_, index) => (
              <span key={index} data-free={index < free || undefined} />
            ))}
          </Beds>
        ) : null}
      </Stack>
      <State aria-hidden="true">{words[state]}</State>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    '&[data-state=closed]': { color: 'fg.muted' },
  },
});
const Free = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '12',
    bg: 'bg.sunken',
    textStyle: 'numberHero',
    fontSize: '3xl',
    clipPath: 'polygon(0 0, 100% 0, 82% 100%, 18% 100%)',
    '&[data-state=full]': { bg: 'accent.solid', color: 'accent.contrast' },
    '&[data-state=free]': { bg: 'positive.solid', color: 'positive.contrast' },
  },
});
const Name = chakra('h3', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
    '& svg': { width: '3.5', height: '3.5', flexShrink: '0', fill: 'accent', stroke: 'none' },
  },
});
const Beds = chakra('span', {
  base: {
    display: 'flex',
    gap: '2px',
    marginTop: '1',
    '& > span': { width: '3', height: '1.5', bg: 'border' },
    '&:not([data-state=closed]) > span': { bg: 'accent.solid' },
    '& > span[data-free]': { bg: 'positive.solid' },
  },
});
const State = chakra('span', { base: { textStyle: 'label', textAlign: 'end', maxWidth: '6rem' } });
