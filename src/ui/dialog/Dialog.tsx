import { useId } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#src/ui/button/Button.tsx';
import { DialogBody } from './DialogBody.tsx';
import { DialogTitle } from './DialogTitle.tsx';
import { WhileOpen } from './WhileOpen.tsx';
import styles from './Dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /**
   * Close button, and Escape or the backdrop unless static. The page decides whether it closes.
   */
  onClose: () => void;
  title: string;
  /** The title with its words in another language marked. */
  shownTitle?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** The visible word of the close button, which is there even in a static dialog. */
  closeLabel: string;
  /** Under the title: how far the person is. The body is then the ground for parts. */
  lead?: ReactNode;
  /** Static backdrop: neither Escape nor a press outside closes it; the close button does. */
  isStatic?: boolean;
  /**
   * side: at the edge of the window without a backdrop, for settings that change the page behind
   * it.
   */
  size?: 'narrow' | 'wide' | 'side';
  /** Below the body, always visible: the actions. */
  footer?: ReactNode;
  /**
   * Nothing in the body takes focus, so a body that scrolls does: a keyboard can then scroll it
   * (WCAG 2.1.1).
   */
  isText?: boolean;
  children: ReactNode;
}

/**
 * A modal. Focus moves to its title on opening, stays inside, and returns on closing. The body
 * scrolls between title and footer, which have space of their own, so they never cover the focus
 * (WCAG 2.4.11).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  shownTitle = title,
  headingLevel = 2,
  closeLabel,
  lead,
  isStatic = false,
  size = 'wide',
  footer,
  isText = false,
  children,
}: DialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} isStatic={isStatic} size={size}>
      <div className={styles.scrolls} data-parts={lead === undefined ? undefined : ''}>
        <div className={styles.head}>
          <DialogTitle level={headingLevel}>{shownTitle}</DialogTitle>
          <Button look="plain" icon={X} onPress={onClose}>
            {closeLabel}
          </Button>
          {lead === undefined ? null : <div className={styles.progress}>{lead}</div>}
        </div>
        <DialogBody name={title} isText={isText}>
          {children}
        </DialogBody>
      </div>
      {footer ? <div className={styles.foot}>{footer}</div> : null}
    </DialogFrame>
  );
}

interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  isStatic: boolean;
  size: 'narrow' | 'wide' | 'drawer' | 'side';
  /**
   * A message or a question: a press outside leaves it open, and it takes the focus itself, because
   * a screen reader then reads its few words, always and once.
   */
  isMessage?: boolean;
  /** The name, when there is no heading in the title slot. */
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * Backdrop, box and role, shared by every modal of this folder. Its content stays unchanged while
 * it closes.
 */
export function DialogFrame({
  isOpen,
  onClose,
  isStatic,
  size,
  isMessage = false,
  children,
  ...names
}: DialogFrameProps) {
  const id = useId();
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      data-size={size}
      {...(size === 'side' ? {} : { 'data-veil': '' })}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={!isStatic && !isMessage}
      isKeyboardDismissDisabled={isStatic}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog
          id={id}
          className={styles.dialog ?? ''}
          data-message={isMessage || undefined}
          {...names}
        >
          <WhileOpen isOpen={isOpen}>{children}</WhileOpen>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
