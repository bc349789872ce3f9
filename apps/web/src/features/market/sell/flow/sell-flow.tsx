import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button.tsx';
import { FormError, SubmitButton } from '../../../../components/form/form.tsx';
import { lazyPart } from '../../../../components/lazy-part.tsx';
import { Page } from '../../../../components/page/page.tsx';
import { SkeletonCards } from '../../../../components/page/skeleton.tsx';
import { Heading, VisuallyHidden } from '../../../../components/text.tsx';
import { useUi } from '../../../../components/ui-context.tsx';
import { useTexts } from '../../../../i18n/react.tsx';
import { isExplained } from '../../../../lib/errors/errors.ts';
import { BasicsStep } from '../basics/basics-step.tsx';
import { ConditionStep } from '../condition/condition-step.tsx';
import { doneSteps, problemsIn, unfinishedSteps } from '../sell-problems.ts';
import { type SellStep, stepsOf } from '../sell-steps.ts';
import type { SellValues } from '../sell-values.ts';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';
import { StepRail } from './step-rail.tsx';
import { loadCheck, useCheck } from './use-check.ts';

const FORM_ID = 'sell-step';

const PhotosStep = lazyPart(
  async () => (await import('../photos/photos-step.tsx')).PhotosStep,
  <SkeletonCards count={2} />,
);
const PriceStep = lazyPart(
  async () => (await import('../price/price-step.tsx')).PriceStep,
  <SkeletonCards count={1} />,
);
const TraderPart = lazyPart(
  async () => (await import('../price/trader-part.tsx')).TraderPart,
  <SkeletonCards count={1} />,
);
const ReviewStep = lazyPart(
  async () => (await import('../review/review-step.tsx')).ReviewStep,
  <SkeletonCards count={1} />,
);

interface SellFlowProps {
  title: string;
  step: SellStep | undefined;
  values: SellValues;
  change: StepProps['change'];
  propose: StepProps['propose'];
  /** whether it can still be chosen what it is to be */
  isNew: boolean;
  /** where the input is by now */
  note: ReactNode;
  /** above the step */
  notice?: ReactNode;
  /** whom a change of the price tells */
  priceNote?: string | undefined;
  /** what the review step adds to the ad */
  review?: (errorOf: StepProps['errorOf']) => ReactNode;
  /** the last word: at the review, or of an ad that is edited at each step */
  finish: {
    label: string;
    pendingText: string;
    isEverywhere: boolean;
    onFinish: () => Promise<void>;
  };
}

/** The steps of an ad, one at a time, with what is wrong at its field. */
export function SellFlow(props: SellFlowProps) {
  const { title, values, change, propose, isNew, note, notice, priceNote, review, finish } = props;
  const texts = useTexts('market/sell');
  const { readError } = useUi();
  const navigate = useNavigate({ from: '/marketplace/sell/{-$id}' });
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<readonly SellStep[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const steps = stepsOf(values.intent);
  const step = steps.find((each) => each === props.step) ?? 'basics';
  const index = steps.indexOf(step);
  const check = useCheck();
  const problems = check?.problemsOf(values) ?? {};
  const isLast = step === 'review';

  // the first field that is wrong, once it says so
  useEffect(() => {
    if (attempt === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid] input, [data-form-error]')
      ?.focus();
  }, [attempt]);

  const goTo = (next: SellStep) => navigate({ to: '.', search: (old) => ({ ...old, step: next }) });
  const send = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      await finish.onFinish();
    } catch (error) {
      const { failed } = texts;
      const inGeneral = isNew ? failed.new() : failed.edit();
      setFailure(isExplained(error) ? readError(error).message : inGeneral);
      setAttempt((count) => count + 1);
    } finally {
      setIsPending(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { problemsOf } = await loadCheck();
    const unfinished = unfinishedSteps(problemsOf(values), values);
    const isFinal = isLast || finish.isEverywhere;
    const stop = isFinal ? unfinished[0] : unfinished.find((each) => each === step);
    if (stop) {
      setShown(isFinal ? unfinished : [...shown, step]);
      if (stop !== step) await goTo(stop);
      setAttempt((count) => count + 1);
      return;
    }
    const next = steps[index + 1];
    if (isFinal || !next) return send();
    await goTo(next);
  };
  const errorOf = (field: string) => {
    const isShown = shown.some((each) => field in problemsIn(problems, each, values));
    return isShown ? problems[field] : undefined;
  };
  const stepProps = { values, change, propose, errorOf };
  return (
    <Page width="text">
      <Band>
        <Heading as="h1" size="title">
          {title}
        </Heading>
        <StepRail steps={steps} step={step} done={check ? doneSteps(problems, values) : []} />
      </Band>
      {notice}
      <form id={FORM_ID} ref={form} noValidate onSubmit={submit} aria-busy={isPending}>
        <FormError>{failure}</FormError>
        <StepFrame
          steps={steps}
          step={step}
          title={texts.headings[values.intent][step]()}
          hint={texts.hints[step]()}
        >
          {step === 'basics' ? <BasicsStep {...stepProps} isNew={isNew} /> : null}
          {step === 'condition' ? <ConditionStep {...stepProps} /> : null}
          {/* never removed, as an upload would end with it */}
          <Kept hidden={step !== 'photos'}>
            <PhotosStep {...stepProps} onBusy={setIsUploading} />
          </Kept>
          {step === 'price' ? <PriceStep {...stepProps} priceNote={priceNote} /> : null}
          {isLast ? (
            <ReviewStep {...stepProps} problems={problems}>
              {review?.(errorOf)}
            </ReviewStep>
          ) : null}
        </StepFrame>
      </form>
      {step === 'price' && values.sellerType === 'business' && values.intent === 'sell' ? (
        <TraderPart />
      ) : null}
      <Foot>
        {index > 0 ? (
          <IconButton
            size="lg"
            variant="outline"
            label={texts.back()}
            onClick={() => goTo(steps[index - 1] ?? 'basics')}
          >
            <ArrowLeft aria-hidden="true" />
          </IconButton>
        ) : null}
        <SubmitButton
          form={FORM_ID}
          size="lg"
          shape="wedge"
          variant={isLast || finish.isEverywhere ? 'accent' : 'solid'}
          isPending={isPending}
          pendingText={finish.pendingText}
          disabled={isUploading && (isLast || finish.isEverywhere)}
        >
          {isLast || finish.isEverywhere ? finish.label : texts.next()}
        </SubmitButton>
        {note}
        <VisuallyHidden role="status">
          {isUploading && step !== 'photos' ? texts.uploading() : null}
        </VisuallyHidden>
      </Foot>
    </Page>
  );
}

const Band = chakra('header', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: '6',
    marginInline: { base: '-4', md: '0' },
    marginTop: { base: '-6', md: '0' },
    padding: '4',
    bg: 'board.surround',
    color: 'board.chalk',
    borderBottomWidth: '4px',
    borderBottomColor: 'board.red',
  },
});
const Kept = chakra('div', { base: { '&[hidden]': { display: 'none' } } });
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    marginTop: '6',
    paddingTop: '4',
    layerStyle: 'wires',
  },
});
