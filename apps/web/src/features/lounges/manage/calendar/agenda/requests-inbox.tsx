import { chakra } from '@chakra-ui/react';
import type { CalendarEntry } from '@oche/validators/bookings/schemas';
import { Hourglass, StickyNote } from 'lucide-react';
import { Button } from '../../../../../components/button.tsx';
import { Card } from '../../../../../components/card.tsx';
import {
  RowActions,
  RowWords,
  RuledList,
  RuledRow,
} from '../../../../../components/list/ruled-list.tsx';
import { Figure, Heading, VisuallyHidden } from '../../../../../components/text.tsx';
import { useLocale, useTexts } from '../../../../../i18n/react.tsx';
import { euroText } from '../../../../../lib/money.ts';
import { momentText } from '../../../../../lib/time/place-time.ts';
import { useOpenDialog } from '../dialogs/calendar-dialogs.tsx';
import { useEntryActions } from '../dialogs/use-entry-actions.ts';
import { useEntryTexts } from '../use-entry-texts.ts';

interface RequestsInboxProps {
  requests: readonly CalendarEntry[];
  timeZone: string;
}

/** Requests for any day that have no answer yet; renders nothing if there are none. */
export function RequestsInbox({ requests, timeZone }: RequestsInboxProps) {
  const { requests: texts } = useTexts('manage/calendar');
  const count = requests.length > 0 ? texts.count({ count: requests.length }) : '';
  return (
    <>
      <VisuallyHidden role="status">{count}</VisuallyHidden>
      {count ? (
        <Card aria-label={texts.title()} tone="warning" padding="sm" marginBottom="5">
          <Title>
            <Hourglass aria-hidden="true" />
            <Heading size="subheading">{count}</Heading>
          </Title>
          <RuledList marginBottom="-2.5" css={{ '& > li:last-of-type': { border: 'none' } }}>
            {requests.map((entry) => (
              <li key={entry.id}>
                <Request entry={entry} timeZone={timeZone} />
              </li>
            ))}
          </RuledList>
        </Card>
      ) : null}
    </>
  );
}

function Request({ entry, timeZone }: { entry: CalendarEntry; timeZone: string }) {
  const { requests: texts, calendar } = useTexts('manage/calendar');
  const locale = useLocale();
  const words = useEntryTexts(timeZone);
  const open = useOpenDialog();
  const { confirm, isPending } = useEntryActions();
  const { id, guest, groupSize, expiresAt, notes } = entry;
  const { name } = guest;
  const facts = [
    words.boards(entry),
    groupSize ? calendar.people({ count: groupSize }) : '',
    euroText(entry.totalPrice, locale),
  ];
  return (
    <RuledRow>
      <RowWords display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
        <Opener type="button" onClick={() => open({ kind: 'entry', id })}>
          {name}
          {notes ? <StickyNote role="img" aria-label={calendar.notes()} /> : null}
        </Opener>
        <Figure>{words.when(entry)}</Figure>
        <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
        {expiresAt ? (
          <Facts>{texts.expires({ time: momentText(expiresAt, timeZone, locale) })}</Facts>
        ) : null}
      </RowWords>
      <RowActions>
        <Button
          size="sm"
          disabled={isPending}
          aria-label={texts.confirmFor({ name })}
          onClick={() => confirm({ id })}
        >
          {texts.confirm()}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.declineFor({ name })}
          onClick={() => open({ kind: 'cancel', entry })}
        >
          {texts.decline()}
        </Button>
      </RowActions>
    </RuledRow>
  );
}

const Title = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingBottom: '2',
    '& svg': { width: '5', height: '5', color: 'warning' },
  },
});
const Opener = chakra('button', {
  base: {
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '& svg': { display: 'inline', width: '4', height: '4', marginInlineStart: '1.5' },
  },
});
const Facts = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } });
