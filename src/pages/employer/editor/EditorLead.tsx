import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';

/** What is published, what is saved and what is not, in one or two sentences. */
export function EditorLead({ said }: { said: string | null }) {
  const { t, i18n } = useTranslation('postingEditor');
  const { snapshot, isChanged, isNew } = useEditor();
  const { status, savedAt, isChanged: isUnpublished } = snapshot.context.state;
  if (isNew) return t('new.lead');
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), {
    hour: 'numeric',
    minute: 'numeric',
  });
  const saved = savedAt === null ? null : t('saved', { time: time.format(new Date(savedAt)) });
  const sentences = [
    t(`status.${status}`),
    status !== 'draft' && isUnpublished ? t('notPublished') : null,
    isChanged ? t('notSaved') : (said ?? saved),
  ];
  return sentences.filter((one) => one !== null).join(' ');
}
