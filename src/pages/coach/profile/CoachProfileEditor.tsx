import { changeUserDetails } from '#src/session/usePerson.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft, FormValues } from '#machines/form/formTypes.ts';
import type { components } from '#openapi/user.ts';
import {
  COACH_PROFILE_LIMITS,
  coachProfileCalls,
  coachProfileRecord,
  type CoachProfileValues,
} from '#src/api/sections/coachProfile.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { AutosaveDialogs } from '#src/components/autosave/AutosaveDialogs.tsx';
import { leaving } from '#src/components/autosave/leaving.ts';
import { SaveLine } from '#src/components/autosave/SaveLine.tsx';
import { useAutosave } from '#src/components/autosave/useAutosave.ts';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { isSectionDraft } from '#src/components/section/sectionValues.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface EditorProps {
  user: components['schemas']['User'];
}

const NO_VALUES: CoachProfileValues = {
  FirstName: '',
  LastName: '',
  hasOneName: false,
  Email: '',
  Phone: '',
  Summary: '',
};

const isDraft = (data: unknown): data is FormDraft => isSectionDraft(data, NO_VALUES);

/** The form of a job coach's profile, once what an earlier visit left unsaved is known. */
export function CoachProfileEditor({ user }: EditorProps) {
  const draft = useDraft<FormDraft>({ kind: 'profile.coach', version: 2, isDraft });
  return draft.isLoading ? <Skeleton lines={4} /> : <OpenEditor user={user} draft={draft} />;
}

function OpenEditor({ user, draft }: EditorProps & { draft: DraftOfForm<FormDraft> }) {
  const { t } = useTranslation('coachProfile');
  const { t: tp } = useTranslation('profile');
  const { t: ts } = useTranslation('autosave');
  const { t: tc } = useTranslation();
  const { UserGuid } = user;
  const record = useMemo(() => coachProfileRecord(user), [user]);
  const calls = useMemo(() => ({ ...coachProfileCalls(UserGuid), onSaved: greet }), [UserGuid]);
  const savedText = ts('saved');
  const onSaved = useMemo(() => () => announce(savedText), [savedText]);
  const form = useAutosave({
    record,
    calls,
    change: { userGuid: UserGuid, section: 'coachProfile', follows: 'nothing' },
    draft,
    onSaved,
  });
  const wordsOf = useServersWords();
  const label = (field: string) => {
    if (field === 'FirstName' && form.values.hasOneName) return tc('onlyName');
    return isText(field) ? tp(`item.${field}`) : field === 'hasOneName' ? tc('hasOneName') : field;
  };
  const messageOf = (name: TextName) => {
    const problem = form.problems.find(({ pointer }) => pointer === `/${name}`);
    // The field itself says how far it is over its limit.
    if (problem === undefined || problem.code === 'tooLong') return undefined;
    const words = { field: label(name) };
    return wordsOf(
      problem,
      tp(problem.code === 'missing' ? 'problem.missing' : 'problem.other', words),
    );
  };
  const isMissing = form.problems.some(({ code }) => code === 'missing');
  const text = (name: TextName) => ({
    id: `coach-profile-${name}`,
    name,
    label: label(name),
    value: form.values[name],
    errorMessage: messageOf(name),
    onChange: (value: string) => form.set({ [name]: value }),
    onBlur: leaving(form.leaveField),
  });
  const requiredWord = tc('required');
  return (
    <Stack gap="loose">
      <SaveLine
        line={form.line}
        incompleteText={t(isMissing ? 'incomplete' : 'tooLong')}
        onRetry={form.retry}
      />
      <Form aria-label={t('formName')} onSubmit={form.leaveField}>
        <Columns>
          <TextField
            {...text('FirstName')}
            requiredWord={requiredWord}
            autoComplete="given-name"
            maxLength={COACH_PROFILE_LIMITS.FirstName}
          />
          {form.values.hasOneName ? null : (
            <TextField
              {...text('LastName')}
              requiredWord={requiredWord}
              autoComplete="family-name"
              maxLength={COACH_PROFILE_LIMITS.LastName}
            />
          )}
        </Columns>
        <Checkbox
          isSelected={form.values.hasOneName}
          onChange={(hasOneName) => {
            form.set(hasOneName ? { hasOneName, LastName: '' } : { hasOneName });
            form.leaveField();
          }}
        >
          {tc('hasOneName')}
        </Checkbox>
        <Columns>
          <TextField
            {...text('Email')}
            hint={t('emailHint')}
            autoComplete="email"
            type="email"
            isReadOnly
          />
          <TextField
            {...text('Phone')}
            autoComplete="tel"
            type="tel"
            maxLength={COACH_PROFILE_LIMITS.Phone}
          />
        </Columns>
        <TextArea
          {...text('Summary')}
          description={t('summaryHint')}
          maxLength={COACH_PROFILE_LIMITS.Summary}
        />
      </Form>
      <AutosaveDialogs form={form} words={{ fieldLabel: label }} />
    </Stack>
  );
}

type TextName = Exclude<keyof CoachProfileValues, 'hasOneName'>;

const isText = (field: string): field is TextName => field in NO_VALUES && field !== 'hasOneName';

/** The name on the account follows, so the greeting must as well. */
function greet({ values }: { values: FormValues }): void {
  const { FirstName, LastName } = values;
  changeUserDetails({ FirstName: String(FirstName), LastName: String(LastName) });
}
