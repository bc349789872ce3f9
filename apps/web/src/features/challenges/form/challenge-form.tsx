import { chakra } from '@chakra-ui/react';
import { radii } from '@oche/validators/challenges/limits';
import { useState } from 'react';
import { SelectField, TextAreaField, TextField } from '../../../components/form/fields.tsx';
import { Form } from '../../../components/form/form.tsx';
import { DialogFormActions } from '../../../components/form/form-actions.tsx';
import { LoungeFinder } from '../../../components/form/lounge-finder.tsx';
import { useZodForm } from '../../../components/form/use-zod-form.ts';
import { Muted } from '../../../components/text.tsx';
import { useLocale, useTexts } from '../../../i18n/react.tsx';
import { dayText } from '../../../lib/time/place-time.ts';
import { timeText } from '../../../lib/time/wall-time.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { UnconfirmedNotice } from '../../../patterns/unconfirmed-notice.tsx';
import {
  challengeForm,
  games,
  lengths,
  levelChoices,
  type ChallengeForm as Values,
  wishOf,
  ZIP_CODE,
} from './challenge-values.ts';
import { daysFrom, endMinutes, startMinutes } from './when.ts';

interface ChallengeFormProps {
  defaults: Values;
  /** the lounge that it names already */
  lounge?: { id: number; name: string } | null;
  submit: string;
  /** one that is meant for a member asks for no level */
  isDirect: boolean;
  onSend: (wish: Omit<RouterInputs['challenges']['update'], 'id'>) => Promise<void>;
  onCancel: () => void;
}

/** When, where, what and against whom: choices, of which none has to be made. */
export function ChallengeForm(props: ChallengeFormProps) {
  const { defaults, lounge, submit, isDirect, onSend, onCancel } = props;
  const { form: texts, km, ...words } = useTexts('challenges');
  const form = useZodForm(challengeForm, {
    defaultValues: defaults,
    onSubmit: (values) => onSend(wishOf(values)),
  });
  const [from, where, level] = form.watch(['from', 'where', 'level']);
  const [found, setFound] = useState(lounge ?? null);
  const lounges = useLounges(found);
  return (
    <Form {...form.props}>
      <UnconfirmedNotice text={texts.unconfirmed} />
      <Times>
        <SelectField {...form.field('date')} label={texts.date()} options={useDays()} />
        <SelectField
          {...form.field('from')}
          label={texts.from()}
          options={clocks(withDefault(startMinutes(), defaults.from))}
        />
        <SelectField
          {...form.field('until')}
          label={texts.until()}
          options={clocks(withDefault(endMinutes(Number(from)), form.getValues('until')))}
        />
      </Times>
      <SelectField
        {...form.field('where')}
        value={where}
        label={texts.where()}
        options={[
          { value: ZIP_CODE, label: texts.aroundZip() },
          ...lounges.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <LoungeFinder
        onFind={(one) => {
          setFound(one);
          form.setValue('where', String(one.id));
        }}
      />
      <Pair>
        {where === ZIP_CODE ? (
          <TextField
            {...form.field('zipCode')}
            label={words.filter.zipCode()}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        ) : null}
        <SelectField
          {...form.field('radius')}
          label={texts.radius()}
          options={radii.map((radius) => ({ value: String(radius), label: km({ km: radius }) }))}
        />
      </Pair>
      <Pair>
        <SelectField
          {...form.field('game')}
          label={texts.game()}
          options={games.map((game) => ({
            value: game,
            label: game === 'any' ? texts.anyGame() : game === 'cricket' ? words.cricket() : game,
          }))}
        />
        <SelectField
          {...form.field('bestOf')}
          label={texts.legs()}
          options={lengths.map((legs) => ({
            value: legs,
            label: words.bestOf({ legs: Number(legs) }),
          }))}
        />
      </Pair>
      {isDirect ? null : (
        <SelectField
          {...form.field('level')}
          label={texts.level()}
          options={levelChoices.map((value) => ({ value, label: texts.levels[value]() }))}
        />
      )}
      {level === 'custom' ? (
        <Pair>
          <TextField {...form.field('min')} label={texts.min()} isOptional inputMode="numeric" />
          <TextField {...form.field('max')} label={texts.max()} isOptional inputMode="numeric" />
        </Pair>
      ) : null}
      <TextAreaField
        {...form.field('note')}
        label={texts.note()}
        isOptional
        rows={2}
        placeholder={texts.noteExample()}
      />
      <Muted>{texts.hint()}</Muted>
      <Last>
        <DialogFormActions
          submit={submit}
          pendingText={texts.pending()}
          variant="accent"
          isPending={form.isPending}
          onCancel={onCancel}
        />
      </Last>
    </Form>
  );
}

const clocks = (minutes: readonly number[]) =>
  minutes.map((value) => ({ value: String(value), label: timeText(value) }));

/** What is chosen already can be kept, even if it is not on the half hour. */
const withDefault = (minutes: readonly number[], value: string): number[] =>
  [...new Set([...minutes, Number(value)])].sort((a, b) => a - b);

function useDays() {
  const texts = useTexts('challenges');
  const locale = useLocale();
  return daysFrom(Date.now()).map((date, index) => {
    const named = [texts.today(), texts.tomorrow()][index];
    return { value: date, label: named ?? dayText(date, locale, 'spoken') };
  });
}

/** Lounges close to the member; and the one that is chosen already. */
function useLounges(chosen: { id: number; name: string } | null) {
  const { data } = trpc.lounges.nearby.useQuery(undefined, { staleTime: 60_000 });
  const near = data?.items ?? [];
  return chosen && !near.some(({ id }) => id === chosen.id) ? [chosen, ...near] : near;
}

/* in reach of the thumb, however small the phone is */
const Last = chakra('div', {
  base: { position: 'sticky', bottom: 'var(--bar, 0px)', bg: 'bg.raised', paddingBlockEnd: '2' },
});
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
  },
});
const Times = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});
