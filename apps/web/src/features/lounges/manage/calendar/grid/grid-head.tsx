import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../../../components/link.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { dayText } from '../../../../../lib/time/place-time.ts';
import { useManagedLounge } from '../../managed-lounge.tsx';
import { useToday } from '../use-today.ts';
import type { Column } from './columns.ts';

interface ColumnHeadProps {
  column: Column;
  /** whether the grid shows the boards of a single day */
  isDay: boolean;
}

/** The name of the board; or the day, with what is special about it. */
export function ColumnHead({ column, isDay }: ColumnHeadProps) {
  if (isDay) return <BoardHead column={column} />;
  return <DayHead column={column} />;
}

function BoardHead({ column }: { column: Column }) {
  const { boardKinds } = useTexts('venues');
  const { board } = column;
  return (
    <Head>
      <Name>{board?.name}</Name>
      {board ? <Small>{boardKinds[board.kind]()}</Small> : null}
    </Head>
  );
}

function DayHead({ column }: { column: Column }) {
  const { calendar: texts } = useTexts('manage/calendar');
  const { lounge } = useManagedLounge();
  const locale = useLocale();
  const today = useToday(lounge);
  const { date, holiday, note } = column.info;
  return (
    <Head data-today={date === today || undefined}>
      <TextLink
        to="/venues/$id/manage"
        params={{ id: String(lounge.id) }}
        search={{ view: 'day', date }}
        variant="plain"
      >
        <Name>{dayText(date, locale)}</Name>
      </TextLink>
      {holiday ? <Small>{texts.holiday({ name: holiday })}</Small> : null}
      {note ? <Small>{note}</Small> : null}
    </Head>
  );
}

const Head = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '5',
    paddingInline: '2',
    paddingBlock: '1',
    bg: 'bg.raised',
    borderBottomWidth: '1px',
    borderBottomColor: 'border.strong',
    borderInlineStartWidth: '1px',
    '&[data-today]': { boxShadow: 'inset 0 -3px 0 {colors.accent.solid}' },
  },
});
const Name = chakra('span', { base: { textStyle: 'label', display: 'block' } });
const Small = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted', lineHeight: '1.2' },
});
