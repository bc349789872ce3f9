import { chakra } from '@chakra-ui/react';
import type { TournamentEntry } from '@oche/validators/tournaments/schemas';
import { Check, Euro, Link2, UserMinus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Avatar, PersonAvatar } from '../../../components/avatar.tsx';
import { Button, IconButton } from '../../../components/button.tsx';
import { Badge } from '../../../components/text.tsx';
import { useTexts } from '../../../i18n/react.tsx';

interface DeskRowProps {
  entry: TournamentEntry;
  /** whether there is a fee to be paid */
  hasFee: boolean;
  /** whether anything can still be changed */
  isOpen: boolean;
  /** one row of the list can be reached by Tab, and the others by arrows */
  tabIndex: 0 | -1;
  onFocus: () => void;
  onHere: () => void;
  onPaid: () => void;
  onRemove: () => void;
  /** gives the guest at this place the link by which they take it over */
  onLink: (position: number) => void;
}

/** Somebody at the desk: there, paid, or gone; by tap, or by C and B on the row. */
export function DeskRow({ entry, hasFee, isOpen, tabIndex, ...on }: DeskRowProps) {
  const texts = useTexts('tournaments/entries');
  const { link } = useTexts('tournaments/claim');
  const { name, number, players, status, isCheckedIn, isPaid, seed } = entry;
  const [first] = players;
  const isIn = status === 'registered';
  const press = (event: KeyboardEvent) => {
    // a button of the row has its own keys
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
    if (event.key === 'c' && isIn && isOpen) on.onHere();
    else if ((event.key === 'b' || event.key === 'p') && isIn && hasFee) on.onPaid();
    else return;
    event.preventDefault();
  };
  return (
    <Row
      data-row
      tabIndex={tabIndex}
      aria-label={name}
      data-here={isCheckedIn || undefined}
      data-gone={status === 'withdrawn' || status === 'no_show' || undefined}
      onFocus={on.onFocus}
      onKeyDown={press}
    >
      <Place>{number}</Place>
      <Who>
        {players.map(({ position, person, guestName }) =>
          person ? (
            <PersonAvatar key={position} person={person} />
          ) : (
            <Avatar key={position} name={guestName ?? '?'} />
          ),
        )}
        <Words>
          <strong>{name}</strong>
          <small>
            {players.length > 1
              ? players
                  .map(({ person, guestName }) =>
                    person ? `${person.firstName} ${person.lastName}` : guestName,
                  )
                  .join(' / ')
              : first?.person
                ? `@${first.person.username}`
                : texts.guest()}
            {seed ? <Badge>{texts.seed({ seed })}</Badge> : null}
            {isIn ? null : <Badge tone="warning">{texts.status[status]()}</Badge>}
          </small>
        </Words>
      </Who>
      <Marks data-in={isIn || undefined}>
        {isIn ? (
          <>
            <Mark
              variant={isCheckedIn ? 'solid' : 'outline'}
              size="sm"
              aria-pressed={isCheckedIn}
              aria-label={`${texts.here()}: ${name}`}
              disabled={!isOpen}
              onClick={on.onHere}
            >
              <Check aria-hidden="true" />
              {texts.here()}
            </Mark>
            {hasFee ? (
              <Mark
                variant={isPaid ? 'solid' : 'outline'}
                size="sm"
                aria-pressed={isPaid === true}
                aria-label={`${texts.paid()}: ${name}`}
                onClick={on.onPaid}
              >
                <Euro aria-hidden="true" />
                {texts.paid()}
              </Mark>
            ) : null}
          </>
        ) : null}
        {players.map(({ position, guestName }) =>
          guestName === null ? null : (
            <IconButton
              key={position}
              size="sm"
              label={link.open({ name: guestName })}
              onClick={() => on.onLink(position)}
            >
              <Link2 aria-hidden="true" />
            </IconButton>
          ),
        )}
        {isOpen && (isIn || status === 'waiting') ? (
          <IconButton size="sm" label={texts.removeOf({ name })} onClick={on.onRemove}>
            <UserMinus aria-hidden="true" />
          </IconButton>
        ) : null}
      </Marks>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    paddingBlock: '2',
    paddingInline: '2',
    borderBottomWidth: '1px',
    borderInlineStart: '5px solid transparent',
    scrollMarginBlock: '24',
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    '&[data-here]': { borderInlineStartColor: 'board.green', bg: 'bg.raised' },
    '&[data-gone]': { color: 'fg.muted', '& strong': { textDecoration: 'line-through' } },
  },
});
const Place = chakra('span', {
  base: {
    minWidth: '8',
    textStyle: 'number',
    fontWeight: 'heavy',
    fontSize: 'xl',
    color: 'fg.muted',
    textAlign: 'end',
  },
});
const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    '& > span + span': { marginInlineStart: '-5' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: 'semibold' },
    '& small': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'small',
      color: 'fg.muted',
    },
  },
});
const Marks = chakra('div', {
  base: {
    display: 'flex',
    gap: '1.5',
    _empty: { display: 'none' },
    // below the name, where there is no room beside it
    '&[data-in]': { gridColumn: { base: '2 / -1', md: 'auto' } },
  },
});
const Mark = chakra(Button, {
  base: {
    minHeight: 'control',
    '&[aria-pressed=true], &[aria-pressed=true]:hover': {
      '--ground': 'colors.positive.solid',
      color: 'positive.contrast',
    },
  },
});
