import { chakra } from '@chakra-ui/react';
import type { Poll } from '@oche/validators/polls/schemas';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Heading } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Choices } from './choices.tsx';
import { Outcome } from './outcome.tsx';
import { PollState } from './poll-state.tsx';

interface PollBoxProps {
  poll: Poll;
  /** what stands above the question */
  eyebrow: string;
  /** an answer of the server with the poll as it is now */
  onChange: (poll: Poll) => void;
  /** for somebody who can't vote, e.g. the way to sign in */
  instead?: ReactNode;
  /** what else its reader can do with it */
  actions?: ReactNode;
  as?: 'h2' | 'h3';
}

/** A poll: choices as long as its reader has something to choose, else how it stands. */
export function PollBox({ poll, eyebrow, onChange, instead, actions, as = 'h3' }: PollBoxProps) {
  const texts = useTexts('polls');
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [hasJustVoted, setHasJustVoted] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSeen = poll.options.every(({ votes }) => votes !== null);
  const mayChoose = poll.can.vote && (!poll.hasVoted || (isChanging && poll.isChangeable));
  const isChoosing = mayChoose && !(isLooking && isSeen);
  // the poll as it is now comes a moment after the answer to the vote
  const isThanked = hasJustVoted && !isChoosing;
  useEffect(() => {
    // the button that voted is gone
    if (isThanked) thanks.current?.focus();
  }, [isThanked]);
  const change = () => {
    setHasJustVoted(false);
    setIsChanging(true);
  };
  return (
    <Root aria-labelledby={id}>
      <Band className="dark">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading as={as} id={id} size="heading">
          {poll.question}
        </Heading>
        <PollState poll={poll} />
      </Band>
      <Body>
        {poll.description ? <Words>{poll.description}</Words> : null}
        {isThanked ? (
          <Thanks ref={thanks} tabIndex={-1}>
            <Check aria-hidden="true" />
            {texts.voted()}
          </Thanks>
        ) : null}
        {isChoosing ? (
          <Choices
            poll={poll}
            labelledBy={id}
            onVoted={(voted) => {
              setIsChanging(false);
              setHasJustVoted(true);
              onChange(voted);
            }}
          >
            {poll.hasVoted ? (
              <Button variant="ghost" onClick={() => setIsChanging(false)}>
                {texts.keep()}
              </Button>
            ) : null}
            {!poll.hasVoted && isSeen ? (
              <Button variant="ghost" onClick={() => setIsLooking(true)}>
                {texts.results()}
              </Button>
            ) : null}
          </Choices>
        ) : (
          <Outcome poll={poll} />
        )}
        {isChoosing ? null : (
          <Row>
            {mayChoose ? (
              <Button variant="outline" onClick={() => setIsLooking(false)}>
                {texts.back()}
              </Button>
            ) : null}
            {poll.can.vote && poll.hasVoted && poll.isChangeable ? (
              <Button variant="outline" size="sm" onClick={change}>
                {texts.change()}
              </Button>
            ) : null}
            {poll.state === 'open' && !poll.can.vote ? instead : null}
          </Row>
        )}
        {actions ? <Row>{actions}</Row> : null}
      </Body>
    </Root>
  );
}

const Root = chakra('section', {
  base: { minWidth: '0', layerStyle: 'panel', overflow: 'hidden' },
});
const Band = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg',
    color: 'fg',
    borderBottom: '3px solid {colors.board.red}',
    overflowWrap: 'anywhere',
  },
});
const Eyebrow = chakra('p', { base: { textStyle: 'label', color: 'fg.muted' } });
const Body = chakra('div', { base: { display: 'grid', gap: '3', padding: '4' } });
const Words = chakra('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'measure' },
});
const Thanks = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'subheading',
    color: 'positive',
    outline: 'none',
    '& svg': { width: '5', height: '5' },
  },
});
const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } },
});
