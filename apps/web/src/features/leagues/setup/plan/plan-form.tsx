import { chakra } from '@chakra-ui/react';
import type { DivisionOutput } from '@oche/validators/leagues/fixture';
import type { Plan } from '@oche/validators/leagues/plan';
import type { SeasonOutput } from '@oche/validators/leagues/season';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/form/fields.tsx';
import { Form, FormError, SubmitButton } from '../../../../components/form/form.tsx';
import { Row, Stack } from '../../../../components/layout.tsx';
import { DateField } from '../../../../components/moment/moment-fields.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Muted } from '../../../../components/text.tsx';
import { useToast } from '../../../../components/toast.tsx';
import { useLocale, useTexts } from '../../../../i18n/react.tsx';
import { useErrorText } from '../../../../lib/errors/use-error-text.ts';
import { dayText } from '../../../../lib/time/place-time.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ClosedFields } from './closed-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import {
  lastDayOf,
  type PlanInput,
  type PlanValues,
  planInputOf,
  roundsNeeded,
  valuesOfPlan,
} from './plan-values.ts';
import { WishFields } from './wish-fields.tsx';

interface PlanFormProps {
  division: DivisionOutput;
  season: SeasonOutput;
  onMade: () => void;
}

const rhythms = [1, 2, 3, 4] as const;

/** From days and wishes to a list: tried as often as one likes, then made. */
export function PlanForm({ division, season, onMade }: PlanFormProps) {
  const texts = useTexts('leagues/setup-plan');
  const locale = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const utils = trpc.useUtils();
  const make = trpc.leagues.divisions.plan.useMutation();
  const [values, setValues] = useState(() => valuesOfPlan(division, season.startsOn));
  const [tried, setTried] = useState<{ plan: Plan; input: PlanInput } | null>(null);
  const [isTrying, setIsTrying] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const change = (changed: Partial<PlanValues>) => setValues({ ...values, ...changed });
  const input = planInputOf(values, division);
  const last = input && lastDayOf(input);
  const isStale = JSON.stringify(input) !== JSON.stringify(tried?.input);
  const tryIt = async (seed: string | undefined) => {
    const asked = planInputOf({ ...values, seed }, division);
    if (!asked) return setFailed(texts.daysMissing());
    setValues({ ...values, seed });
    setFailed(null);
    setIsTrying(true);
    try {
      setTried({ plan: await utils.leagues.divisions.preview.fetch(asked), input: asked });
    } catch (error) {
      setFailed(errorText(error));
    }
    setIsTrying(false);
  };
  const makeIt = (asked: PlanInput) =>
    make.mutate(asked, {
      onSuccess: async () => {
        await utils.leagues.invalidate();
        toast.show({ variant: 'success', title: texts.made() });
        onMade();
      },
      onError: (error) => setFailed(errorText(error)),
    });
  const isPending = isTrying || make.isPending;
  return (
    <Stack gap="6">
      <Form
        isPending={isPending}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void tryIt(values.seed);
        }}
      >
        <Grid>
          <DateField
            label={texts.from()}
            value={values.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <SelectField
            label={texts.every()}
            value={values.every}
            options={rhythms.map((value) => ({
              value: String(value),
              label: texts.rhythms[value](),
            }))}
            onChange={({ target }) => change({ every: Number(target.value) })}
          />
          <SelectField
            label={texts.spare()}
            hint={texts.spareHint()}
            value={values.spare}
            options={Array.from({ length: 9 }, (_, value) => ({
              value: String(value),
              label: String(value),
            }))}
            onChange={({ target }) => change({ spare: Number(target.value) })}
          />
        </Grid>
        <Muted role="status">
          {last
            ? texts.needs({
                count: roundsNeeded(division),
                until: dayText(last, locale, 'long'),
              })
            : null}
        </Muted>
        {last && last > season.endsOn ? (
          <Notice>{texts.tooLate({ day: dayText(season.endsOn, locale, 'long') })}</Notice>
        ) : null}
        <ClosedFields
          division={division}
          closed={values.closed}
          isAsked={failed !== null}
          onChange={change}
        />
        <WishFields division={division} wishes={values.wishes} onChange={change} />
        <Row>
          <SubmitButton
            isPending={isTrying}
            pendingText={texts.trying()}
            variant={tried && !isStale ? 'outline' : 'solid'}
          >
            {texts.preview()}
          </SubmitButton>
          {tried ? (
            <Button variant="ghost" onClick={() => void tryIt(crypto.randomUUID())}>
              {texts.other()}
            </Button>
          ) : null}
        </Row>
      </Form>
      <FormError>{failed}</FormError>
      {tried ? (
        <PlanPreview division={division} plan={tried.plan}>
          {isStale ? <Muted role="status">{texts.stale()}</Muted> : null}
          <Button
            variant="accent"
            justifySelf="start"
            disabled={isPending || isStale}
            onClick={() => makeIt(tried.input)}
          >
            {texts.make()}
          </Button>
        </PlanPreview>
      ) : null}
    </Stack>
  );
}

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: '4',
    alignItems: 'start',
    maxWidth: '60rem',
  },
});
