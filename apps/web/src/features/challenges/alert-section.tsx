import { chakra } from '@chakra-ui/react';
import { zipCode } from '@oche/validators/auth/schemas';
import { radii } from '@oche/validators/challenges/limits';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { FieldRow } from '../../components/form/field-row.tsx';
import { CheckboxField, SelectField, TextField } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { Heading, Muted } from '../../components/text.tsx';
import { useTexts } from '../../i18n/react.tsx';
import { useAuth } from '../../lib/auth.ts';
import { useFailureToast } from '../../lib/errors/use-failure-toast.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { DEFAULT_RADIUS } from './challenge-search.ts';

type Alert = RouterOutputs['challenges']['alert']['get'];

/** Lets a member hear of new challenges nearby, which they only do if they ask for it. */
export function AlertSection() {
  const { alert: texts } = useTexts('challenges');
  const [alert] = trpc.challenges.alert.get.useSuspenseQuery();
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const fail = useFailureToast();
  const stop = trpc.challenges.alert.delete.useMutation({
    onSuccess: () => utils.challenges.alert.get.setData(undefined, null),
    onError: (error) => fail(error, texts.failed()),
  });
  return (
    <Root aria-labelledby="challenge-alert">
      <BellRing aria-hidden="true" />
      <Words>
        <Heading id="challenge-alert" size="subheading">
          {texts.title()}
        </Heading>
        <Muted>
          {alert
            ? texts[alert.isLevelOnly ? 'onLevel' : 'on']({
                km: alert.radius,
                zipCode: alert.zipCode,
              })
            : texts.text()}
        </Muted>
      </Words>
      {isOpen ? (
        <AlertForm alert={alert} onClose={() => setIsOpen(false)} />
      ) : (
        <Buttons>
          <Button size="sm" variant={alert ? 'outline' : 'solid'} onClick={() => setIsOpen(true)}>
            {alert ? texts.change() : texts.begin()}
          </Button>
          {alert ? (
            <Button
              size="sm"
              variant="ghost"
              disabled={stop.isPending}
              onClick={() => stop.mutate()}
            >
              {texts.stop()}
            </Button>
          ) : null}
        </Buttons>
      )}
    </Root>
  );
}

const alertForm = z.object({ radius: z.string(), zipCode, isLevelOnly: z.boolean() });

function AlertForm({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { alert: texts, form: words, filter, km } = useTexts('challenges');
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const save = trpc.challenges.alert.save.useMutation();
  const form = useZodForm(alertForm, {
    defaultValues: {
      radius: String(alert?.radius ?? DEFAULT_RADIUS),
      zipCode: alert?.zipCode ?? user?.zipCode ?? '',
      isLevelOnly: alert?.isLevelOnly ?? false,
    },
    onSubmit: async ({ radius, ...wanted }) => {
      const saved = await save.mutateAsync({ ...wanted, radius: Number(radius) });
      utils.challenges.alert.get.setData(undefined, saved);
      onClose();
    },
  });
  return (
    <Wide>
      <Form {...form.props}>
        <FieldRow>
          <TextField
            {...form.field('zipCode')}
            label={filter.zipCode()}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <SelectField
            {...form.field('radius')}
            label={words.radius()}
            options={radii.map((radius) => ({ value: String(radius), label: km({ km: radius }) }))}
          />
        </FieldRow>
        <CheckboxField {...form.field('isLevelOnly')} label={texts.levelOnly()} />
        <FormActions submit={texts.save()} isPending={form.isPending} onCancel={onClose} />
      </Form>
    </Wide>
  );
}

const Root = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginTop: '8',
    padding: '4',
    layerStyle: 'panel',
    '& > svg': { flexShrink: '0', width: '6', height: '6', color: 'accent' },
  },
});
const Words = chakra('div', { base: { flex: '1 1 16rem', minWidth: '0' } });
const Buttons = chakra('div', { base: { display: 'flex', gap: '2' } });
const Wide = chakra('div', { base: { flexBasis: 'full' } });
