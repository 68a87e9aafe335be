import { useTranslation } from 'react-i18next';
import { noteId } from '#src/pages/employer/editor/noteFocus.ts';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { PARTS, partId } from '#src/pages/employer/editor/parts.ts';
import { FieldLinks } from '#src/ui/errorSummary/ErrorSummary.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import styles from './Editor.module.css';

/** Links to the parts, and to each phrase to look at. */
export function OnThisPage() {
  const { t } = useTranslation('postingEditor');
  const { notes } = useEditor();
  return (
    <>
      <nav aria-label={t('onThisPage')}>
        <ul className={styles.links} role="list">
          {PARTS.map((part) => (
            <li key={part}>
              <a
                href={`#${partId(part)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(partId(part));
                }}
              >
                {t(`part.${part}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {notes.length > 0 ? (
        <Disclosure label={t('notes.all', { count: notes.length })}>
          <p>{t('notes.allLead')}</p>
          <FieldLinks
            links={notes.map(({ phrase }, index) => ({
              fieldId: noteId(index + 1),
              text: t('notes.phrase', { phrase }),
            }))}
          />
        </Disclosure>
      ) : null}
    </>
  );
}
