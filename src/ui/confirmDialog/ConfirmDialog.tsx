import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CircleHelp } from 'lucide-react';
import { Heading } from 'react-aria-components/Modal';
import { Button } from '#src/ui/button/Button.tsx';
import { DialogFrame } from '#src/ui/dialog/Dialog.tsx';
import { KeyAnswers } from '#src/ui/dialog/KeyAnswers.tsx';
import { DialogMessage } from '#src/ui/dialog/DialogMessage.tsx';
import { FocusAfter } from '#src/ui/focus/FocusAfter.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from '#src/ui/dialog/Dialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, e.g. "Close without saving?". */
  title: ReactNode;
  /** What will happen. */
  message: ReactNode;
  /** A verb and its object, never only "Yes". */
  confirmLabel: string;
  /** The harmless choice, e.g. "Keep editing"; Escape does the same. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Confirming loses something. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Id of the element that gets the focus after confirming, instead of the one that had it. */
  focusAfterId?: string;
  /** Choices that belong to the question; they come after its text. */
  children?: ReactNode;
}

/**
 * A question before an action that cannot be undone. The harmless answer comes first; Escape, and
 * Enter or Space while the question itself has the focus, choose it.
 */
export function ConfirmDialog({
  isOpen,
  title,
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDangerous = false,
  isBusy = false,
  focusAfterId,
  children,
}: ConfirmDialogProps) {
  const target = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isOpen) target.current = undefined;
  }, [isOpen]);
  const confirm = () => {
    target.current = focusAfterId;
    onConfirm();
  };
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel} isStatic={false} size="narrow" isMessage>
      <FocusAfter target={target} />
      <KeyAnswers onKey={onCancel} />
      <DialogMessage>
        <div className={styles.lead} data-kind="info">
          <Icon of={CircleHelp} size="large" />
          <div>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <div>{message}</div>
          </div>
        </div>
        {children}
      </DialogMessage>
      <div className={styles.foot}>
        <Button look={isDangerous ? 'primary' : 'quiet'} onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onPress={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
