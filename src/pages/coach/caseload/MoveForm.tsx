import { useTranslation } from 'react-i18next';
import { type Stage, STAGES } from '#domain/caseload.ts';
import { type CaseloadCase, changeCase, readCaseAgain } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { isNotShared, useRefusal } from '#src/components/failure/useRefusal.ts';
import { FormErrors } from '#src/components/form/FormErrors.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { useUser } from '#src/session/usePerson.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface MoveFormProps {
  of: CaseloadCase;
  name: string;
  /** The case is saved in this stage. */
  onMoved: (saved: CaseloadCase) => void;
  /** Somebody else changed it; what there is now is loaded. */
  onChangedElsewhere: () => void;
  onClose: () => void;
  /** Nothing is shared any more. */
  onEnded: () => void;
}

/** Somebody else changed the case since it was shown. */
const isChanged = ({ status }: { readonly status: number | null }) => status === 412;

const stageOf = (text: string): Stage | undefined => STAGES.find((one) => one === text);

type StageValues = Record<'stage' | 'pausedUntil' | 'outcome', string>;

/** What the form asks for; what belongs to another stage is left out. */
function wishOf({ stage, pausedUntil, outcome }: StageValues) {
  const wanted = stageOf(stage);
  return {
    stage: wanted,
    pausedUntil: wanted === 'paused' ? pausedUntil : null,
    outcome: wanted === 'closed' ? outcome.trim() : null,
  };
}

const isAsWished = (one: CaseloadCase, wish: ReturnType<typeof wishOf>): boolean =>
  one.stage === wish.stage && one.pausedUntil === wish.pausedUntil && one.outcome === wish.outcome;

/** Another stage; a pause says until when, an end what came of it. */
export function MoveForm(props: MoveFormProps) {
  const { of, name, onMoved, onChangedElsewhere, onClose, onEnded } = props;
  const { t } = useTranslation('caseload');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const guid = of.jobCoachMatchGUID;
  const form = useForm({
    id: `move-${guid}`,
    initial: {
      stage: of.stage as string,
      pausedUntil: of.pausedUntil ?? '',
      outcome: of.outcome ?? '',
    },
    validate: ({ stage, pausedUntil, outcome }) => ({
      pausedUntil:
        stage !== 'paused' || /^\d{4}-\d{2}-\d{2}$/.test(pausedUntil)
          ? undefined
          : t('form.pausedMissing'),
      outcome: stage === 'closed' && outcome.trim() === '' ? t('form.outcomeMissing') : undefined,
    }),
    isAsked: (field, { stage }) =>
      field === 'stage' ||
      (field === 'pausedUntil' && stage === 'paused') ||
      (field === 'outcome' && stage === 'closed'),
    send: async (values) => {
      const wish = wishOf(values);
      const { stage: wanted } = wish;
      if (wanted === undefined || isAsWished(of, wish)) return onClose();
      const { nextStep, nextDue, _etag } = of;
      const body = { ...wish, stage: wanted, nextStep, nextDue, _etag };
      onMoved(await changeCase(UserGuid, guid, body));
      // A card that stays in its stage stays on the page too.
      onClose();
    },
  });
  const settle = async (wish: ReturnType<typeof wishOf>) => {
    const now = await readCaseAgain(UserGuid, guid);
    if (!now || !isAsWished(now, wish)) return onChangedElsewhere();
    // An earlier try was saved, and its answer was lost.
    onMoved(now);
    onClose();
  };
  useRefusal(form.problem, isNotShared, onEnded);
  useRefusal(form.problem, isChanged, () => {
    void settle(wishOf(form.values));
  });
  const isReadingAgain = form.problem !== null && isChanged(form.problem);
  const problem = isReadingAgain ? null : form.problem;
  const isBusy = form.isBusy || isReadingAgain;
  const stage = form.field('stage');
  return (
    <>
      <FormErrors form={{ ...form, problem: null }} title={tc('checkFields')} />
      <Form onSubmit={form.submit} aria-label={t('form.moveLabel', { name })}>
        {problem ? (
          <FailureNotice
            text={`${t('form.notMoved')} ${problemText(problem)}`}
            call={{
              problem,
              submit: form.submit,
              dismiss: form.dismiss,
              controlId: stage.id,
            }}
          />
        ) : null}
        <Select
          {...stage}
          autoFocus
          label={t('form.stage')}
          options={STAGES.map((one) => ({ value: one, text: t(`stages.${one}`) }))}
        />
        {form.values.stage === 'paused' ? (
          <DateField
            {...form.field('pausedUntil')}
            label={t('form.pausedUntil')}
            requiredWord={tc('required')}
            min={today()}
            daysText={(month, days, isChanged) =>
              t(isChanged ? 'form.daysChanged' : 'form.days', { month, days })
            }
          />
        ) : null}
        {form.values.stage === 'closed' ? (
          <TextField
            {...form.field('outcome')}
            label={t('form.outcome')}
            requiredWord={tc('required')}
            maxLength={200}
            autoComplete="off"
          />
        ) : null}
        <Cluster>
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t('form.moveSubmit')}
          </Button>
          <Button look="plain" isUnavailable={isBusy} onPress={onClose}>
            {tc('cancel')}
          </Button>
        </Cluster>
      </Form>
    </>
  );
}
