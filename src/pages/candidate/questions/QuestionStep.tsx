import { type ReactNode, useId } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Answers, isListQuestion } from '#domain/questions.ts';
import type { CurrentQuestion } from '#machines/additionalQuestions/additionalQuestions.ts';
import type { AdditionalQuestionsEvent } from '#machines/additionalQuestions/additionalQuestionsTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { EnvironmentChoices } from '#src/components/question/EnvironmentChoices.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { StepLine } from '#src/ui/stepLine/StepLine.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

interface QuestionStepProps {
  /** That what is shown was restored, with a button to start over; null when it is new. */
  note: ReactNode;
  question: CurrentQuestion;
  answers: Answers;
  /** The preference questions were skipped. */
  isAssumed: boolean;
  goBack: () => void;
  send: (event: AdditionalQuestionsEvent) => void;
}

/** One question a page. Going back finds what was typed. */
export function QuestionStep({
  note,
  question,
  answers,
  isAssumed,
  goBack,
  send,
}: QuestionStepProps) {
  const { t } = useTranslation('questions');
  const { t: tc } = useTranslation();
  const { key, number, of } = question;
  const titleId = useId();
  const step = t('step', { number, of });
  const title = isListQuestion(key) ? t('environment.label') : t(`question.${key}`);
  return (
    <Page
      title={title}
      titleId={titleId}
      back={
        <Cluster>
          <Button
            // New with each question, like the buttons of the form below.
            key={key}
            look="plain"
            icon={ArrowLeft}
            onPress={goBack}
          >
            {t('back')}
          </Button>
          <span>{t('way')}</span>
        </Cluster>
      }
      over={<StepLine step={number} count={of} text={step} />}
      part={step}
      step={key}
    >
      {note}
      <Form
        // Its buttons are new with each question, so no press that began on the old ones counts.
        key={key}
        onSubmit={() => send({ type: 'question.saved', key })}
        aria-label={step}
      >
        {isListQuestion(key) ? (
          <EnvironmentChoices
            labelledBy={titleId}
            value={answers[key] ?? []}
            onChange={(answer) => send({ type: 'answer.changed', key, answer })}
          />
        ) : (
          <TextArea
            id={key}
            aria-labelledby={titleId}
            description={t('hint')}
            value={answers[key] ?? ''}
            onChange={(answer) => send({ type: 'answer.changed', key, answer })}
            size="words"
            maxLength={5000}
          />
        )}
        <Cluster>
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
          <Button onPress={() => send({ type: 'question.skipped', key })}>{t('skip')}</Button>
          <LinkButton look="plain" href={paths.candidate.recommendedJobs}>
            {t('seeJobs')}
          </LinkButton>
        </Cluster>
      </Form>
      {isAssumed && number === 1 ? (
        <Notice
          kind="info"
          word={tc('kind.info')}
          actions={<Button onPress={goBack}>{t('change')}</Button>}
        >
          {t('assumed')}
        </Notice>
      ) : null}
    </Page>
  );
}
