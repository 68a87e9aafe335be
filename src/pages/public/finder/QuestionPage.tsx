import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FINDER_STEPS, stepsFor } from '#domain/finder.ts';
import { isUsZip } from '#domain/zip.ts';
import type {
  GuidedFinderContext,
  GuidedFinderEvent,
} from '#machines/guidedFinder/guidedFinderTypes.ts';
import { useBusyAnnouncement } from '#src/components/announcement/useBusyAnnouncement.ts';
import { Page } from '#src/components/page/Page.tsx';
import { ClosedStorageNote } from '#src/pages/public/finder/ClosedStorageNote.tsx';
import { PLACE_ID, StepFields } from '#src/pages/public/finder/StepFields.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StepLine } from '#src/ui/stepLine/StepLine.tsx';

interface QuestionPageProps {
  context: GuidedFinderContext;
  /** While the place of the answer is looked up. */
  isPlacing: boolean;
  send: (event: GuidedFinderEvent) => void;
}

/** One question: its title is the question, and Back loses nothing. */
export function QuestionPage({ context, isPlacing, send }: QuestionPageProps) {
  const { t } = useTranslation('finder');
  const titleId = useId();
  const { step, answers, isChanging, unknownPlace } = context;
  const [isPlaceRefused, setPlaceRefused] = useState(false);
  const steps = stepsFor(answers);
  const number = steps.indexOf(step) + 1;
  const placeProblem =
    step !== 'where' || answers.where !== 'place'
      ? undefined
      : answers.place.trim() === ''
        ? t('where.missing')
        : /^[\d\s-]+$/.test(answers.place) && !isUsZip(answers.place.trim())
          ? t('where.wrong')
          : answers.place === unknownPlace
            ? t('where.unknown')
            : undefined;
  useBusyAnnouncement(isPlacing, t('where.looking'));
  useEffect(() => {
    if (unknownPlace === null) return;
    setPlaceRefused(true);
    focusField(PLACE_ID);
  }, [unknownPlace]);
  const goOn = () => {
    setPlaceRefused(placeProblem !== undefined);
    if (placeProblem === undefined) send({ type: 'step.continued' });
    else focusField(PLACE_ID);
  };
  return (
    <Page
      title={t(`question.${step}`)}
      titleId={titleId}
      step={step}
      place={paths.abliPage(step)}
      over={
        <StepLine
          step={number}
          count={steps.length}
          text={t('step', { number, of: steps.length })}
        />
      }
      back={
        <BackLink href={paths.abliPage(isChanging ? 'check' : (steps[number - 2] ?? 'start'))}>
          {t('back')}
        </BackLink>
      }
    >
      {step === FINDER_STEPS[0] ? <ClosedStorageNote /> : null}
      <Form onSubmit={goOn} aria-labelledby={titleId}>
        <StepFields
          step={step}
          titleId={titleId}
          answers={answers}
          placeMessage={isPlaceRefused ? placeProblem : undefined}
          onChange={(changes) => send({ type: 'answer.changed', changes })}
        />
        <Cluster>
          <Button type="submit" look="primary" isBusy={isPlacing}>
            {t('continue')}
          </Button>
          <Button onPress={() => send({ type: 'step.skipped' })}>{t('skip')}</Button>
          {step === 'work' ? (
            <Button onPress={() => send({ type: 'work.unsure' })}>{t('unsure')}</Button>
          ) : null}
        </Cluster>
      </Form>
    </Page>
  );
}
