import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { otherSavedAt } from '#machines/draftKeeper/draftKeeper.ts';
import { useTimeText } from '#src/components/draft/useTimeText.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';
import { useDraftKeeper } from '#src/session/useDraftKeeper.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

interface OtherDraftNoteProps {
  /** The form, as its draft is named. */
  kind: string;
  /** True while the form is being sent. */
  isBusy: boolean;
  /** The other text is being opened; the form is loaded again with it. */
  onOpen: () => void;
}

/**
 * "Another text for this form is kept": two windows typed in the same form, and neither replaced
 * the other's text. Opening it keeps what is shown now.
 */
export function OtherDraftNote(props: OtherDraftNoteProps) {
  const { kind } = props;
  const event = { type: 'other.opened', kind } as const;
  const savedAt = useDraftKeeper((snapshot) => otherSavedAt(snapshot, kind));
  const canOpen = useDraftKeeper((snapshot) => snapshot.can(event));
  if (savedAt === null) return null;
  const open = () => {
    draftKeeper.send(event);
    props.onOpen();
  };
  return <Note savedAt={savedAt} canOpen={canOpen && !props.isBusy} onOpen={open} />;
}

interface NoteProps {
  savedAt: number;
  canOpen: boolean;
  onOpen: () => void;
}

function Note({ savedAt, canOpen, onOpen }: NoteProps) {
  const { t } = useTranslation('drafts');
  const { t: tc } = useTranslation();
  const text = useTimeText('other')(new Date(savedAt));
  useEffect(() => announce(text), [text]);
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={
        <Button isUnavailable={!canOpen} onPress={onOpen}>
          {t('openOther')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
