import { chakra } from '@chakra-ui/react';
import type { Poll } from '@oche/validators/polls/schemas';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Stack } from '../../../components/layout.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { useErrorText } from '../../../lib/errors/use-error-text.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OptionPicture } from './option-picture.tsx';

interface ChoicesProps {
  poll: Poll;
  labelledBy: string;
  onVoted: (poll: Poll) => void;
  /** beside the button that votes */
  children?: ReactNode;
}

/** What can be chosen, as keys that a thumb finds; the vote goes with a second tap. */
export function Choices({ poll, labelledBy, onVoted, children }: ChoicesProps) {
  const texts = useTexts('polls');
  const id = useId();
  const [chosen, setChosen] = useState(() =>
    poll.options.filter(({ isOwn }) => isOwn).map((option) => option.id),
  );
  const [isMissing, setIsMissing] = useState(false);
  const vote = trpc.polls.vote.useMutation({ onSuccess: onVoted });
  const readError = useErrorText();

  const toggle = (optionId: number, isOn: boolean) => {
    setIsMissing(false);
    const others = poll.isMultiple ? chosen.filter((each) => each !== optionId) : [];
    setChosen(isOn ? [...others, optionId] : others);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (vote.isPending) return;
    if (chosen.length === 0) setIsMissing(true);
    else vote.mutate({ id: poll.id, optionIds: chosen });
  };
  return (
    <form onSubmit={send} aria-busy={vote.isPending}>
      <Stack
        gap="1.5"
        minWidth="0"
        role={poll.isMultiple ? 'group' : 'radiogroup'}
        aria-labelledby={labelledBy}
      >
        <Hint>{poll.isMultiple ? texts.choose.many() : texts.choose.one()}</Hint>
        {poll.options.map((option) => (
          <Key key={option.id}>
            <input
              type={poll.isMultiple ? 'checkbox' : 'radio'}
              name={id}
              checked={chosen.includes(option.id)}
              disabled={vote.isPending}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              onChange={({ target }) => toggle(option.id, target.checked)}
            />
            <OptionPicture option={option} kind={poll.kind} />
            <span>
              {option.text}
              {option.lounge ? <small>{option.lounge.city}</small> : null}
            </span>
          </Key>
        ))}
      </Stack>
      <Problem id={`${id}-missing`} role="alert">
        {isMissing ? texts.noChoice() : null}
        {vote.error ? readError(vote.error) : null}
      </Problem>
      <Actions>
        <Button type="submit" shape="wedge" aria-busy={vote.isPending}>
          {vote.isPending ? texts.voting() : texts.vote()}
        </Button>
        {children}
      </Actions>
      <Fine>
        {texts.secret()} {poll.results === 'voted' ? texts.hidden() : null}{' '}
        {poll.isChangeable ? null : texts.final()}
      </Fine>
    </form>
  );
}

const Hint = chakra('p', { base: { textStyle: 'label', color: 'fg.muted' } });
const Key = chakra('label', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'auto',
    gridAutoColumns: 'auto',
    justifyContent: 'start',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    bg: 'bg.raised',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.sunken' },
    '& input': {
      width: '5',
      height: '5',
      marginInlineStart: '1',
      accentColor: '{colors.accent.solid}',
    },
    '& > span:last-child': { display: 'grid', textStyle: 'subheading', lineHeight: 'tight' },
    '& small': { textStyle: 'small', color: 'fg.muted' },
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
  },
});
const Problem = chakra('p', {
  base: { color: 'danger', textStyle: 'small', paddingTop: '2', _empty: { display: 'none' } },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
});
const Fine = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginTop: '2' } });
