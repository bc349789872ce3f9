import { chakra } from '@chakra-ui/react';
import { POINT_SCHEMES } from '@oche/validators/tournaments/series-limits';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/button.tsx';
import {
  CheckboxField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../components/form/fields.tsx';
import { Row } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Section } from '../../../../components/section/section.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { trpc } from '../../../../lib/trpc.ts';
import { Columns } from '../../form/short-fields.tsx';
import { pointsText, type SeriesValues } from './series-values.ts';

interface SeriesFieldsProps {
  values: SeriesValues;
  errors: Partial<Record<keyof SeriesValues, string>>;
  onChange: (changed: Partial<SeriesValues>) => void;
  /** id of the evening's lounge, or '' */
  venueId: string;
  /** the fields of the evening */
  evening: ReactNode;
  /** evenings are announced already */
  isKnown: boolean;
}

const RHYTHMS = ['weekly', 'monthly', 'none'] as const;
const SCHEMES = ['league', 'narrow', 'steep'] as const;

/** Everything that can be said of a series. */
export function SeriesFields(props: SeriesFieldsProps) {
  const { values, errors, onChange, evening, isKnown, venueId } = props;
  const { form: texts } = useTexts('tournaments/series');
  const { repeats } = values;
  const text = (name: TextName) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const amount = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;
  return (
    <>
      <Section title={texts.series()}>
        <TextField
          label={texts.name()}
          placeholder={texts.nameExample()}
          autoComplete="off"
          maxLength={120}
          {...text('name')}
        />
        <TextAreaField
          label={texts.description()}
          isOptional
          rows={3}
          maxLength={5000}
          {...text('description')}
        />
      </Section>
      <Section title={texts.when()} text={repeats === 'none' ? undefined : texts.rhythmHint()}>
        <Columns>
          <SelectField
            label={texts.repeats()}
            options={RHYTHMS.map((value) => ({ value, label: texts.rhythms[value]() }))}
            value={repeats}
            onChange={({ target }) =>
              onChange({ repeats: RHYTHMS.find((each) => each === target.value) ?? 'none' })
            }
          />
          {repeats === 'none' ? null : (
            <>
              <TextField label={texts.every[repeats]()} {...amount} {...text('every')} />
              <TextField label={texts.announceDays()} {...amount} {...text('announceDays')} />
              <DateField label={texts.lastDate()} isOptional {...text('lastDate')} />
            </>
          )}
        </Columns>
      </Section>
      {repeats === 'none' ? null : (
        <>
          <Evening>
            <h2>{texts.evening()}</h2>
            <p>{texts.eveningText()}</p>
            {evening}
          </Evening>
          <Boards
            venueId={venueId}
            chosen={values.boardIds}
            onChange={(boardIds) => onChange({ boardIds })}
          />
          {isKnown ? (
            <CheckboxField
              label={texts.changesAnnounced()}
              checked={values.changesAnnounced}
              onChange={({ target }) => onChange({ changesAnnounced: target.checked })}
            />
          ) : null}
        </>
      )}
      <Section title={texts.points()} text={texts.pointsText()}>
        <Row role="group" aria-label={texts.scheme()}>
          {SCHEMES.map((scheme) => {
            const points = pointsText(POINT_SCHEMES[scheme]);
            return (
              <Button
                key={scheme}
                size="sm"
                variant={values.points === points ? 'solid' : 'outline'}
                aria-pressed={values.points === points}
                onClick={() => onChange({ points })}
              >
                {texts.schemes[scheme]()}
              </Button>
            );
          })}
        </Row>
        <TextField
          label={texts.places()}
          hint={texts.placesHint()}
          autoComplete="off"
          maxLength={300}
          {...text('points')}
        />
        <Columns>
          <TextField label={texts.others()} {...amount} {...text('others')} />
          <TextField
            label={texts.best()}
            hint={texts.bestHint()}
            isOptional
            {...amount}
            {...text('best')}
          />
        </Columns>
        <Columns>
          <TextField label={texts.maximum()} {...amount} {...text('maximum')} />
          <TextField label={texts.finish()} {...amount} {...text('finish')} />
          <TextField label={texts.finishFrom()} {...amount} {...text('finishFrom')} />
          <TextField label={texts.shortLeg()} {...amount} {...text('shortLeg')} />
          <TextField label={texts.shortLegDarts()} {...amount} {...text('shortLegDarts')} />
        </Columns>
      </Section>
    </>
  );
}

type TextName = Exclude<keyof SeriesValues, 'repeats' | 'boardIds' | 'changesAnnounced'>;

interface BoardsProps {
  venueId: string;
  chosen: readonly number[];
  onChange: (boardIds: number[]) => void;
}

/** The boards of the lounge, for its team. */
function Boards({ venueId, chosen, onChange }: BoardsProps) {
  const { form: texts } = useTexts('tournaments/series');
  const id = Number(venueId);
  const { data } = trpc.lounges.get.useQuery({ id }, { enabled: id > 0 });
  if (!data?.staffRole) return null;
  return (
    <Section title={texts.boards()} text={texts.boardsText()}>
      <BoardList>
        {data.boards.map((board) => (
          <li key={board.id}>
            <CheckboxField
              label={board.name}
              checked={chosen.includes(board.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, board.id]
                    : chosen.filter((other) => other !== board.id),
                )
              }
            />
          </li>
        ))}
      </BoardList>
    </Section>
  );
}

const BoardList = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});
const Evening = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    paddingInlineStart: { base: '3', md: '5' },
    borderInlineStart: '6px solid {colors.board.green}',
    '& > h2': { textStyle: 'heading' },
    '& > p': { color: 'fg.muted', marginTop: '-5' },
  },
});
