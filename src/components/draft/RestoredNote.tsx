import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeText } from '#src/components/draft/useTimeText.ts';
import type { OpenedDraft } from '#src/components/draft/openedDraft.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ConfirmDialog } from '#src/ui/confirmDialog/ConfirmDialog.tsx';
import { FocusAfter } from '#src/ui/focus/FocusAfter.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface RestoredNoteProps {
  /** The restored draft, from `useDraft`. */
  opened: OpenedDraft;
  /**
   * Clears the form and removes this note; left out when the form has its own way to start over.
   */
  onDiscard?: () => void;
  /** True while the restored input is being sent: discarding is not offered until that ends. */
  isBusy?: boolean;
  /** How many fields would be emptied: from two on, the person is asked first. */
  typed?: number;
  /** The question to ask, when more would be lost than this page shows. */
  question?: { title: string; text: string };
  /**
   * Id of the element that then gets the focus, such as the first field; otherwise the page's
   * title.
   */
  focusAfterId?: string;
}

/**
 * "We kept what you typed at 2:05 PM today." above a form that starts with a draft, with a button to start
 * over. Announced once, politely, because nothing is wrong. Renders together with the form, see
 * `useDraft`.
 */
export function RestoredNote({ opened, onDiscard, typed = 0, ...props }: RestoredNoteProps) {
  const { t: tc } = useTranslation();
  const { t } = useTranslation('drafts');
  const restored = useTimeText('restored')(opened.savedAt);
  const text = `${restored} ${onDiscard ? t('mayDiscard') : t('goOn')}`;
  const { announceOnce } = opened;
  useEffect(() => announceOnce(text), [announceOnce, text]);
  const [isAsking, setAsking] = useState(false);
  const focusAfter = useRef<string | undefined>(undefined);
  const buttonId = useId();
  const discard = () => {
    // The button disappears with the note, so the focus moves on (WCAG 2.4.3).
    focusAfter.current = props.focusAfterId ?? buttonId;
    onDiscard?.();
    announce(t('discarded'));
  };
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={
        onDiscard ? (
          <Button
            id={buttonId}
            isUnavailable={props.isBusy ?? false}
            onPress={typed > 1 ? () => setAsking(true) : discard}
          >
            {t('discard')}
          </Button>
        ) : null
      }
    >
      {text}
      <FocusAfter target={focusAfter} />
      <ConfirmDialog
        isOpen={isAsking}
        title={props.question?.title ?? t('ask.title')}
        message={props.question?.text ?? t('ask.text')}
        confirmLabel={t('ask.confirm')}
        cancelLabel={t('ask.cancel')}
        isDangerous
        onConfirm={discard}
        onCancel={() => setAsking(false)}
      />
    </Notice>
  );
}
