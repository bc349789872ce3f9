import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useUi } from './ui-context.tsx';

interface LoadMoreProps {
  onLoad: () => void;
  isLoading: boolean;
  /** more exact than "load more", e.g. "Ältere Beiträge" */
  label?: string;
}

/**
 * The next page of a keyset list, added below. Render it while there is one.
 * @public a building block for pages to come
 */
export function LoadMore({ onLoad, isLoading, label }: LoadMoreProps) {
  const { texts } = useUi();
  return (
    <Bar>
      <Button variant="outline" disabled={isLoading} aria-busy={isLoading} onClick={onLoad}>
        {isLoading ? texts.loading : (label ?? texts.loadMore)}
      </Button>
    </Bar>
  );
}

interface PageLinksProps {
  /** link element around what it gets, e.g. `(label) => <ButtonLink to=…>{label}</ButtonLink>`; null on the first page */
  previous: ((label: ReactNode) => ReactNode) | null;
  next: ((label: ReactNode) => ReactNode) | null;
  /** e.g. "Seite 3 von 12" */
  position?: ReactNode;
}

/** Previous and next as real links, so that every page has an address and works without script. */
export function PageLinks({ previous, next, position }: PageLinksProps) {
  const { texts } = useUi();
  if (!previous && !next) return null;
  return (
    <Links aria-label={texts.pages}>
      <span>
        {previous?.(
          <>
            <ChevronLeft aria-hidden="true" />
            {texts.previousPage}
          </>,
        )}
      </span>
      <Position>{position}</Position>
      <End>
        {next?.(
          <>
            {texts.nextPage}
            <ChevronRight aria-hidden="true" />
          </>,
        )}
      </End>
    </Links>
  );
}

const Bar = chakra('div', {
  base: { display: 'flex', justifyContent: 'center', paddingBlock: '6' },
});
const Links = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '3',
    marginTop: '6',
    paddingTop: '4',
    layerStyle: 'wires',
  },
});
const Position = chakra('span', { base: { textStyle: 'number', color: 'fg.muted' } });
const End = chakra('span', { base: { display: 'flex', justifyContent: 'flex-end' } });
