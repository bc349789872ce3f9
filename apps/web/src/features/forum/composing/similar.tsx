import { chakra } from '@chakra-ui/react';
import { Anchor } from '../../../components/link.tsx';
import { Label, VisuallyHidden } from '../../../components/text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

/** Milliseconds: one looks up when one pauses, not at each letter. */
const PAUSE_MS = 400;
/** A shorter title says nothing yet. */
const LETTERS = 6;
const SHOWN = 6;

/** What says the same already as the title that is being typed: a quiet list, which nobody has to look at. */
export function Similar({ title }: { title: string }) {
  const { composing: texts } = useTexts('forum/writing');
  const settled = useDebounced(title.trim(), PAUSE_MS);
  const { data = [] } = trpc.search.similar.useQuery(
    { title: settled },
    { enabled: settled.length >= LETTERS, staleTime: 60_000, placeholderData: (last) => last },
  );
  const shown = title.trim().length < LETTERS ? [] : data.slice(0, SHOWN);
  return (
    <>
      <VisuallyHidden role="status">
        {shown.length > 0 ? texts.similarFound({ count: shown.length }) : null}
      </VisuallyHidden>
      {shown.length > 0 ? (
        <Root aria-label={texts.similar()}>
          <Label as="h2">{texts.similar()}</Label>
          <ul>
            {shown.map(({ id, category, title: name, url, remark, date }) => (
              <li key={id}>
                {/* what is typed stays in its tab */}
                <Anchor href={url} target="_blank" rel="noopener">
                  {name}
                </Anchor>
                <small>
                  {texts.kinds[category]()}
                  {remark ? ` · ${remark}` : null}
                  {date ? ' · ' : null}
                  {date ? <Time value={date} format="date" /> : null}
                </small>
              </li>
            ))}
          </ul>
        </Root>
      ) : null}
    </>
  );
}

const Root = chakra('section', {
  base: {
    padding: '3',
    layerStyle: 'sunken',
    borderInlineStart: '3px solid {colors.oche}',
    '& ul': { listStyle: 'none', marginTop: '1' },
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      paddingBlock: '1',
    },
    '& li + li': { borderTop: '1px solid {colors.border}' },
    '& a': { minHeight: '6', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
  },
});
