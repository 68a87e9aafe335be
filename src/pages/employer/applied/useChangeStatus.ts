import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '#domain/applicationStatus.ts';
import { toProblem } from '#src/api/client/problem.ts';
import {
  type Applicant,
  changeApplicationStatus,
  readApplicationAgain,
} from '#src/api/queries/employerPeopleApplied.ts';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { useTellWent } from '#src/pages/employer/applied/WentMeanwhile.tsx';

/** Changed by a colleague, taken back by the candidate, or gone with what the company may see. */
const CHANGED = [404, 409, 412];

/** Saves the status of one application; a change from elsewhere is said and shown instead. */
export function useChangeStatus(
  application: Applicant,
  name: string,
  wanted: ApplicationStatus,
  /** Somebody else changed it first; what is true now is shown. */
  onChangedElsewhere: (text: string, now: ApplicationStatus) => void = () => undefined,
) {
  const { t } = useTranslation('employerPeople');
  const problemText = useProblemText();
  const tellWent = useTellWent();
  const call = useAnnouncedCall(async () => {
    try {
      await changeApplicationStatus(application, wanted);
      tellWent(null);
      return t('status.saved', { name, status: t(`status.${wanted}`) });
    } catch (failure) {
      if (!CHANGED.includes(toProblem(failure).status)) throw failure;
      const now = await readApplicationAgain(application);
      if (now === null || now.withdrawnAt !== null) {
        const text = t('status.conflictGone', { name });
        tellWent({ jobApplicationId: application.jobApplicationId, text });
        return text;
      }
      const text = t('status.conflict', { name, status: t(`status.${now.status}`) });
      onChangedElsewhere(text, now.status);
      return text;
    }
  });
  const { isCalling, start, forget, failure } = call;
  return { isCalling, start, forget, problemText: failure === null ? '' : problemText(failure) };
}
