import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, ChevronFirst } from 'lucide-react';
import { ButtonLink } from '../button.tsx';
import type { ListTexts } from './list-parts.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the cursors of the pages before this one, the first page's as an empty text */
    listTrail?: string[];
  }
}

interface ListPagerProps {
  /** of this page, undefined on the first one */
  cursor: string | undefined;
  nextCursor: string | null;
  texts: ListTexts;
}

/**
 * The pages before and after, as links. A cursor knows only what comes next, so the way back is kept with the entry of
 * the browser's history; a reader who came by a link to a later page gets to the first one.
 */
export function ListPager({ cursor, nextCursor, texts }: ListPagerProps) {
  const trail = useRouterState({ select: ({ location }) => location.state.listTrail ?? [] });
  if (cursor === undefined && nextCursor === null) return null;
  const before = trail.at(-1);
  return (
    <Bar aria-label={texts.pages()}>
      {cursor === undefined ? null : (
        <>
          <ButtonLink to="." search={pageOf('')} variant="ghost" size="sm">
            <ChevronFirst aria-hidden="true" />
            {texts.first()}
          </ButtonLink>
          {before === undefined ? null : (
            <ButtonLink
              to="."
              search={pageOf(before)}
              state={{ listTrail: trail.slice(0, -1) }}
              variant="outline"
              size="sm"
            >
              <ArrowLeft aria-hidden="true" />
              {texts.back()}
            </ButtonLink>
          )}
        </>
      )}
      {nextCursor === null ? null : (
        <ButtonLink
          to="."
          search={pageOf(nextCursor)}
          state={{ listTrail: [...trail, cursor ?? ''] }}
          variant="outline"
          size="sm"
          marginInlineStart="auto"
        >
          {texts.next()}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </Bar>
  );
}

const pageOf = (cursor: string) => (old: Record<string, unknown>) => ({
  ...old,
  after: cursor || undefined,
});

const Bar = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', paddingBlock: '4' },
});
