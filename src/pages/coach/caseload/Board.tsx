import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  type CaseDays,
  caseloadNumbers,
  isDueThisWeek,
  isOverdue,
  type Stage,
  stalledDays,
  STAGES,
} from '#domain/caseload.ts';
import type { CaseloadCase } from '#src/api/queries/caseload.ts';
import { today } from '#src/components/caseload/today.ts';
import { caseDays } from '#src/components/caseload/useCaseWords.ts';
import { CaseCard, caseNameId, type CaseOf } from '#src/pages/coach/caseload/CaseCard.tsx';
import styles from '#src/pages/coach/caseload/Caseload.module.css';
import { useShownCases } from '#src/pages/coach/caseload/useShownCases.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Segments } from '#src/ui/segments/Segments.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const VIEWS = ['all', 'overdue', 'stalled', 'week'] as const;
type View = (typeof VIEWS)[number];

const isView = (name: string | null): name is View => VIEWS.some((view) => view === name);

const isIn: Readonly<Record<View, (days: CaseDays, day: string) => boolean>> = {
  all: () => true,
  overdue: isOverdue,
  stalled: (days, day) => stalledDays(days, day) !== null,
  week: isDueThisWeek,
};

/** The IPS fidelity scale plans with 20 people or fewer for one coach. */
const MANY = 20;

/** The cases by stage, in one order for reading; wide windows put the stages side by side. */
export function Board({ cases }: { cases: readonly CaseloadCase[] }) {
  const { t } = useTranslation('caseload');
  const [address, setAddress] = useSearchParams();
  const named = address.get('show');
  const view = isView(named) ? named : 'all';
  const day = today();
  const numbers = caseloadNumbers(cases.map(caseDays), day);
  const counts: Readonly<Record<View, number>> = {
    all: cases.length,
    overdue: numbers.overdue,
    stalled: numbers.stalled,
    week: numbers.dueThisWeek,
  };
  const shown = useShownCases(cases, view, (one) => isIn[view](caseDays(one), day));
  const active = cases.filter(({ stage }) => stage !== 'closed').length;
  const [changed, setChanged] = useState<CaseOf | null>(null);
  const onMoved = useMoved(shown);
  useEffect(() => {
    if (changed === null) return;
    announce(t('form.changed'));
    // Its card may stand elsewhere now, and the form with the focus is gone.
    focusField(caseNameId(changed));
  }, [changed, t]);
  return (
    <Stack>
      <Segments
        label={t('show.label')}
        choices={VIEWS.map((value) => ({
          value,
          text: t(`show.${value}`, { number: counts[value] }),
        }))}
        value={view}
        onChange={(value) => {
          if (!isView(value)) return;
          setAddress(value === 'all' ? {} : { show: value }, { replace: true });
          announce(t('show.shown', { count: counts[value] }));
        }}
      />
      {active > MANY ? <p>{t('many', { count: active })}</p> : null}
      {shown.length === 0 ? <p>{t('noneShown')}</p> : null}
      <div className={styles.board}>
        {STAGES.map((stage) => (
          <StageSection
            key={stage}
            stage={stage}
            cases={shown.filter((one) => one.stage === stage)}
            onMoved={(saved) => {
              setChanged(null);
              onMoved(saved);
            }}
            changed={changed}
            onChangedElsewhere={setChanged}
          />
        ))}
      </div>
    </Stack>
  );
}

interface StageSectionProps {
  stage: Stage;
  cases: readonly CaseloadCase[];
  onMoved: (saved: CaseloadCase) => void;
  /** The case that somebody else changed. */
  changed: CaseOf | null;
  onChangedElsewhere: (of: CaseOf) => void;
}

/** One stage with its cards; nothing while nobody is in it. */
function StageSection({ stage, cases, changed, ...told }: StageSectionProps) {
  const { t } = useTranslation('caseload');
  const id = useId();
  if (cases.length === 0) return null;
  return (
    <section className={styles.stage} aria-labelledby={id}>
      <h2 id={id}>{t('stageCount', { stage: t(`stages.${stage}`), number: cases.length })}</h2>
      <ul role="list" className={styles.cards} aria-labelledby={id}>
        {cases.map((one) => (
          <CaseCard
            key={one.jobCoachMatchGUID}
            of={one}
            isChanged={one.jobCoachMatchGUID === changed?.jobCoachMatchGUID}
            {...told}
          />
        ))}
      </ul>
    </section>
  );
}

/** The focus follows a card to its new stage, and its place there is announced. */
function useMoved(shown: readonly CaseloadCase[]): (saved: CaseloadCase) => void {
  const { t } = useTranslation('caseload');
  const [moved, setMoved] = useState<CaseloadCase | null>(null);
  const told = useRef<CaseloadCase | null>(null);
  useEffect(() => {
    if (moved === null || told.current === moved) return;
    const here = shown.find((one) => one.jobCoachMatchGUID === moved.jobCoachMatchGUID);
    if (here?.stage !== moved.stage) return;
    told.current = moved;
    const others = shown.filter(({ stage }) => stage === moved.stage);
    focusField(caseNameId(moved));
    announce(
      t('form.moved', {
        stage: t(`stages.${moved.stage}`),
        place: others.indexOf(here) + 1,
        of: others.length,
      }),
    );
  }, [moved, shown, t]);
  return setMoved;
}
