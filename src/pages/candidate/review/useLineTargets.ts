import { useTranslation } from 'react-i18next';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';

export interface NamedTarget {
  id: string;
  target: LineTarget;
  text: string;
}

const idOf = (target: LineTarget) => (target.to === 'job' ? `job-${target.at}` : target.to);

/** Where a line can go, in words, and the words of one of these places. */
export function useLineTargets(draft: ReviewDraft) {
  const { t } = useTranslation('review');
  const named = (target: LineTarget, text: string) => ({ id: idOf(target), target, text });
  const of = draft.work_experience.length;
  const targets: readonly NamedTarget[] = [
    ...draft.work_experience.map((job, at) => {
      const name = job.job_title || job.company || t('work.entry', { number: at + 1, of });
      return named({ to: 'job', at }, t('unplaced.toJob', { name }));
    }),
    named({ to: 'newJob' }, t('unplaced.toNewJob')),
    named({ to: 'newSchool' }, t('unplaced.toNewSchool')),
    named({ to: 'skills' }, t('unplaced.toSkills')),
    named({ to: 'summary' }, t('unplaced.toSummary')),
    named({ to: 'nowhere' }, t('unplaced.leaveOut')),
  ];
  const textOf = (target: LineTarget) => targets.find(({ id }) => id === idOf(target))?.text ?? '';
  return { targets, textOf };
}
