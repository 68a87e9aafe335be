import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { useDay } from '#src/components/useDay.ts';
import { WentMeanwhile } from '#src/pages/employer/applied/WentMeanwhile.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';

/** The id of the choice of a status. */
export const statusId = ({ jobApplicationId }: Applicant) => `status-${jobApplicationId}`;

/** The id of what says that an application was taken back, which can be given the focus. */
export const withdrawnId = ({ jobApplicationId }: Applicant) => `withdrawn-${jobApplicationId}`;

/** How far an application came, in words: for who cannot change it, or when it was taken back. */
export function StatusText({ application }: { application: Applicant }) {
  const { t } = useTranslation('employerPeople');
  const day = useDay();
  const { withdrawnAt, status } = application;
  if (withdrawnAt === null) return t(`status.${status}`);
  return (
    <Stack>
      <span id={withdrawnId(application)} tabIndex={-1}>
        <StateLine kind="none" icon={Undo2}>
          {t('applied.withdrawn', { date: day(withdrawnAt) })}
        </StateLine>
      </span>
      <WentMeanwhile isOf={(id) => id === application.jobApplicationId} />
    </Stack>
  );
}
