import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answersOf, answersOfOther, LETTER_LIMITS, NO_LETTER } from '#domain/letter.ts';
import { useLetterJobs } from '#src/api/queries/letters.ts';
import type { LetterFieldsProps } from '#src/pages/candidate/letter/LetterFields.tsx';
import { useLetterName } from '#src/pages/candidate/letter/useLetterName.ts';
import { useUser } from '#src/session/usePerson.ts';
import { RadioGroup } from '#src/ui/choice/RadioGroup.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const OTHER = 'other';

/** Which job: one that was saved or applied for, or another in own words. */
export function JobFields({ titleId, context: { answers, problem }, onChange }: LetterFieldsProps) {
  const { t } = useTranslation('letter');
  const nameOf = useLetterName();
  const { UserGuid } = useUser();
  const [kept] = useState(answers.sourceGUID);
  const { jobs, isLoading } = useLetterJobs(UserGuid, kept);
  const isApplying = answers.kind === 'applying';
  if (isApplying && isLoading) return <Skeleton lines={4} />;
  const chosen = jobs.find(({ sourceGUID }) => sourceGUID === answers.sourceGUID);
  return (
    <>
      {isApplying && jobs.length > 0 ? (
        <RadioGroup
          aria-labelledby={titleId}
          description={t('job.hint')}
          choices={[
            ...jobs.map((job) => ({
              value: job.sourceGUID,
              text: nameOf({ ...NO_LETTER, job: job.title, company: job.company ?? '' }),
            })),
            { value: OTHER, text: t('job.other') },
          ]}
          value={chosen?.sourceGUID ?? OTHER}
          onChange={(value) => {
            const job = jobs.find(({ sourceGUID }) => sourceGUID === value);
            onChange(job ? answersOf(job, answers, chosen) : answersOfOther(answers, chosen));
          }}
        />
      ) : null}
      {isApplying && chosen ? null : (
        <>
          <TextField
            label={t('job.title')}
            maxLength={LETTER_LIMITS.line}
            errorMessage={problem ? t('job.missing') : undefined}
            value={answers.job}
            onChange={(job) => onChange({ job })}
          />
          <TextField
            label={t('job.company')}
            maxLength={LETTER_LIMITS.line}
            value={answers.company}
            onChange={(company) => onChange({ company })}
          />
        </>
      )}
    </>
  );
}
