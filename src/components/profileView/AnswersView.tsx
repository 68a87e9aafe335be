import { useTranslation } from 'react-i18next';
import type { CoachScope } from '#domain/disclosure.ts';
import {
  ENVIRONMENT_OPTIONS,
  isListQuestion,
  isWorkType,
  questionsFor,
  RELOCATE_ANSWERS,
  WORK_TYPES,
} from '#domain/questions.ts';
import type { components } from '#openapi/user.ts';
import { moreAboutYouRecord } from '#src/api/sections/moreAboutYou.ts';
import { preferencesRecord } from '#src/api/sections/preferences.ts';
import { rowsFor } from '#src/components/profileView/rowsFor.ts';
import { PartHeading, ViewCard, type ViewLevel } from '#src/components/profileView/ViewCard.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { ClosedRegion } from '#src/ui/closedRegion/ClosedRegion.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import styles from './ProfileView.module.css';

type User = components['schemas']['User'];

interface AnswersViewProps {
  /** Of the heading, for a link to it. */
  id?: string;
  headingLevel?: ViewLevel;
  /** null where the profile is not shared. */
  user: User | null;
  /** People with work history are asked other questions. */
  withWorkHistory: boolean;
  /** What is shared with the reader. */
  scopes: readonly CoachScope[];
}

/** "Additional Questions and More About You" of another person, to be read. */
export function AnswersView(props: AnswersViewProps) {
  const { id, headingLevel = 2, user, withWorkHistory, scopes } = props;
  const { t } = useTranslation('profileView');
  const { t: tp } = useTranslation('profile');
  return (
    <ViewCard id={id} title={t('answers.title')} headingLevel={headingLevel}>
      {user !== null && scopes.includes('preferences') ? (
        <Stack gap="loose">
          <Stack>
            <PartHeading of={headingLevel}>{tp('preferences.title')}</PartHeading>
            <PreferenceAnswers user={user} />
          </Stack>
          <Stack>
            <PartHeading of={headingLevel}>{tp('more.title')}</PartHeading>
            <OwnAnswers user={user} withWorkHistory={withWorkHistory} />
          </Stack>
        </Stack>
      ) : (
        <ClosedRegion>{t('notShared')}</ClosedRegion>
      )}
    </ViewCard>
  );
}

const noChange = () => undefined;

/** What is only assumed, because the questions were skipped, is said and not shown as chosen. */
function PreferenceAnswers({ user }: { user: User }) {
  const { t } = useTranslation('profileView');
  const { t: tq } = useTranslation('questions');
  const { values, isAssumed } = preferencesRecord(user);
  const { Relocate, RemoteWorkType } = values;
  if (isAssumed) return <p className={styles.none}>{t('answers.skipped')}</p>;
  if (Relocate === '') return <p className={styles.none}>{t('answers.noPreferences')}</p>;
  return (
    <Stack gap="loose">
      <RadioGroup
        look="answer"
        layout="row"
        label={tq('preferences.relocate')}
        choices={RELOCATE_ANSWERS.map((answer) => ({
          value: answer,
          text: tq(`preferences.${answer}`),
        }))}
        value={Relocate}
        onChange={noChange}
      />
      <RadioGroup
        look="answer"
        label={tq('preferences.workType')}
        choices={WORK_TYPES.map((type) => ({ value: type, text: tq(`workType.${type}`) }))}
        value={isWorkType(RemoteWorkType) ? RemoteWorkType : ''}
        onChange={noChange}
      />
    </Stack>
  );
}

function OwnAnswers({
  user,
  withWorkHistory,
}: Pick<AnswersViewProps, 'withWorkHistory'> & {
  user: User;
}) {
  const { t } = useTranslation('profileView');
  const { t: tq } = useTranslation('questions');
  const { values } = moreAboutYouRecord(user, withWorkHistory);
  if (!Object.values(values).some(isAnswered))
    return <p className={styles.none}>{t('answers.none')}</p>;
  return (
    <Stack gap="loose">
      {questionsFor(withWorkHistory).map((key) => {
        const answer = values[key];
        const label = isListQuestion(key) ? tq('environment.label') : tq(`question.${key}`);
        if (!isAnswered(answer))
          return (
            <Stack key={key} gap="tight">
              <p className={styles.label}>{label}</p>
              <p className={styles.none}>{t('noAnswer')}</p>
            </Stack>
          );
        if (Array.isArray(answer))
          return (
            <CheckboxGroup
              key={key}
              look="answer"
              label={label}
              layout="columns"
              choices={ENVIRONMENT_OPTIONS.map((option) => ({
                value: option,
                text: tq(`environment.${option}`),
              }))}
              value={answer}
              onChange={noChange}
            />
          );
        const text = String(answer);
        return (
          <TextArea
            key={key}
            look="answer"
            size="words"
            label={label}
            value={text}
            rows={rowsFor(text)}
          />
        );
      })}
    </Stack>
  );
}

const isAnswered = (answer: unknown) => (Array.isArray(answer) ? answer.length > 0 : answer !== '');
