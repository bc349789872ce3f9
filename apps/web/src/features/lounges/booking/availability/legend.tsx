import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/react.tsx';

const STATES = ['free', 'some', 'full', 'over'] as const;
const OWN = [...STATES, 'own'] as const;

/** What the cells of the tables mean. */
export function Legend({ hasOwn }: { hasOwn: boolean }) {
  const { availability: texts } = useTexts('booking');
  return (
    <List aria-label={texts.legend()}>
      {(hasOwn ? OWN : STATES).map((state) => (
        <li key={state}>
          <Sign data-state={state} aria-hidden="true" />
          {texts[state]()}
        </li>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    listStyle: 'none',
    textStyle: 'small',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});
const Sign = chakra('span', {
  base: {
    width: '5',
    height: '5',
    borderWidth: '1px',
    borderRadius: 'sm',
    borderColor: 'positive',
    '&[data-state=free]': { bg: 'positive.subtle' },
    '&[data-state=some]': {
      backgroundImage: 'linear-gradient(to top, {colors.positive.subtle} 45%, transparent 45%)',
    },
    '&[data-state=full]': {
      borderColor: 'border',
      backgroundImage:
        'repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)',
    },
    '&[data-state=own]': {
      borderColor: 'border.strong',
      backgroundImage: 'linear-gradient(135deg, {colors.fg} 45%, transparent 45%)',
    },
    '&[data-state=over]': { bg: 'bg.sunken', borderColor: 'transparent' },
  },
});
