import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { TabletButton, tabletsEveryMs } from '../../../../patterns/tablets/tablet-button.tsx';

interface BoardTabletProps {
  tournamentId: number;
  board: { id: number; name: string };
}

/** The tablet of a tournament's board. */
export function BoardTablet({ tournamentId: id, board }: BoardTabletProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { client, tournaments } = trpc.useUtils();
  const { data } = trpc.tournaments.tablets.list.useQuery(
    { id },
    { refetchInterval: tabletsEveryMs(isOpen) },
  );
  const one = { id, boardId: board.id };
  return (
    <Foot>
      <TabletButton
        board={board}
        overlay={`/embed/overlays/tournaments/${id}/boards/${board.id}`}
        tablet={data?.find(({ boardId }) => boardId === board.id) ?? null}
        isOpen={isOpen}
        onOpen={setIsOpen}
        onPair={() => client.tournaments.tablets.create.mutate(one)}
        onDisconnect={() => client.tournaments.tablets.delete.mutate(one)}
        onSettled={() => void tournaments.tablets.invalidate()}
      />
    </Foot>
  );
}

const Foot = chakra('div', { base: { marginInline: '2', marginBottom: '2' } });
