import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PREFERENCES_EXPECTED_S } from '#domain/limits.ts';
import { isWorkType, DEFAULT_WORK_TYPE } from '#domain/questions.ts';
import { usePreferences } from '#src/api/queries/sections.ts';
import {
  preferencesCalls,
  preferencesOf,
  preferencesRecord,
} from '#src/api/sections/preferences.ts';
import { OpenQuestionsNote } from '#src/components/question/OpenQuestionsNote.tsx';
import { PreferenceFields } from '#src/components/question/PreferenceFields.tsx';
import { CreepingProgress } from '#src/components/announcement/CreepingProgress.tsx';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import { useOpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';
import { keepSavedAnswers } from '#src/session/questionsDraft.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** Preferences, titled "Additional Questions" (section 2). */
export default function PreferencesSection() {
  const { t } = useTranslation('profile');
  const { t: tq } = useTranslation('questions');
  const { UserGuid } = useUser();
  const { open } = useOpenQuestions();
  const calls = useMemo(() => preferencesCalls(UserGuid), [UserGuid]);
  const query = usePreferences(UserGuid);
  const fieldLabel = (field: string) =>
    field === 'Relocate' ? tq('preferences.relocate') : tq('preferences.workType');
  const problem = useFieldProblem(fieldLabel);
  return (
    <SectionFrame title={t('preferences.title')} name={t('preferences.title')} query={query}>
      {({ user }) => (
        <Stack gap="loose">
          <OpenQuestionsNote open={open} />
          <SectionEditor
            name="preferences"
            start={preferencesRecord(user)}
            calls={{
              ...calls,
              onSaved: (values) => keepSavedAnswers({ preferences: preferencesOf(values) }),
            }}
            change={{ userGuid: UserGuid, section: 'preferences', follows: 'insightsFirst' }}
            saving={
              <CreepingProgress
                label={t('preferences.saving')}
                expectedSeconds={PREFERENCES_EXPECTED_S}
              />
            }
            fields={{
              first: 'Relocate',
              render: ({ values, set, idOf, messageOf }) => (
                <>
                  {preferencesRecord(user).isAssumed && values.Relocate === '' ? (
                    <p>{tq('assumed')}</p>
                  ) : null}
                  <PreferenceFields
                    idOf={idOf}
                    preferences={{
                      relocate:
                        values.Relocate === 'Yes' ? 'Yes' : values.Relocate === 'No' ? 'No' : null,
                      workType: isWorkType(values.RemoteWorkType)
                        ? values.RemoteWorkType
                        : DEFAULT_WORK_TYPE,
                    }}
                    onChange={({ relocate, workType }) =>
                      set({
                        ...(relocate ? { Relocate: relocate } : {}),
                        ...(workType ? { RemoteWorkType: workType } : {}),
                      })
                    }
                    relocateMessage={messageOf('Relocate')}
                  />
                </>
              ),
            }}
            words={{
              formName: t('preferences.title'),
              add: t('preferences.save'),
              update: t('preferences.save'),
              added: t('preferences.saved'),
              updated: t('preferences.saved'),
              missing: t('fillIn'),
              problem: (field, code) =>
                field === 'Relocate' && code === 'missing'
                  ? t('preferences.missing')
                  : problem(field, code),
              fieldLabel,
              fieldValue: (field, value) =>
                field === 'RemoteWorkType' && isWorkType(value)
                  ? tq(`workType.${value}`)
                  : undefined,
            }}
          />
        </Stack>
      )}
    </SectionFrame>
  );
}
