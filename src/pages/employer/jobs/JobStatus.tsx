import { CircleCheck, CirclePause, CircleX, type LucideIcon, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobStatus } from '#src/api/queries/employerJobs.ts';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';

const LOOKS = {
  draft: { kind: 'none', icon: Pencil },
  published: { kind: 'good', icon: CircleCheck },
  paused: { kind: 'warn', icon: CirclePause },
  closed: { kind: 'none', icon: CircleX },
} as const satisfies Record<JobStatus, { kind: string; icon: LucideIcon }>;

/** Whether candidates read a job, as a short word in a table. */
export function JobStatusTag({ status }: { status: JobStatus }) {
  const { t } = useTranslation('employer');
  const { kind, icon } = LOOKS[status];
  return (
    <Tag kind={kind === 'none' ? 'plain' : kind} icon={icon}>
      {t(`job.statuses.${status}`)}
    </Tag>
  );
}

/** The same as a line of its own. */
export function JobStatusLine({ status }: { status: JobStatus }) {
  const { t } = useTranslation('employer');
  return <StateLine {...LOOKS[status]}>{t(`job.statuses.${status}`)}</StateLine>;
}
