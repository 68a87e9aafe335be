import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MORE_ABOUT_YOU_EXPECTED_S } from '#domain/limits.ts';
import { isEnvironmentOption, isListQuestion, questionsFor } from '#domain/questions.ts';
import type { QuestionKey } from '#domain/questions.ts';
import { useMoreAboutYou } from '#src/api/queries/sections.ts';
import {
  changedAnswers,
  moreAboutYouCalls,
  moreAboutYouRecord,
} from '#src/api/sections/moreAboutYou.ts';
import { EnvironmentChoices } from '#src/components/question/EnvironmentChoices.tsx';
import { CreepingProgress } from '#src/components/announcement/CreepingProgress.tsx';
import { OpenQuestionsNote } from '#src/components/question/OpenQuestionsNote.tsx';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { useOpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import type { FormValues } from '#machines/form/formTypes.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { keepSavedAnswers } from '#src/session/questionsDraft.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** More About You: 8 questions with work history, 7 without (section 9). */
export default function MoreAboutYouSection() {
  const { t } = useTranslation('profile');
  const { UserGuid } = useUser();
  const { open } = useOpenQuestions();
  const query = useMoreAboutYou(UserGuid);
  return (
    <SectionFrame title={t('more.title')} name={t('more.title')} query={query}>
      {({ user, workHistory }) => (
        <Stack gap="loose">
          <OpenQuestionsNote open={open} />
          <Questions
            user={user}
            withWorkHistory={workHistory.length > 0}
            key={String(workHistory.length > 0)}
          />
        </Stack>
      )}
    </SectionFrame>
  );
}

interface QuestionsProps {
  user: Parameters<typeof moreAboutYouRecord>[0];
  withWorkHistory: boolean;
}

function Questions({ user, withWorkHistory }: QuestionsProps) {
  const { t } = useTranslation('profile');
  const { t: tq } = useTranslation('questions');
  const { UserGuid } = user;
  const calls = useMemo(
    () => moreAboutYouCalls(UserGuid, withWorkHistory),
    [UserGuid, withWorkHistory],
  );
  const keys = questionsFor(withWorkHistory);
  const label = (key: QuestionKey) =>
    isListQuestion(key) ? tq('environment.label') : tq(`question.${key}`);
  return (
    <SectionEditor
      name={withWorkHistory ? 'more-about-you-work' : 'more-about-you'}
      start={moreAboutYouRecord(user, withWorkHistory)}
      calls={{
        ...calls,
        onSaved: (values, before) =>
          keepSavedAnswers({ answers: changedAnswers(values, before, withWorkHistory) }),
      }}
      change={{ userGuid: UserGuid, section: 'moreAboutYou', follows: 'insightsFirst' }}
      saving={
        <CreepingProgress label={t('more.saving')} expectedSeconds={MORE_ABOUT_YOU_EXPECTED_S} />
      }
      fields={{
        first: withWorkHistory ? 'q1w' : 'q1',
        render: (form) => keys.map((key) => <Question key={key} name={key} form={form} />),
      }}
      words={{
        formName: t('more.title'),
        add: t('more.save'),
        update: t('more.save'),
        added: t('more.saved'),
        updated: t('more.saved'),
        missing: t('fillIn'),
        problem: () => t('problem.other', { field: t('more.title') }),
        fieldLabel: (field) => {
          const key = keys.find((one) => one === field);
          return key ? label(key) : field;
        },
        fieldValue: (_field, value) =>
          Array.isArray(value)
            ? value
                .filter(isEnvironmentOption)
                .map((option) => tq(`environment.${option}`))
                .join(', ')
            : undefined,
      }}
    />
  );
}

function Question({ name, form }: { name: QuestionKey; form: SectionFields<FormValues> }) {
  const { t } = useTranslation('questions');
  const value = form.values[name];
  if (isListQuestion(name))
    return (
      <EnvironmentChoices
        id={form.idOf(name)}
        value={Array.isArray(value) ? value.filter(isEnvironmentOption) : []}
        onChange={(chosen) => form.set({ [name]: chosen })}
      />
    );
  return (
    <TextArea
      size="words"
      id={form.idOf(name)}
      name={name}
      label={t(`question.${name}`)}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => form.set({ [name]: text })}
      maxLength={5000}
    />
  );
}
