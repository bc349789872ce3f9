import { chakra } from '@chakra-ui/react';
import { CheckboxField } from '../../../components/form/fields.tsx';
import { Muted } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { trpc } from '../../../lib/trpc.ts';

interface HomeBoardsProps {
  loungeId: number;
  chosen: readonly number[];
  onChange: (boardIds: number[]) => void;
}

/** At which boards of its lounge a team plays; none: at those that are free. */
export function HomeBoards({ loungeId, chosen, onChange }: HomeBoardsProps) {
  const texts = useTexts('leagues/home-boards');
  const { data } = trpc.lounges.get.useQuery({ id: loungeId });
  const boards = data?.boards ?? [];
  if (boards.length < 2) return null;
  const known = boards.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  return (
    <Boards>
      <legend>{texts.title()}</legend>
      <ul>
        {boards.map(({ id, name }) => (
          <li key={id}>
            <CheckboxField
              label={name}
              checked={known.includes(id)}
              // a board that hangs no more is let go with the first change
              onChange={({ target }) =>
                onChange(target.checked ? [...known, id] : known.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
      <Muted role="status">
        {known.length === 0 ? texts.any() : texts.these({ count: known.length })}
      </Muted>
    </Boards>
  );
}

const Boards = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& legend': { textStyle: 'label' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
      columnGap: '3',
      rowGap: '2',
      listStyle: 'none',
    },
  },
});
