import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { Page, PageHeader } from '../../../components/page/page.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { Scorer } from '../score/scorer.tsx';
import { useSideNames } from '../side-names.ts';
import { outputOf } from './device-game.ts';
import { deviceLine, deviceStore } from './device-line.ts';
import { KeepOffer } from './keep-offer.tsx';
import { ShowGame } from './show/show-game.tsx';
import { useShowing } from './show/use-showing.ts';
import { listStored, readStored, type StoredGame } from './stored-games.ts';

/**
 * The scorer for a game that only this device has.
 * @param id which of them; the latest one unless told
 */
export function ScoreHerePage({ id }: { id: number | null }) {
  const texts = useTexts('games/device');
  const [stored, setStored] = useState<StoredGame | null | undefined>(undefined);
  useEffect(() => {
    let isShown = true;
    const found = id === null ? listStored().then(([latest]) => latest) : readStored(id);
    void found.then((game) => isShown && setStored(game ?? null));
    return () => {
      isShown = false;
    };
  }, [id]);
  if (stored === undefined) return <Empty />;
  if (stored === null) {
    return (
      <Page width="form">
        <PageHeader title={texts.none.title()} lead={texts.none.text()} />
        <ButtonLink to="/games/new" variant="solid">
          {texts.none.start()}
        </ButtonLink>
      </Page>
    );
  }
  return <Known key={stored.id} stored={stored} />;
}

function Known({ stored }: { stored: StoredGame }) {
  const [output] = useState(() => outputOf(stored));
  const showing = useShowing(stored);
  const [store] = useState(() => deviceStore(stored.id, showing.send));
  const names = useSideNames(output);
  return (
    <Scorer
      output={output}
      line={deviceLine(output)}
      store={store}
      kept={stored.kept}
      names={names}
      onDevice={{
        ending: (isLocked) => <KeepOffer isLocked={isLocked} />,
        action: <ShowGame showing={showing} />,
      }}
    />
  );
}

const Empty = chakra('div', { base: { minHeight: '100dvh', bg: 'bg' } });
