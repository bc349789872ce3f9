import { chakra } from '@chakra-ui/react';
import {
  CHANNEL_NAME_MAX,
  CHANNEL_TEXT_MAX,
  CHANNEL_URL_MAX,
  mediaPlatforms,
} from '@oche/validators/media/limits';
import type { ChannelPage } from '@oche/validators/media/schemas';
import type { Picture } from '@oche/validators/uploads/schemas';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  CheckboxField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../components/form/fields.tsx';
import { Form, SubmitButton } from '../../../components/form/form.tsx';
import { TextLink } from '../../../components/link.tsx';
import { useUi } from '../../../components/ui-context.tsx';
import { useTexts } from '../../../i18n/react.tsx';
import { errorDataOf, isExplained } from '../../../lib/errors/errors.ts';
import { type ChannelTyped, type ChannelWish, typedOf, wishOf } from './channel-values.ts';
import { PictureFields } from './picture-fields.tsx';

interface ChannelFormProps {
  /** what it says now; without it, it is new */
  channel?: ChannelPage;
  /** what was typed before a reload */
  kept?: Partial<ChannelTyped>;
  onType?: (typed: ChannelTyped) => void;
  onSend: (wish: ChannelWish) => Promise<unknown>;
  /** said when the server gives no reason */
  failed: string;
  /** stands beside the button that sends */
  children?: ReactNode;
}

/** What a channel says of itself. What was typed stays when sending fails. */
export function ChannelForm(props: ChannelFormProps) {
  const { channel, kept, onType, onSend, failed, children } = props;
  const { form: texts, platforms } = useTexts('media');
  const { readError } = useUi();
  const [typed, setTyped] = useState<ChannelTyped>(() => ({ ...typedOf(channel), ...kept }));
  const [isActive, setIsActive] = useState(channel?.isActive ?? true);
  const [logo, setLogo] = useState<Picture | undefined>(channel?.logo ?? undefined);
  const [images, setImages] = useState<readonly Picture[]>(channel?.images ?? []);
  const [isUploading, setIsUploading] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useRef<HTMLFormElement>(null);
  // to the first wrong field, or to what is said above the form
  useEffect(() => {
    if (!failure) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[data-form-error]'))?.focus();
  }, [failure]);

  const change = (patch: Partial<ChannelTyped>) => {
    const next = { ...typed, ...patch };
    setTyped(next);
    onType?.(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsPending(true);
    setFailure(null);
    try {
      await onSend(wishOf(typed, { isActive, logo, images }));
    } catch (error) {
      setFailure(error);
      setIsPending(false);
    }
  };
  const { fields, message } = failure ? readError(failure) : {};
  // each line is a field of its own for the server
  const wrongVideo = Object.entries(fields ?? {}).find(([path]) => path.startsWith('videos'))?.[1];
  const isAtField = fields !== undefined && Object.keys(fields).length > 0;
  return (
    <Form
      formRef={form}
      onSubmit={(event) => void submit(event)}
      isPending={isPending}
      error={
        failure && !isAtField ? (
          <>
            {isExplained(failure) ? message : failed} <Existing failure={failure} />
          </>
        ) : null
      }
    >
      <TextField
        label={texts.name()}
        autoComplete="off"
        required
        maxLength={CHANNEL_NAME_MAX}
        value={typed.name}
        error={fields?.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Pair>
        <SelectField
          label={texts.platform()}
          value={typed.platform}
          options={mediaPlatforms.map((value) => ({ value, label: platforms[value]() }))}
          onChange={({ target }) =>
            change({ platform: mediaPlatforms.find((each) => each === target.value) ?? 'YouTube' })
          }
        />
        <TextField
          label={texts.followers()}
          hint={texts.followersHint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          value={typed.followers}
          error={fields?.numberOfFollowers}
          onChange={({ target }) => change({ followers: target.value })}
        />
      </Pair>
      <TextField
        label={texts.url()}
        hint={texts.urlHint()}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={CHANNEL_URL_MAX}
        value={typed.url}
        error={fields?.url}
        onChange={({ target }) => change({ url: target.value })}
      />
      <TextAreaField
        label={texts.description()}
        hint={texts.descriptionHint()}
        isOptional
        rows={4}
        maxLength={CHANNEL_TEXT_MAX}
        value={typed.description}
        error={fields?.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <More open={channel !== undefined || Boolean(wrongVideo) || typed.videos !== '' || undefined}>
        <summary>{texts.more()}</summary>
        <Inside>
          <PictureFields
            logo={logo}
            images={images}
            onLogo={setLogo}
            onImages={setImages}
            onBusy={setIsUploading}
          />
          <TextAreaField
            label={texts.videos()}
            hint={texts.videosHint()}
            isOptional
            rows={3}
            spellCheck={false}
            value={typed.videos}
            error={wrongVideo}
            onChange={({ target }) => change({ videos: target.value })}
          />
        </Inside>
      </More>
      {channel ? (
        <CheckboxField
          label={texts.isActive()}
          hint={texts.isActiveHint()}
          checked={isActive}
          onChange={({ target }) => setIsActive(target.checked)}
        />
      ) : null}
      <Actions>
        <SubmitButton
          isPending={isPending}
          disabled={isUploading}
          pendingText={texts.pending()}
          shape="wedge"
        >
          {channel ? texts.save() : texts.submit()}
        </SubmitButton>
        {children}
        <span role="status">{isUploading ? texts.uploading() : null}</span>
      </Actions>
    </Form>
  );
}

/** Where the channel is that is listed already. */
function Existing({ failure }: { failure: unknown }) {
  const { form: texts } = useTexts('media');
  const { code, details } = errorDataOf(failure) ?? {};
  if (code !== 'CHANNEL_EXISTS' || !details?.id) return null;
  return (
    <TextLink to="/media-channels/$id" params={{ id: String(details.id) }}>
      {texts.existing({ name: String(details.name ?? '') })}
    </TextLink>
  );
}

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '5',
  },
});
const More = chakra('details', {
  base: {
    layerStyle: 'wires',
    paddingTop: '3',
    '& > summary': { textStyle: 'label', cursor: 'pointer', minHeight: '8' },
  },
});
const Inside = chakra('div', { base: { display: 'grid', gap: '5', paddingTop: '3' } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > span': { textStyle: 'small', color: 'fg.muted' },
  },
});
