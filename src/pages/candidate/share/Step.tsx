import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharingContext, SharingEvent } from '#machines/sharing/sharingTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StepLine } from '#src/ui/stepLine/StepLine.tsx';

export interface StepProps {
  context: SharingContext;
  send: (event: SharingEvent) => void;
}

type StepName = 'age' | 'whom' | 'what' | 'why' | 'until' | 'check';

/** The age is asked before the first share alone, and what it is for of companies alone. */
const stepsFor = ({ receiver, isFirst }: SharingContext): readonly StepName[] => [
  ...(isFirst ? (['age'] as const) : []),
  'whom',
  'what',
  ...(receiver === null || receiver.kind === 'coach' ? [] : (['why'] as const)),
  'until',
  'check',
];

const submitOf = (name: StepName, { failure }: SharingContext) =>
  name !== 'check' ? 'next.pressed' : failure ? 'retry.requested' : 'share.pressed';

interface StepFrameProps extends StepProps {
  name: StepName;
  title: string;
  titleId?: string;
  /** The button that goes on; "Next" where nothing else is said. */
  submit?: ReactNode;
  children: ReactNode;
}

/** One question: it is the heading, above it stands which step it is. */
export function Step({ name, title, titleId, submit, context, send, children }: StepFrameProps) {
  const { t } = useTranslation('share');
  const steps = stepsFor(context);
  const number = steps.indexOf(name) + 1;
  const text = t('step', { number, of: steps.length });
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isRefused = attempt > 0 && context.isMissing;
  // Each time: what is missing is read with the first thing that can be chosen.
  useEffect(() => {
    if (isRefused) form.current?.querySelector('input')?.focus();
  }, [attempt, isRefused]);
  return (
    <Page
      title={title}
      {...(titleId ? { titleId } : {})}
      step={name}
      part={text}
      over={<StepLine step={number} count={steps.length} text={text} />}
      back={
        number === 1 ? null : (
          <div>
            <Button
              key={name}
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
      <Form
        // Its buttons are new with each question, so no press that began on the old ones counts.
        key={name}
        ref={form}
        aria-label={text}
        onSubmit={() => {
          send({ type: submitOf(name, context) });
          setAttempt((before) => before + 1);
        }}
      >
        {children}
        <Cluster>
          {submit ?? (
            <Button type="submit" look="primary">
              {t('next')}
            </Button>
          )}
          <LinkButton href={paths.candidate.privacy}>{t('notNow')}</LinkButton>
        </Cluster>
      </Form>
    </Page>
  );
}
