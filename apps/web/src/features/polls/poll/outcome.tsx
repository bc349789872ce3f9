import { chakra } from '@chakra-ui/react';
import type { Poll, PollOption } from '@oche/validators/polls/schemas';
import { Check } from 'lucide-react';
import { TextLink } from '../../../components/link.tsx';
import { Badge, Small, VisuallyHidden } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { numberFormat } from '../../../lib/number-format.ts';
import { OptionPicture } from './option-picture.tsx';
import { percentOf } from './percent.ts';

/** How a poll stands, as far as its reader sees it: most votes first once it is closed. */
export function Outcome({ poll }: { poll: Poll }) {
  const texts = useTexts('polls');
  const most = Math.max(0, ...poll.options.map(({ votes }) => votes ?? 0));
  const isSeen = poll.options.every(({ votes }) => votes !== null);
  const options =
    poll.state === 'closed'
      ? poll.options.toSorted((a, b) => (b.votes ?? 0) - (a.votes ?? 0))
      : poll.options;
  return (
    <>
      <List>
        {options.map((option, place) => (
          <Bar
            key={option.id}
            poll={poll}
            option={option}
            isFirst={most > 0 && option.votes === most}
            isRed={place % 2 === 0}
          />
        ))}
      </List>
      {isSeen && most === 0 && poll.state === 'open' ? <Small>{texts.nobody()}</Small> : null}
      {isSeen ? null : <Small>{texts.hidden()}</Small>}
    </>
  );
}

interface BarProps {
  poll: Poll;
  option: PollOption;
  isFirst: boolean;
  isRed: boolean;
}

function Bar({ poll, option, isFirst, isRed }: BarProps) {
  const texts = useTexts('polls');
  const locale = useLocale();
  const { votes } = option;
  const percent =
    votes === null || poll.state === 'planned' ? null : percentOf(votes, poll.voterCount);
  return (
    <Row data-first={isFirst || undefined}>
      <OptionPicture option={option} kind={poll.kind} />
      <Words>
        <Name>
          <OptionName option={option} />
          {option.isOwn ? (
            <Own>
              <Check aria-hidden="true" />
              {texts.own()}
            </Own>
          ) : null}
          {isFirst && poll.state === 'closed' ? (
            <Badge tone="positive">{texts.first()}</Badge>
          ) : null}
        </Name>
        {option.lounge ? <City>{option.lounge.city}</City> : null}
        {percent === null ? null : (
          <Track aria-hidden="true">
            <Fill data-red={isRed || undefined} style={{ width: `${percent}%` }} />
          </Track>
        )}
      </Words>
      {percent === null || votes === null ? null : (
        <Numbers>
          <VisuallyHidden>{texts.share({ percent, count: votes })}</VisuallyHidden>
          <b aria-hidden="true">
            {numberFormat(locale).format(percent)}
            <small> %</small>
          </b>
          <small aria-hidden="true">{texts.votes({ count: votes })}</small>
        </Numbers>
      )}
    </Row>
  );
}

function OptionName({ option: { text, lounge, itemId } }: { option: PollOption }) {
  if (lounge) {
    return (
      <TextLink to="/venues/$id" params={{ id: String(lounge.id) }} variant="plain">
        {text}
      </TextLink>
    );
  }
  if (itemId === null) return <span>{text}</span>;
  return (
    <TextLink to="/marketplace/$id" params={{ id: String(itemId) }} variant="plain">
      {text}
    </TextLink>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    '&[data-first] b': { color: 'accent' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '1', flex: '1', minWidth: '0' } });
const Name = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    textStyle: 'subheading',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
});
const Own = chakra('small', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    textStyle: 'small',
    color: 'positive',
    '& svg': { width: '4', height: '4' },
  },
});
const City = chakra('small', { base: { textStyle: 'small', color: 'fg.muted' } });
const Track = chakra('div', { base: { height: '2.5', bg: 'bg.sunken', layerStyle: 'wedge' } });
const Fill = chakra('div', {
  base: {
    height: 'full',
    minWidth: '1px',
    bg: 'positive.solid',
    layerStyle: 'wedge',
    transitionProperty: 'width',
    transitionDuration: 'fast',
    '&[data-red]': { bg: 'accent.solid' },
  },
});
const Numbers = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    flexShrink: '0',
    '& b': { textStyle: 'numberHero', fontSize: '3xl', whiteSpace: 'nowrap' },
    '& b small': { fontSize: '0.5em', color: 'inherit' },
    '& > small': { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
  },
});
