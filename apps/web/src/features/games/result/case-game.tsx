import { ButtonLink } from '../../../components/button.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Section } from '../../../components/section/section.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Marks } from './marks.tsx';

/** What a case about a game is about: who doubts it and why, and what is strange. */
export function CaseGame({ id }: { id: string }) {
  const texts = useTexts('games/result');
  const gameId = Number(id);
  const [result] = trpc.games.result.get.useSuspenseQuery({ gameId });
  const { dispute, marks } = result;
  return (
    <Section
      title={dispute ? texts.disputed() : texts.label()}
      text={dispute ? <Time value={dispute.disputedAt} /> : null}
      actions={
        <ButtonLink to="/games/$id" params={{ id }} variant="solid" size="sm">
          {texts.review.toGame()}
        </ButtonLink>
      }
    >
      {dispute ? <PlainText content={dispute.reason} /> : null}
      {marks.length > 0 ? <Marks marks={marks} /> : null}
    </Section>
  );
}
