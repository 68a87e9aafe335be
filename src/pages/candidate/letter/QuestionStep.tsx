import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTER_STEPS } from '#domain/letter.ts';
import type {
  LetterBuilderContext,
  LetterBuilderEvent,
} from '#machines/letterBuilder/letterBuilderTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { LetterFields } from '#src/pages/candidate/letter/LetterFields.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StepLine } from '#src/ui/stepLine/StepLine.tsx';

interface QuestionStepProps {
  context: LetterBuilderContext;
  send: (event: LetterBuilderEvent) => void;
  note: ReactNode;
}

/** One question: its title is the question, and Back loses nothing. */
export function QuestionStep({ context, send, note }: QuestionStepProps) {
  const { t } = useTranslation('letter');
  const titleId = useId();
  const { step, problem } = context;
  const number = LETTER_STEPS.indexOf(step) + 1;
  const text = t('step', { number, of: LETTER_STEPS.length });
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isRefused = attempt > 0 && problem !== null;
  // Each time: what is missing is read with the field that it is about.
  useEffect(() => {
    if (isRefused)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input, textarea')?.focus();
  }, [attempt, isRefused]);
  return (
    <Page
      title={t(`question.${step}`)}
      titleId={titleId}
      step={step}
      part={text}
      over={<StepLine step={number} count={LETTER_STEPS.length} text={text} />}
      back={
        number === 1 ? (
          <BackLink href={paths.candidate.passport}>{t('toPassport')}</BackLink>
        ) : (
          <div>
            <Button
              key={step}
              look="plain"
              icon={ArrowLeft}
              onPress={() => send({ type: 'back.pressed' })}
            >
              {t('back')}
            </Button>
          </div>
        )
      }
    >
      {note}
      <Form
        // Its buttons are new with each question, so no press that began on the old ones counts.
        key={step}
        ref={form}
        aria-labelledby={titleId}
        onSubmit={() => {
          send({ type: 'next.pressed' });
          setAttempt((before) => before + 1);
        }}
      >
        <LetterFields
          titleId={titleId}
          context={context}
          onChange={(changes) => send({ type: 'answer.changed', changes })}
        />
        <Cluster>
          <Button type="submit" look="primary">
            {t(step === 'why' ? 'showLetter' : 'next')}
          </Button>
        </Cluster>
      </Form>
    </Page>
  );
}
