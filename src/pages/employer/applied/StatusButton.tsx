import type { ComponentProps } from 'react';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { statusId, withdrawnId } from '#src/pages/employer/applied/StatusText.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

interface StatusButtonProps extends Omit<ComponentProps<typeof Button>, 'ref'> {
  application: Applicant;
}

/**
 * Changes a status. When it goes, the status gets the focus, or what says that the application was
 * taken back meanwhile.
 */
export function StatusButton({ application, ...props }: StatusButtonProps) {
  const button = usePassedFocus<HTMLButtonElement>(statusId(application), withdrawnId(application));
  return <Button ref={button} {...props} />;
}
