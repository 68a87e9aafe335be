import type { ComponentProps } from 'react';
import type { Applicant } from '#src/api/queries/employerPeopleApplied.ts';
import { withdrawnId } from '#src/pages/employer/applied/StatusText.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

interface StatusButtonProps extends Omit<ComponentProps<typeof Button>, 'ref'> {
  application: Applicant;
}

/** Changes a status. When the application was taken back meanwhile, what says so gets the focus. */
export function StatusButton({ application, ...props }: StatusButtonProps) {
  const button = usePassedFocus<HTMLButtonElement>(withdrawnId(application));
  return <Button ref={button} {...props} />;
}
