import { useTranslation } from 'react-i18next';
import { ServersWords } from '#src/components/failure/ServersWords.tsx';
import { useLimitChoices } from '#src/components/failure/useLimitChoices.ts';
import type { AnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

interface FailedCallProps {
  call: AnnouncedCall;
  /** Why, in words. */
  textOf: (failure: NonNullable<AnnouncedCall['failure']>) => string;
}

/** A change that was not made, in the dialog of section 8. */
export function FailedCall({ call, textOf }: FailedCallProps) {
  const { t } = useTranslation();
  const choices = useLimitChoices(call.failure, call.start);
  return (
    <AlertDialog
      isOpen={call.failure !== null}
      onClose={call.forget}
      kind="bad"
      title={t('dialog.error')}
      message={call.failure ? <ServersWords text={textOf(call.failure)} /> : ''}
      {...choices}
    />
  );
}
