import { useTranslation } from 'react-i18next';
import type { JobEditorEvent } from '#machines/jobEditor/jobEditorTypes.ts';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { LanguageLine } from '#src/pages/employer/editor/LanguageLine.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { focusOverLimit } from '#src/ui/form/Form.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';
import styles from './Editor.module.css';

interface EditorFootProps {
  companyName: string;
  mayPublish: boolean;
}

/** Publish, save, and how many phrases there are to look at. They do not stop anybody. */
export function EditorFoot({ companyName, mayPublish }: EditorFootProps) {
  const { t } = useTranslation('postingEditor');
  const { snapshot, send, notes } = useEditor();
  const { status } = snapshot.context.state;
  const isBusy = snapshot.hasTag('busy');
  const phrases = notes
    .filter(({ severity }) => severity === 'replace')
    .map(({ phrase }) => phrase);
  /** A text that is too long is not sent. */
  const request = (event: JobEditorEvent) => {
    if (!focusOverLimit(document)) send(event);
  };
  return (
    <div className={styles.foot}>
      <Cluster>
        {status === 'closed' ? null : (
          <Button
            id="posting-publish"
            look="primary"
            isBusy={isBusy && snapshot.context.isForPublishing}
            isUnavailable={!mayPublish}
            reason={mayPublish ? '' : t('waitingMember', { company: companyName })}
            onPress={() => request({ type: 'publish.requested', phrases: [...new Set(phrases)] })}
          >
            {t(status === 'published' ? 'update' : 'publish')}
          </Button>
        )}
        <Button
          isBusy={isBusy && !snapshot.context.isForPublishing}
          onPress={() => request({ type: 'save.requested' })}
        >
          {t('save')}
        </Button>
      </Cluster>
      <LanguageLine />
    </div>
  );
}
