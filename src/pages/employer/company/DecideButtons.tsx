import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnDecision } from '#src/api/queries/employerCompany.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';

interface DecideButtonsProps {
  name: string;
  /** Waiting: Confirm and Refuse; else End. */
  isWaiting: boolean;
  /** Gets the focus of a button that goes with the decision. */
  nextId: string;
  isBusy: boolean;
  onDecide: (decision: OwnDecision) => void;
}

/** Confirm, Refuse and End; what takes something away asks first. */
export function DecideButtons(props: DecideButtonsProps) {
  const { name, isWaiting, nextId, isBusy, onDecide } = props;
  const { t } = useTranslation('employer');
  const { t: tc } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const confirm = usePassedFocus<HTMLButtonElement>(nextId);
  const away = usePassedFocus<HTMLButtonElement>(nextId);
  const what = isWaiting ? 'refuse' : 'end';
  return (
    <>
      {isWaiting ? (
        <Button
          ref={confirm}
          isBusy={isBusy}
          aria-label={t('members.confirmName', { name })}
          onPress={() => onDecide('confirm')}
        >
          {t('members.confirm')}
        </Button>
      ) : null}
      <Button
        ref={away}
        isBusy={isBusy}
        aria-label={t(`members.${what}Name`, { name })}
        aria-haspopup="dialog"
        onPress={() => setAsking(true)}
      >
        {t(`members.${what}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`members.${what}Question`, { name })}
        message={t(`members.${what}Text`, { name })}
        confirmLabel={t(`members.${what}Yes`)}
        cancelLabel={tc('cancel')}
        isDangerous
        focusAfterId={nextId}
        onConfirm={() => {
          setAsking(false);
          onDecide(what);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
