import { type Ref, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSPORT_LIMITS, type PassportText } from '#domain/passport.ts';
import type { FormDraft } from '#machines/form/formTypes.ts';
import type { components } from '#openapi/user.ts';
import { passportCalls, passportRecord, type PassportValues } from '#src/api/sections/passport.ts';
import { AutosaveDialogs } from '#src/components/autosave/AutosaveDialogs.tsx';
import { leaving } from '#src/components/autosave/leaving.ts';
import { SaveLine } from '#src/components/autosave/SaveLine.tsx';
import { useAutosave } from '#src/components/autosave/useAutosave.ts';
import { type DraftOfForm, useDraft } from '#src/components/draft/useDraft.ts';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useServersWords } from '#src/components/failure/useServersWords.ts';
import { isSectionDraft } from '#src/components/section/sectionValues.ts';
import { useDayWords } from '#src/components/section/useDayWords.ts';
import { DownloadPassport } from '#src/pages/candidate/passport/DownloadPassport.tsx';
import { PassportAgreements } from '#src/pages/candidate/passport/PassportAgreements.tsx';
import { PassportItems } from '#src/pages/candidate/passport/PassportItems.tsx';
import { ReviewDay } from '#src/pages/candidate/passport/ReviewDay.tsx';
import { announce } from '#src/ui/announcer/announce.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** What deleting the passport asks of its texts. */
export interface PassportSaving {
  /** Saves nothing more. */
  readonly drop: () => Promise<void>;
  /** It was not deleted. */
  readonly keep: () => void;
}

interface EditorProps {
  ref: Ref<PassportSaving>;
  passport: components['schemas']['Passport'];
}

const NO_VALUES: PassportValues = {
  About: '',
  Strengths: '',
  Communication: '',
  DifficultDay: '',
  Emergency: '',
  ReviewOn: '',
};

const isDraft = (data: unknown): data is FormDraft => isSectionDraft(data, NO_VALUES);

/** The passport, once what an earlier visit left unsaved is known. */
export function PassportEditor({ passport, ref }: EditorProps) {
  const draft = useDraft<FormDraft>({ kind: 'profile.passport', version: 1, isDraft });
  return draft.isLoading ? <Skeleton lines={4} /> : <OpenPassport {...{ passport, draft, ref }} />;
}

function OpenPassport({ passport, draft, ref }: EditorProps & { draft: DraftOfForm<FormDraft> }) {
  const { t } = useTranslation('passport');
  const { t: ts } = useTranslation('autosave');
  const day = useDayWords('day');
  const wordsOf = useServersWords();
  const { UserGuid } = passport;
  const record = useMemo(() => passportRecord(passport), [passport]);
  const calls = useMemo(() => passportCalls(UserGuid), [UserGuid]);
  const savedText = ts('saved');
  const onSaved = useMemo(() => () => announce(savedText), [savedText]);
  const form = useAutosave({
    record,
    calls,
    change: { userGuid: UserGuid, section: 'passport', follows: 'nothing' },
    draft,
    onSaved,
  });
  const { drop, keep } = form;
  useImperativeHandle(ref, () => ({ drop, keep }));
  const labels: Record<keyof PassportValues, string> = {
    About: t('about.About'),
    Strengths: t('about.Strengths'),
    Communication: t('working.Communication'),
    DifficultDay: t('working.DifficultDay'),
    Emergency: t('working.Emergency'),
    ReviewOn: t('review.title'),
  };
  const messageOf = (name: PassportText) => {
    const problem = form.problems.find(({ pointer }) => pointer === `/${name}`);
    const words = problem && wordsOf(problem);
    return words && <ServersWords text={words} />;
  };
  const text = (name: PassportText) => ({
    id: `passport-${name}`,
    name,
    label: labels[name],
    value: form.values[name],
    maxLength: PASSPORT_LIMITS.text,
    errorMessage: messageOf(name),
    onChange: (value: string) => form.set({ [name]: value }),
    onBlur: leaving(form.leaveField),
  });
  return (
    <Stack gap="loose">
      <SaveLine line={form.line} incompleteText={t('tooLong')} onRetry={form.retry} />
      <Stack>
        <h2>{t('about.title')}</h2>
        <Form aria-label={t('about.title')} onSubmit={form.leaveField}>
          <TextArea {...text('About')} description={t('about.AboutHint')} />
          <TextArea {...text('Strengths')} />
        </Form>
      </Stack>
      <PassportItems userGuid={UserGuid} />
      <Stack>
        <h2>{t('working.title')}</h2>
        <Form aria-label={t('working.title')} onSubmit={form.leaveField}>
          <TextArea {...text('Communication')} description={t('working.CommunicationHint')} />
          <TextArea {...text('DifficultDay')} description={t('working.DifficultDayHint')} />
          <TextArea {...text('Emergency')} description={t('working.EmergencyHint')} />
        </Form>
      </Stack>
      <PassportAgreements userGuid={UserGuid} />
      <ReviewDay
        day={form.values.ReviewOn}
        onChange={(ReviewOn) => {
          form.set({ ReviewOn });
          form.leaveField();
        }}
      />
      <DownloadPassport saveNow={form.saveNow} />
      <AutosaveDialogs
        form={form}
        words={{
          fieldLabel: (field) =>
            new Map<string, string>(Object.entries(labels)).get(field) ?? field,
          fieldValue: (field, value) =>
            field === 'ReviewOn' && value !== '' ? day(String(value)) : undefined,
        }}
      />
    </Stack>
  );
}
