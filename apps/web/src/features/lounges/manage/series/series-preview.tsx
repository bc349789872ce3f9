import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Checkbox } from '../../../../components/form/controls.ts';
import { RuledList } from '../../../../components/list/ruled-list.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Badge, Figure, Heading, Muted } from '../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { dayText } from '../../../../lib/time/place-time.ts';
import { useRefusalText } from '../../booking/form/refusal/use-refusal-text.ts';
import { isBlocked, planOf, type SeriesDate } from './series-plan.ts';

interface SeriesPreviewProps {
  dates: readonly SeriesDate[];
  /** false if the fields have changed meanwhile */
  isCurrent: boolean;
  skipped: readonly string[];
  onToggle: (date: string) => void;
  onSkipAll: () => void;
}

/** All dates with their conflicts, and whether they are skipped. */
export function SeriesPreview(props: SeriesPreviewProps) {
  const { dates, isCurrent, skipped, onToggle, onSkipAll } = props;
  const texts = useTexts('manage/series');
  const { count, blocked } = planOf(dates, skipped);
  return (
    <section aria-label={texts.previewTitle()}>
      <Heading as="h3" size="subheading">
        {texts.previewTitle()}
      </Heading>
      <div role="status">
        {isCurrent ? (
          <Muted>
            {blocked > 0 ? texts.conflicts({ count: blocked }) : texts.summary({ count })}
          </Muted>
        ) : (
          <Notice>{texts.changed()}</Notice>
        )}
      </div>
      {blocked > 0 ? (
        <Button size="sm" variant="outline" marginBlock="2" onClick={onSkipAll}>
          {texts.skipAll()}
        </Button>
      ) : null}
      <Scroller>
        <RuledList>
          {dates.map((date) => (
            <li key={date.date}>
              <DateRow
                date={date}
                isSkipped={skipped.includes(date.date)}
                onToggle={() => onToggle(date.date)}
              />
            </li>
          ))}
        </RuledList>
      </Scroller>
    </section>
  );
}

interface DateRowProps {
  date: SeriesDate;
  isSkipped: boolean;
  onToggle: () => void;
}

function DateRow({ date, isSkipped, onToggle }: DateRowProps) {
  const texts = useTexts('manage/series');
  const refusalText = useRefusalText();
  const locale = useLocale();
  const { conflict, holiday } = date;
  const day = dayText(date.date, locale);
  const reason = conflict ? refusalText(conflict) : null;
  return (
    <Row data-skipped={isSkipped || undefined}>
      <Figure minWidth="6.5rem">{day}</Figure>
      <Words>
        {isBlocked(date) ? (
          <Badge tone="accent">
            <CircleAlert aria-hidden="true" />
            {conflict === 'BOARD_TAKEN' || !conflict ? texts.taken() : reason}
          </Badge>
        ) : (
          <Badge tone="positive">
            <CircleCheck aria-hidden="true" />
            {texts.free()}
          </Badge>
        )}
        {conflict && !isBlocked(date) ? <Muted>{reason}</Muted> : null}
        {holiday ? <Muted>{holiday}</Muted> : null}
      </Words>
      <Skip>
        <Checkbox
          type="checkbox"
          checked={isSkipped}
          aria-label={texts.skipDate({ date: day })}
          onChange={onToggle}
        />
        {texts.skip()}
      </Skip>
    </Row>
  );
}

const Scroller = chakra('div', { base: { maxHeight: '18rem', overflowY: 'auto' } });
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    paddingBlock: '1.5',
    '&[data-skipped] > :first-of-type': { textDecoration: 'line-through', color: 'fg.muted' },
  },
});
const Words = chakra('div', {
  base: { flex: '1 1 10rem', minWidth: '0', '& > span': { whiteSpace: 'normal' } },
});
const Skip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    cursor: 'pointer',
  },
});
