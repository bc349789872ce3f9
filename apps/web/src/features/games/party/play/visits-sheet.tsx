import { chakra } from '@chakra-ui/react';
import type { PartyVisit } from '@oche/darts/party/party';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { dartText } from '../../dart-text.ts';

interface VisitsSheetProps {
  visits: readonly PartyVisit[];
  names: readonly string[];
  /** @param place of the dart in all that were thrown */
  onCorrect: (place: number) => void;
  onClose: () => void;
}

/** All that was thrown, the latest visit first: a tap on a dart corrects it. */
export function VisitsSheet({ visits, names, onCorrect, onClose }: VisitsSheetProps) {
  const texts = useTexts('games/party').play;
  let place = 0;
  const rows = visits.map(({ side, darts }, index) => ({
    number: index + 1,
    name: names[side] ?? '',
    darts: darts.map((dart) => ({ dart, place: place++ })),
  }));
  return (
    <Dialog isOpen title={texts.visitsTitle()} size="sm" placement="sheet" onClose={onClose}>
      {rows.length === 0 ? <p>{texts.noVisits()}</p> : null}
      <List>
        {rows.toReversed().map(({ number, name, darts }) => (
          <li key={number}>
            <span>{name}</span>
            {darts.map((one) => (
              <button
                key={one.place}
                type="button"
                aria-label={texts.correct({
                  name,
                  dart: one.dart === '0' ? texts.missed() : dartText(one.dart),
                })}
                onClick={() => onCorrect(one.place)}
              >
                {one.dart === '0' ? '–' : dartText(one.dart)}
              </button>
            ))}
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 3.5rem)',
      gap: '1.5',
      alignItems: 'center',
      paddingBlock: '1.5',
      borderTop: '1px solid {colors.border}',
    },
    '& span': {
      textStyle: 'subheading',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& button': {
      minHeight: '11',
      textStyle: 'number',
      fontSize: 'lg',
      cursor: 'pointer',
      layerStyle: 'sunken',
      _hover: { bg: 'bg.inverse', color: 'fg.inverse' },
    },
  },
});
