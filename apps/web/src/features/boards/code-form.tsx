import { chakra } from '@chakra-ui/react';
import { pairByCodeForm } from '@oche/validators/boards/schemas';
import { CodeField } from '../../components/form/code-field.tsx';
import { Form, SubmitButton } from '../../components/form/form.tsx';
import { useZodForm } from '../../components/form/use-zod-form.ts';
import { useTexts } from '../../i18n/react.tsx';
import { hasErrorCode } from '../../lib/errors/errors.ts';
import { trpc } from '../../lib/trpc.ts';
import { pairingKey } from './pairing-key.ts';

/** For a device without a camera: the six digits beside the QR code. */
export function CodeForm({ onPaired }: { onPaired: () => Promise<unknown> }) {
  const { byCode: texts } = useTexts('boards');
  const { client } = trpc.useUtils();
  const form = useZodForm(pairByCodeForm, {
    defaultValues: {},
    onSubmit: async ({ code }) => {
      try {
        await client.atBoard.pairByCode.mutate({ code, device: pairingKey() });
        await onPaired();
      } catch (error) {
        if (!hasErrorCode(error, 'TABLET_CODE_WRONG')) throw error;
        form.setError('code', { message: 'wrongCode' });
      }
    },
  });
  return (
    <Box>
      <Form {...form.props}>
        <CodeField {...form.field('code')} label={texts.label()} hint={texts.hint()} />
        <SubmitButton
          isPending={form.isPending}
          pendingText={texts.pending()}
          variant="accent"
          shape="wedge"
          size="lg"
        >
          {texts.submit()}
        </SubmitButton>
      </Form>
    </Box>
  );
}

const Box = chakra('div', { base: { width: 'full', maxWidth: '24rem', marginTop: '6' } });
