import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { besideScore } from '../remote-video/beside.tsx';
import { useSideNames } from '../side-names.ts';
import { Scorer } from './scorer.tsx';
import { keptGame } from './storage/kept-games.ts';
import type { Kept } from './storage/scorer-state.ts';
import { memberLine } from './storage/scoring-line.ts';

/** The scorer, once this device has said what it knows of the game. */
export function ScorePage({ id, memberId }: { id: number; memberId: string }) {
  const texts = useTexts('games/score');
  const [output] = trpc.games.get.useSuspenseQuery({ gameId: id }, { staleTime: Infinity });
  const [known, setKnown] = useState<{ kept: Kept | undefined } | null>(null);
  const names = useSideNames(output);
  const { client } = trpc.useUtils();
  useEffect(() => {
    let isShown = true;
    void keptGame(memberId, id)
      .read()
      .then((kept) => isShown && setKnown({ kept }));
    return () => {
      isShown = false;
    };
  }, [memberId, id]);

  const { status, can } = output;
  if (!known) return <Empty />;
  const waits = known.kept !== undefined && known.kept.pending.length + known.kept.lost.length > 0;
  if (!can.score && !waits) {
    const why =
      status === 'invited'
        ? texts.closed.invited()
        : output.winnerSide === null
          ? texts.closed.notYours()
          : texts.closed.over();
    return (
      <Page width="form">
        <PageHeader title={names.join(' – ')} lead={why} />
        <ButtonLink to="/games/$id" params={{ id: String(id) }} variant="solid">
          {texts.back()}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Scorer
      output={output}
      line={memberLine(client)}
      store={keptGame(memberId, id)}
      kept={known.kept}
      names={names}
      beside={besideScore(output, names)}
    />
  );
}

const Empty = chakra('div', { base: { minHeight: '100dvh', bg: 'bg' } });
