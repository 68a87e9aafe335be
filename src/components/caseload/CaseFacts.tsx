import { useTranslation } from 'react-i18next';
import type { CaseloadCase } from '#src/api/queries/caseload.ts';
import { dayHere } from '#src/components/caseload/today.ts';
import { useCaseWords } from '#src/components/caseload/useCaseWords.ts';
import { OwnWords } from '#src/components/text/OwnWords.tsx';

/** What coach and candidate both know of where they stand. */
type CaseStage = Pick<
  CaseloadCase,
  'stage' | 'stageSince' | 'nextStep' | 'nextDue' | 'pausedUntil' | 'outcome'
>;

/** The stage and since when, and what is next. */
export function CaseFacts({ of }: { of: CaseStage }) {
  const { t } = useTranslation('caseload');
  const { full } = useCaseWords();
  const { stage, stageSince } = of;
  return (
    <>
      <p>{t('activity.since', { stage: t(`stages.${stage}`), day: full(dayHere(stageSince)) })}</p>
      <CaseNext of={of} />
    </>
  );
}

/** What is next and when; until when a pause is, and what came of it at the end. */
export function CaseNext({ of }: { of: CaseStage }) {
  const { t } = useTranslation('caseload');
  const { full, stepText } = useCaseWords();
  const { stage, nextStep, nextDue, pausedUntil, outcome } = of;
  return (
    <>
      {pausedUntil === null ? null : <p>{t('card.pausedUntil', { day: full(pausedUntil) })}</p>}
      {outcome === null ? null : (
        <p>
          <OwnWords words={outcome} sentence={(words) => t('card.outcome', { outcome: words })} />
        </p>
      )}
      {stage === 'closed' ? null : (
        <p>
          <b>{t('card.next')}</b>{' '}
          {nextStep === null ? (
            t('card.noNext')
          ) : (
            <OwnWords words={nextStep} sentence={(words) => stepText(words, nextDue)} />
          )}
        </p>
      )}
    </>
  );
}
