import { measureOf, type PartyKind } from '@oche/darts/party/catalog';
import { TitledSection } from '../../../components/section/titled-section.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { LadderRows } from '../training/ladder-rows.tsx';

/** The reader among their friends, by games won, or by the most points. Alone there is nothing to compare. */
export function PartyLadder({ kind }: { kind: PartyKind }) {
  const texts = useTexts('games/party').ladder;
  const { data } = trpc.games.party.ladder.useQuery({ kind });
  if (!data) return null;
  const by = measureOf(kind);
  return (
    <TitledSection title={texts.title()}>
      {data.some(({ isSelf }) => !isSelf) ? (
        <LadderRows
          rows={data.map(({ value, ...row }) => ({ ...row, result: texts[by]({ count: value }) }))}
        />
      ) : (
        <Muted>{texts.alone()}</Muted>
      )}
    </TitledSection>
  );
}
