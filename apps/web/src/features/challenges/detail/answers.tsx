import { chakra } from '@chakra-ui/react';
import type { ChallengeAnswer, ChallengeOutput } from '@oche/validators/challenges/schemas';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { TextLink } from '../../../components/link.tsx';
import { Heading, Muted } from '../../../components/text.tsx';
import { useFailureToast } from '../../../lib/errors/use-failure-toast.ts';
import { fullName } from '../../../lib/person-name.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LevelFigure } from '../level-figure.tsx';
import { TimeSlate } from '../slate.tsx';
import { useWords } from '../use-words.ts';

/** Who would play, when each of them can, and the button that makes it a game. */
export function Answers({ challenge: { id, answers } }: { challenge: ChallengeOutput }) {
  const { texts } = useWords();
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const agree = trpc.challenges.agree.useMutation({
    onSuccess: (agreed) => utils.challenges.get.setData({ id }, agreed),
    onError: (error) => fail(error, texts.detail.failed()),
    onSettled: () => utils.challenges.invalidate(),
  });
  return (
    <section aria-labelledby="challenge-answers">
      <Heading id="challenge-answers" size="heading">
        {texts.answer.list()}
      </Heading>
      {answers.length === 0 ? <Muted>{texts.answer.none()}</Muted> : null}
      <List>
        {answers.map((answer) => (
          <li key={answer.id}>
            <Answer
              answer={answer}
              isPending={agree.isPending}
              onAgree={() => agree.mutate({ id, answerId: answer.id })}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

interface AnswerProps {
  answer: ChallengeAnswer;
  isPending: boolean;
  onAgree: () => void;
}

function Answer({ answer: { by, meetsAt, note, within }, isPending, onAgree }: AnswerProps) {
  const { texts } = useWords();
  const name = fullName(by.person);
  return (
    <Row>
      <TimeSlate from={meetsAt} />
      <Words>
        <Who>
          <Avatar name={name} src={by.person.profileImageUrl} />
          <Name>
            <TextLink to="/profile/{-$id}" params={{ id: by.person.id }} variant="plain">
              {name}
            </TextLink>
          </Name>
        </Who>
        {note ? <p>{note}</p> : null}
        <Muted>{within === null ? texts.far() : texts.withinYou({ km: within })}</Muted>
      </Words>
      <End>
        <LevelFigure of={by} />
        <Button
          variant="accent"
          shape="wedge"
          aria-label={texts.answer.agreeLabel({ name })}
          disabled={isPending}
          onClick={onAgree}
        >
          {texts.answer.agree()}
        </Button>
      </End>
    </Row>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    marginTop: '3',
    _empty: { display: 'none' },
  },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: { base: '3', md: '5' },
    bg: 'bg.raised',
    borderBottom: '3px double {colors.border.strong}',
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '1', alignContent: 'center', paddingBlock: '3', minWidth: '0' },
});
const Who = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2' } });
const Name = chakra('span', { base: { textStyle: 'subheading', overflowWrap: 'anywhere' } });
const End = chakra('div', {
  base: {
    gridColumn: { base: '2', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingBlockEnd: { base: '3', md: '0' },
    paddingInlineEnd: { base: '3', md: '5' },
  },
});
