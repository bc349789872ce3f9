import type { GameResult } from '@oche/validators/games/result';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { PlainText } from '../../../components/plain-text.tsx';
import { Time } from '../../../components/time/time.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Band, Buttons, Words } from './band.tsx';
import { Dispute } from './dispute.tsx';
import type { ResultProps } from './result-props.ts';

interface StateBandProps extends ResultProps {
  result: GameResult;
}

/** Where a result stands, in one line, and what of it the reader can still do. */
export function StateBand({ output, names, result }: StateBandProps) {
  const texts = useTexts('games/result');
  const { can, verdict } = result;
  const said = sayingOf(result, names, texts);
  if (!said) return null;
  return (
    <Band className="dark" data-tone={toneOf(result)} aria-label={texts.label()}>
      <Words>
        <h2>{said.title}</h2>
        {said.text ? <p>{said.text}</p> : null}
        {verdict?.statement ? (
          <blockquote>
            <PlainText content={verdict.statement} />
          </blockquote>
        ) : null}
        <Reason result={result} names={names} />
      </Words>
      <Buttons>
        {can.correct ? (
          <ButtonLink to="/games/$id/score" params={{ id: String(output.id) }} variant="outline">
            {texts.correct()}
          </ButtonLink>
        ) : null}
        {can.dispute ? <Dispute gameId={output.id} /> : null}
      </Buttons>
    </Band>
  );
}

/** Why somebody doubts it: players and moderators read that. */
function Reason({ result, names }: Pick<StateBandProps, 'result' | 'names'>) {
  const texts = useTexts('games/result');
  const { dispute, status } = result;
  if (!dispute || status !== 'disputed') return null;
  return (
    <>
      <p>{texts.reasonOf({ name: names[dispute.side ?? -1] ?? '–' })}</p>
      <blockquote>
        <PlainText content={dispute.reason} />
      </blockquote>
    </>
  );
}

interface Saying {
  title: string;
  text?: ReactNode;
}

/** @returns nothing for a result that counts, to those who can't do anything about it */
function sayingOf(
  result: GameResult,
  names: readonly string[],
  texts: ReturnType<typeof useTexts<'games/result'>>,
): Saying | null {
  const { status, verdict, isResigned, can } = result;
  if (result.isAbandoned) return { title: texts.abandoned(), text: texts.abandonedText() };
  if (status === 'finished') {
    const waiting = result.waitsFor.map((side) => names[side] ?? '').join(' & ');
    return {
      title: texts.waits({ names: waiting }),
      text: result.confirmUntil ? (
        <>
          {isResigned ? texts.waitsResigned() : texts.waitsText()}{' '}
          <Time value={result.confirmUntil} format="dateTime" />.
        </>
      ) : null,
    };
  }
  if (status === 'disputed') return { title: texts.disputed(), text: texts.disputedText() };
  if (verdict) return { title: texts.verdicts[verdict.verdict](), text: texts.decided() };
  if (status === 'casual') return { title: texts.casual(), text: texts.casualText() };
  if (isResigned) return { title: texts.byResigning() };
  return can.dispute ? { title: texts.counts(), text: texts.countsText() } : null;
}

function toneOf({ status }: GameResult): 'ask' | 'good' | 'bad' | undefined {
  if (status === 'completed') return 'good';
  if (status === 'disputed' || status === 'annulled') return 'bad';
  return undefined;
}
