import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIVITY_KINDS, type ActivityKind, RECORD_DAYS_BACK } from '#domain/caseload.ts';
import type { ActivityWords } from '#src/api/queries/caseload.ts';
import {
  isRecordDraft,
  RECORD_DRAFT_VERSION,
  type RecordDraft,
  type RecordValues,
} from '#src/components/caseload/recordDraft.ts';
import { dayHere, today } from '#src/components/caseload/today.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import { useDraft } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { isNotShared, useRefusal } from '#src/components/failure/useRefusal.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { newId } from '#src/newId.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/**
 * A record as it is sent, and what is next, when that was changed: it may have been changed
 * elsewhere since the form was opened.
 */
export interface TypedRecord extends ActivityWords {
  readonly nextStep?: string | null;
  readonly nextDue?: string | null;
  readonly key: string;
}

interface RecordFormProps {
  /** Of the draft, e.g. "record:" and the match. */
  kind: string;
  /** The match it is written in: when that ends, the draft can be found. */
  matchGuid: string;
  /** Names the form. */
  label: string;
  /** Who reads it. */
  firstName: string;
  start: Partial<RecordValues>;
  /** A correction says nothing of what is next. */
  hasNext: boolean;
  /** Sends it; rejects with the failure. */
  send: (record: TypedRecord) => Promise<void>;
  /** It was refused, because nothing is shared any more. */
  onNotShared: () => void;
  /** After it was saved, or put aside. */
  onClose: () => void;
}

const kindOf = (text: string): ActivityKind =>
  ACTIVITY_KINDS.find((one) => one === text) ?? 'other';

/** What was done, in one line, and what is next. What is typed is kept until it is saved. */
export function RecordForm(props: RecordFormProps) {
  const { t } = useTranslation('caseload');
  const draft = useDraft({
    kind: props.kind,
    version: RECORD_DRAFT_VERSION,
    isDraft: isRecordDraft,
  });
  return draft.isLoading ? <p>{t('form.opening')}</p> : <LoadedForm {...props} draft={draft} />;
}

interface LoadedFormProps extends RecordFormProps {
  draft: ReturnType<typeof useDraft<RecordDraft>>;
}

function LoadedForm({ draft, ...props }: LoadedFormProps) {
  const { kind, label, firstName, hasNext } = props;
  const { t } = useTranslation('caseload');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const [initial] = useState<RecordValues>(() => ({
    kind: 'call',
    what: '',
    minutes: '',
    onDay: today(),
    nextStep: '',
    nextDue: '',
    key: newId(),
    ...props.start,
  }));
  const saidNext = useRef(false);
  const form = useForm<RecordValues>({
    id: kind.replaceAll(':', '-'),
    initial,
    restored: draft.restored ? withNext(draft.restored.data, initial) : null,
    validate: ({ what, minutes, onDay, nextDue }) => ({
      what: what.trim() === '' ? t('form.whatMissing') : undefined,
      minutes: minutes === '' || isMinutes(minutes) ? undefined : t('form.minutesWrong'),
      // A correction may keep the day of its record.
      onDay: onDay !== props.start.onDay && dayProblem(onDay) ? t('form.dayWrong') : undefined,
      nextDue: nextDue === '' || isWhole(nextDue) ? undefined : t('form.dueWrong'),
    }),
    isAsked: (name) => hasNext || !name.startsWith('next'),
    keepsDraft: true,
    send: async (values) => {
      // Once it was sent it may be saved, though the answer was lost: then it is said again.
      const isNextChanged =
        saidNext.current ||
        values.nextStep.trim() !== initial.nextStep.trim() ||
        values.nextDue !== initial.nextDue;
      saidNext.current = isNextChanged;
      await props.send({
        kind: kindOf(values.kind),
        what: values.what.trim(),
        minutes: values.minutes === '' ? null : Number(values.minutes),
        onDay: values.onDay,
        ...(isNextChanged
          ? { nextStep: values.nextStep.trim() || null, nextDue: values.nextDue || null }
          : {}),
        key: values.key,
      });
      draft.discard();
      props.onClose();
    },
  });
  const before = {
    matchGuid: props.matchGuid,
    stepBefore: initial.nextStep,
    dueBefore: initial.nextDue,
  };
  const restored = useKeepTyped(draft, form.typed && { ...form.typed, ...before });
  useRefusal(form.problem, isNotShared, props.onNotShared);
  const daysText = (month: string, days: number, isChanged: boolean) =>
    t(isChanged ? 'form.daysChanged' : 'form.days', { month, count: days });
  const whatId = form.field('what').id;
  return (
    <>
      {restored ? (
        <RestoredNote
          opened={restored}
          typed={Object.values(form.values).filter(Boolean).length}
          isBusy={form.isBusy}
          onDiscard={form.discard}
          focusAfterId={whatId}
        />
      ) : null}
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={label}>
        {form.problem ? (
          <FailureNotice
            text={`${t('form.notSaved')} ${problemText(form.problem)}`}
            call={{
              problem: form.problem,
              submit: form.submit,
              dismiss: form.dismiss,
              controlId: whatId,
            }}
          />
        ) : null}
        <p>{t('form.reader', { name: firstName })}</p>
        <TextField
          {...form.field('what')}
          label={t('form.what')}
          requiredWord={tc('required')}
          maxLength={500}
          autoComplete="off"
          isReadOnly={form.isBusy}
          // The form opens by a press, in the place of its button.
          autoFocus
        />
        {hasNext ? (
          <>
            <TextField
              {...form.field('nextStep')}
              label={t('form.nextStep')}
              maxLength={200}
              autoComplete="off"
              isReadOnly={form.isBusy}
            />
            <DateField {...form.field('nextDue')} label={t('form.nextDue')} daysText={daysText} />
          </>
        ) : null}
        <Select
          {...form.field('kind')}
          label={t('form.kind')}
          options={ACTIVITY_KINDS.map((one) => ({ value: one, text: t(`kinds.${one}`) }))}
        />
        <TextField
          {...form.field('minutes')}
          label={t('form.minutes')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          isReadOnly={form.isBusy}
        />
        <DateField
          {...form.field('onDay')}
          label={t('form.onDay')}
          daysText={daysText}
          max={today()}
        />
        <Cluster>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {t('form.save')}
          </Button>
          <Button look="plain" isUnavailable={form.isBusy} onPress={props.onClose}>
            {tc('cancel')}
          </Button>
        </Cluster>
      </Form>
    </>
  );
}

/** What is next is what it is by now, where a draft did not change it. */
function withNext(
  { matchGuid: _match, stepBefore, dueBefore, ...kept }: RecordDraft,
  now: RecordValues,
) {
  return {
    ...kept,
    nextStep: kept.nextStep === stepBefore ? now.nextStep : kept.nextStep,
    nextDue: kept.nextDue === dueBefore ? now.nextDue : kept.nextDue,
  };
}

const isWhole = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day);

const isMinutes = (text: string) =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 1440;

/** Not ahead, and at most 30 days back. */
function dayProblem(day: string): boolean {
  if (!isWhole(day) || day > today()) return true;
  const first = new Date();
  first.setDate(first.getDate() - RECORD_DAYS_BACK);
  return day < dayHere(first);
}
