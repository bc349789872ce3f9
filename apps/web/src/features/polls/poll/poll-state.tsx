import { chakra } from '@chakra-ui/react';
import type { Poll } from '@oche/validators/polls/schemas';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { formatDateTime } from '../../../lib/time/date-text.ts';

/** How many have voted, and how long it goes on. */
export function PollState({ poll }: { poll: Poll }) {
  const texts = useTexts('polls');
  const locale = useLocale();
  const when = (time: string) => formatDateTime(new Date(time), locale);
  return (
    <State>
      {poll.voterCount > 0 ? <b>{texts.voters({ count: poll.voterCount })}</b> : null}
      <span>
        {poll.state === 'planned' ? texts.planned({ when: when(poll.opensAt) }) : null}
        {poll.state === 'closed' ? texts.closed() : null}
        {poll.state === 'open'
          ? poll.closesAt
            ? texts.until({ when: when(poll.closesAt) })
            : texts.open()
          : null}
      </span>
    </State>
  );
}

const State = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '3',
    textStyle: 'small',
    color: 'fg.muted',
    '& b': { textStyle: 'number', fontSize: 'md', color: 'fg' },
  },
});
