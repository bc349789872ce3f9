import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TextField } from '../../../../components/form/fields.tsx';
import { TitledSection } from '../../../../components/section/titled-section.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { useSettled } from '../../shared/use-run.ts';
import { useSetUpBoards } from '../../shared/use-set-up-boards.ts';
import type { DeskPart } from '../parts.ts';
import { BoardCard } from './board-card.tsx';

/** All boards of the evening, and what is played without one. */
export function Boards(part: DeskPart) {
  const { boards: texts } = useTexts('tournaments/run');
  const { drawn, evening } = part;
  const at = new Set(evening.boards.map(({ call }) => call?.matchId));
  const without = drawn.matches.filter(
    ({ id, status }) => (status === 'playing' || status === 'called') && !at.has(id),
  );
  return (
    <TitledSection title={texts.title()}>
      {evening.boards.length === 0 ? <Muted>{texts.none()}</Muted> : null}
      <Cards data-list="boards">
        {evening.boards.map((board, index) => (
          <BoardCard
            key={board.id}
            {...part}
            board={board}
            place={index + 1}
            match={drawn.matches.find(({ id }) => id === board.call?.matchId)}
          />
        ))}
        {without.map((match) => (
          <BoardCard key={`match ${match.id}`} {...part} board={null} match={match} place={null} />
        ))}
      </Cards>
      <NewBoard {...part} />
    </TitledSection>
  );
}

function NewBoard({ tournament, evening }: DeskPart) {
  const { boards: texts } = useTexts('tournaments/run');
  const [name, setName] = useState('');
  const settled = useSettled();
  const add = trpc.tournaments.evening.addBoards.useMutation({
    ...settled,
    onSuccess: () => setName(''),
  });
  const { id } = tournament;
  const all = useSetUpBoards(tournament, evening);
  // before it begins the bar above has the same button
  const isOffered = tournament.status !== 'active' && evening.boards.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add.mutate({ id, boards: [{ name }] });
  };
  return (
    <Adding onSubmit={submit}>
      <TextField
        label={texts.name()}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="outline" disabled={add.isPending}>
        <Plus aria-hidden="true" />
        {texts.add()}
      </Button>
      {all.count > 0 && !isOffered ? (
        <Button variant="outline" disabled={all.isPending} onClick={all.setUp}>
          {all.label}
        </Button>
      ) : null}
    </Adding>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: '3',
    listStyle: 'none',
    _empty: { display: 'none' },
  },
});
const Adding = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '2' },
});
