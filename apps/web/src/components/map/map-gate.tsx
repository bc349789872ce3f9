import { chakra } from '@chakra-ui/react';
import { MapIcon } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/react.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';
import { useUi } from '../ui-context.tsx';
import { useMapChoice } from './map-choice.ts';

/**
 * Loads a map only after somebody has asked for it: it is the heaviest part of a page, and its
 * images may come from another company's server. Fills the frame around it.
 * @param children a lazy component
 */
export function MapGate({ children }: { children: ReactNode }) {
  const { isWanted } = useMapChoice();
  const { texts: words } = useUi();
  if (!isWanted) return <Question />;
  return (
    <Suspense
      fallback={
        <Ground>
          <Spinner text={words.loading} />
        </Ground>
      }
    >
      {children}
    </Suspense>
  );
}

function Question() {
  const texts = useTexts('maps');
  const { want } = useMapChoice();
  const { data } = trpc.lounges.mapConfig.useQuery();
  const host = data?.tiles ? hostOf(data.tiles.url) : null;
  return (
    <Ground>
      <p>{host ? texts.loadFromText({ host }) : texts.loadText()}</p>
      <Button variant="outline" onClick={want}>
        <MapIcon aria-hidden="true" />
        {texts.load()}
      </Button>
    </Ground>
  );
}

/** "tiles.example" of "https://{s}.tiles.example/{z}/{x}/{y}.png" */
export const hostOf = (tilesUrl: string): string =>
  tilesUrl.split('/')[2]?.replace('{s}.', '') ?? tilesUrl;

/** The rings of a board, far too large, shown in place of the map. */
const Ground = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    height: 'full',
    padding: '6',
    textAlign: 'center',
    textStyle: 'small',
    bg: 'bg.sunken',
    backgroundImage:
      'repeating-radial-gradient(circle at 50% 118%, transparent 0 4.5rem, {colors.border} 4.5rem calc(4.5rem + 1px), transparent calc(4.5rem + 1px) 5rem, {colors.border} 5rem calc(5rem + 1px))',
    /* a tall frame extends below the fold, but the question should be above it */
    _before: { content: '""', flex: '0 1 22%' },
    '& > p': { maxWidth: '26rem', bg: 'bg.sunken' },
  },
});
