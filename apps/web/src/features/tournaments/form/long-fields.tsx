import { tournamentGames, tournamentTypes } from '@oche/validators/tournaments/limits';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import { DateTimeField } from '../../../components/moment/moment-fields.tsx';
import { Section } from '../../../components/section/section.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { distanceText } from '../shared/rules-text.ts';
import { Columns, ShortFields } from './short-fields.tsx';
import { checkInChoices, type Known } from './tournament-input.ts';
import { distances, rings } from './tournament-values.ts';
import type { LongFormState } from './use-long-form.ts';
import { VenueField } from './venue-field.tsx';

const TEAM_SIZES = ['1', '2', '3', '4'];

interface Option {
  value: string;
  label: string;
}

interface LongFieldsProps {
  form: LongFormState;
  /** the tournament that is edited */
  known?: Known;
}

/** Everything that can be said of a tournament. */
export function LongFields({ form, known }: LongFieldsProps) {
  const texts = useTexts('tournaments/form');
  const words = useTexts('tournaments');
  const page = useTexts('tournaments/page');
  const [game, checkIn, venueId] = form.watch(['gameFormat', 'checkIn', 'venueId']);
  const isOwn = form.formState.defaultValues?.distance === 'own';
  const { field } = form;
  const ringOptions = rings.map((ring) => ({ value: ring, label: words.rings[ring]() }));
  const distanceOptions: Option[] = distances.flatMap((value): Option[] => {
    if (value === 'own') {
      // sets, for example: they can stay, but not be chosen
      return known && isOwn ? [{ value, label: distanceText(known.format, page) }] : [];
    }
    const [kind, count] = value.split(' ');
    const legs = { kind: kind === 'firstTo' ? 'firstTo' : 'bestOf', count: Number(count) } as const;
    return [{ value, label: distanceText({ legs }, page) }];
  });
  return (
    <>
      <Section title={texts.what()}>
        <ShortFields field={field} types={tournamentTypes} games={tournamentGames} />
      </Section>
      <Section title={texts.where()} text={texts.whereText()}>
        <VenueField
          venueId={venueId}
          known={known?.venue ?? null}
          locationField={field('location')}
          onChoose={(id) => form.setValue('venueId', id, { shouldDirty: true })}
        />
      </Section>
      <Section title={texts.how()}>
        <Columns>
          <SelectField label={texts.distance()} options={distanceOptions} {...field('distance')} />
          {game === '501' || game === '301' ? (
            <>
              <SelectField label={texts.in()} options={ringOptions} {...field('inRing')} />
              <SelectField label={texts.out()} options={ringOptions} {...field('outRing')} />
            </>
          ) : null}
          <SelectField
            label={texts.teamSize()}
            options={TEAM_SIZES.map((size) => ({
              value: size,
              label: size === '1' ? texts.single() : page.rules.team({ count: Number(size) }),
            }))}
            {...field('teamSize')}
          />
        </Columns>
      </Section>
      <Section title={texts.evening()}>
        <Columns>
          <SelectField
            label={texts.checkIn()}
            hint={texts.checkInHint()}
            options={checkInChoices(checkIn).map((minutes) => ({
              value: minutes,
              label: minutes ? texts.before({ minutes: Number(minutes) }) : texts.noCheckIn(),
            }))}
            {...field('checkIn')}
          />
          <DateTimeField label={texts.end()} isOptional {...field('endDate')} />
        </Columns>
      </Section>
      <Section title={texts.who()}>
        <Columns>
          <SelectField
            label={texts.visibility()}
            options={(['public', 'private'] as const).map((value) => ({
              value,
              label: texts.visibilities[value](),
            }))}
            {...field('visibility')}
          />
          <SelectField
            label={texts.entry()}
            options={(['open', 'invited'] as const).map((value) => ({
              value,
              label: texts.entries[value](),
            }))}
            {...field('entry')}
          />
          <TextField
            label={texts.ratingMin()}
            isOptional
            inputMode="numeric"
            maxLength={4}
            {...field('ratingMin')}
          />
          <TextField
            label={texts.ratingMax()}
            isOptional
            inputMode="numeric"
            maxLength={4}
            {...field('ratingMax')}
          />
        </Columns>
      </Section>
    </>
  );
}
