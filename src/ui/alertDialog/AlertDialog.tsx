import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Heading } from 'react-aria-components/Modal';
import { Button } from '#src/ui/button/Button.tsx';
import { DialogFrame } from '#src/ui/dialog/Dialog.tsx';
import { KeyAnswers } from '#src/ui/dialog/KeyAnswers.tsx';
import { DialogMessage } from '#src/ui/dialog/DialogMessage.tsx';
import { FieldLinks } from '#src/ui/errorSummary/ErrorSummary.tsx';
import type { FieldLink } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { FocusAfter } from '#src/ui/focus/FocusAfter.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from '#src/ui/dialog/Dialog.module.css';

const ICONS = { bad: CircleAlert, good: CircleCheck, info: Info };

interface AlertDialogProps {
  isOpen: boolean;
  onClose: () => void;
  kind: 'bad' | 'good' | 'info';
  /** The product's title: "Error", "Success", "Success!". */
  title: string;
  /** One or two sentences; read when it opens. */
  message: ReactNode;
  okLabel: string;
  /**
   * Fields that are missing or wrong. Following a link closes the dialog and focuses the field.
   */
  links?: ReadonlyArray<FieldLink>;
  /** Another choice beside OK, e.g. "Try again". */
  action?: { label: string; onPress: () => void };
  /** Where focus goes after closing instead of where it was; with links, to the first of them. */
  focusAfterId?: string;
}

/**
 * A message that must be closed before going on. Screen readers read it at once; OK, Enter,
 * Space or Escape closes it.
 */
export function AlertDialog({
  isOpen,
  onClose,
  kind,
  title,
  message,
  okLabel,
  links = [],
  action,
  focusAfterId = links[0]?.fieldId,
}: AlertDialogProps) {
  const target = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isOpen) target.current = focusAfterId;
  }, [isOpen, focusAfterId]);
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} isStatic={false} size="narrow" isMessage>
      <FocusAfter target={target} />
      <KeyAnswers onKey={onClose} />
      <DialogMessage>
        <div className={styles.lead} data-kind={kind}>
          <Icon of={ICONS[kind]} size="large" />
          <div>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <div>{message}</div>
            {links.length > 0 ? (
              <FieldLinks
                links={links}
                onFollow={(fieldId) => {
                  target.current = fieldId;
                  onClose();
                }}
              />
            ) : null}
          </div>
        </div>
      </DialogMessage>
      <div className={styles.foot}>
        {action ? <Button onPress={action.onPress}>{action.label}</Button> : null}
        <Button look="primary" onPress={onClose}>
          {okLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
