import { useTranslation } from 'react-i18next';
import { LETTER_KINDS, LETTER_LIMITS, type LetterAnswers } from '#domain/letter.ts';
import type { LetterBuilderContext } from '#machines/letterBuilder/letterBuilderTypes.ts';
import { AskFields } from '#src/pages/candidate/letter/AskFields.tsx';
import { JobFields } from '#src/pages/candidate/letter/JobFields.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

export interface LetterFieldsProps {
  /** Id of the title, which is the question. */
  titleId: string;
  context: LetterBuilderContext;
  onChange: (changes: Partial<LetterAnswers>) => void;
}

/** The controls of one question; the title of the page is its name. */
export function LetterFields(props: LetterFieldsProps) {
  const { titleId, context, onChange } = props;
  const { answers, problem, step } = context;
  const { t } = useTranslation('letter');
  const { t: tp } = useTranslation('profile');
  const named = { 'aria-labelledby': titleId };
  switch (step) {
    case 'kind':
      return (
        <RadioGroup
          {...named}
          description={t('kind.hint')}
          errorMessage={problem ? t('kind.missing') : undefined}
          choices={LETTER_KINDS.map((value) => ({ value, text: t(`kind.${value}`) }))}
          value={answers.kind ?? ''}
          onChange={(chosen) =>
            onChange({ kind: LETTER_KINDS.find((one) => one === chosen) ?? null })
          }
        />
      );
    case 'job':
      return <JobFields {...props} />;
    case 'recipient':
      return (
        <>
          {answers.sourceGUID ? <p>{t('recipient.fromPosting')}</p> : null}
          <TextField
            label={t('recipient.name')}
            description={t('recipient.nameHint')}
            maxLength={LETTER_LIMITS.line}
            value={answers.recipient}
            onChange={(recipient) => onChange({ recipient })}
          />
          <TextField
            label={t('recipient.email')}
            type="email"
            description={t('recipient.emailHint')}
            maxLength={LETTER_LIMITS.line}
            errorMessage={problem ? t('recipient.wrong') : undefined}
            value={answers.recipientEmail}
            onChange={(recipientEmail) => onChange({ recipientEmail })}
          />
        </>
      );
    case 'duties':
      return (
        <>
          {answers.offeredDuties.length > 0 ? (
            <CheckboxGroup
              {...named}
              description={t('duties.hint')}
              choices={answers.offeredDuties.map((value) => ({ value, text: value }))}
              value={answers.duties}
              onChange={(duties) => onChange({ duties })}
            />
          ) : null}
          <TextArea
            label={t('duties.own')}
            description={t('duties.ownHint')}
            maxLength={LETTER_LIMITS.words}
            value={answers.ownDuties}
            onChange={(ownDuties) => onChange({ ownDuties })}
          />
        </>
      );
    case 'asks':
      return <AskFields {...props} />;
    case 'others':
      return (
        <RadioGroup
          {...named}
          description={t('others.hint')}
          choices={(['yes', 'no'] as const).map((value) => ({ value, text: t(`others.${value}`) }))}
          value={answers.openToOthers ? 'yes' : 'no'}
          onChange={(chosen) => onChange({ openToOthers: chosen === 'yes' })}
        />
      );
    case 'until':
      return (
        <DateField
          label={t('until.label')}
          description={t('until.hint')}
          value={answers.answerBy ?? ''}
          onChange={(day) => onChange({ answerBy: day || null })}
          daysText={(month, days, isChanged) =>
            tp(isChanged ? 'date.changed' : 'date.tooLate', { month, days })
          }
        />
      );
    case 'why':
      return (
        <TextArea
          label={t('why.label')}
          description={t('why.hint')}
          maxLength={LETTER_LIMITS.words}
          value={answers.why}
          onChange={(why) => onChange({ why })}
        />
      );
  }
}
