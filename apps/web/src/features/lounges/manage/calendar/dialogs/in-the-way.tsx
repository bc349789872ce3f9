import { chakra } from '@chakra-ui/react';
import type { CheckedTime } from '@oche/validators/bookings/schemas';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Figure, Label } from '../../../../../components/text.tsx';
import { useTexts } from '../../../../../i18n/react.tsx';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useEntryTexts } from '../use-entry-texts.ts';

export type OpenerOf = (bookingId: number) => (() => void) | undefined;

interface InTheWayProps {
  /** undefined until time and boards are chosen, and the server has answered */
  checked: CheckedTime | undefined;
  /** opens a booking, if it is one of those that the calendar shows */
  openerOf?: OpenerOf | undefined;
}

/** Says what a block would hit, before it is made; bookings can be opened, to move them first. */
export function InTheWay({ checked, openerOf }: InTheWayProps) {
  const { block: texts } = useTexts('manage/dialogs');
  const hits = checked?.inTheWay ?? [];
  return (
    <div role="status">
      {checked && hits.length === 0 ? (
        <Free>
          <CircleCheck aria-hidden="true" />
          {texts.hitsNothing()}
        </Free>
      ) : null}
      {hits.length > 0 ? (
        <Hits>
          <Title>
            <TriangleAlert aria-hidden="true" />
            <Label color="fg">{texts.hits({ count: hits.length })}</Label>
          </Title>
          <ul>
            {hits.map((hit) => (
              <li key={`${hit.kind}-${hit.id}`}>
                <Hit hit={hit} openerOf={openerOf} />
              </li>
            ))}
          </ul>
        </Hits>
      ) : null}
    </div>
  );
}

function Hit({
  hit,
  openerOf,
}: Pick<InTheWayProps, 'openerOf'> & { hit: CheckedTime['inTheWay'][number] }) {
  const { block: texts } = useTexts('manage/dialogs');
  const { blockKind } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const words = useEntryTexts(lounge.timeZone);
  const { kind, id, name } = hit;
  const title = {
    booking: name ?? '',
    block: name ?? blockKind.blocked(),
    hold: texts.hitHold({ name: name ?? '' }),
  }[kind];
  const facts = (
    <Figure>
      {words.period(hit)}, {words.boards(hit)}
    </Figure>
  );
  const open = kind === 'booking' ? openerOf?.(id) : undefined;
  if (!open) {
    return (
      <span>
        <b>{title}</b> {facts}
      </span>
    );
  }
  return (
    <Opener type="button" onClick={open}>
      <b>{title}</b> {facts}
    </Opener>
  );
}

const Free = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'positive',
    '& svg': { width: '5', height: '5' },
  },
});
const Hits = chakra('div', {
  base: {
    padding: '3',
    bg: 'warning.subtle',
    borderInlineStart: '4px solid {colors.warning.solid}',
    textStyle: 'small',
    '& b': { fontWeight: 'semibold', marginInlineEnd: '1' },
    '& li': { paddingTop: '1' },
  },
});
const Title = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    '& svg': { flexShrink: '0', width: '5', height: '5', color: 'warning' },
  },
});
const Opener = chakra('button', {
  base: {
    minHeight: '6',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
});
