import { chakra } from '@chakra-ui/react';
import type { Forecast } from '@oche/validators/forum/order/schemas';
import { FormError } from '../../../components/form/form.tsx';
import { Label } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface EffectsProps {
  threadId: number;
  postIds?: readonly number[];
  targetId?: number | undefined;
}

/** What will happen, before it does: it has its room from the beginning. */
export function Effects({ threadId, postIds, targetId }: EffectsProps) {
  const { effects: texts } = useTexts('forum/order');
  const { data, isError } = trpc.forum.order.forecast.useQuery(
    { threadId, targetId, postIds: postIds && [...postIds] },
    { staleTime: 0 },
  );
  return (
    <Box aria-busy={!data && !isError}>
      <Label>{texts.title()}</Label>
      {isError ? <FormError>{texts.failed()}</FormError> : null}
      <ul>
        {data ? (
          <Lines forecast={data} isSplit={Boolean(postIds) && targetId === undefined} />
        ) : null}
        <li>{texts.undo()}</li>
      </ul>
    </Box>
  );
}

function Lines({ forecast, isSplit }: { forecast: Forecast; isSplit: boolean }) {
  const { effects: texts } = useTexts('forum/order');
  const { posts, links, watchers, readers, renumbered, waiting, poll, target } = forecast;
  const { tags, tagsLeft } = forecast;
  const counted = [
    [links, texts.links],
    [renumbered, texts.renumbered],
    [watchers, texts.watchers],
    [readers, texts.readers],
    [waiting, texts.waiting],
    [tags, texts.tags],
    [tagsLeft, texts.tagsLeft],
  ] as const;
  return (
    <>
      <li>{texts.posts({ count: posts })}</li>
      {isSplit ? <li>{texts.newThread()}</li> : null}
      {target?.isYounger ? <li data-warns="">{texts.younger()}</li> : null}
      {poll === 'stays' ? <li data-warns="">{texts.pollStays()}</li> : null}
      {poll === 'comes' ? <li>{texts.pollComes()}</li> : null}
      {counted.map(([count, text], index) =>
        // the order never changes
        count > 0 ? <li key={index}>{text({ count })}</li> : null,
      )}
      <li>{texts.addresses()}</li>
    </>
  );
}

const Box = chakra('section', {
  base: {
    minHeight: '10rem',
    padding: '3',
    layerStyle: 'sunken',
    textStyle: 'small',
    '& ul': {
      display: 'grid',
      gap: '1',
      marginTop: '1',
      paddingInlineStart: '4',
      listStyle: 'square',
    },
    '& [data-warns]': { fontWeight: 'bold', color: 'warning' },
  },
});
