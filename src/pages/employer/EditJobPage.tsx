import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { savedPosting, useWrittenPosting } from '#src/api/queries/postings.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { kindOf } from '#src/pages/employer/editor/editorActors.ts';
import { NoPosting } from '#src/pages/employer/editor/NoPosting.tsx';
import { OpenEditor } from '#src/pages/employer/editor/OpenEditor.tsx';

/** Changes a posting that was written here (X10). */
export default function EditJobPage() {
  const { t } = useTranslation('postingEditor');
  const { id = '' } = useParams();
  const query = useWrittenPosting(id);
  const failure = useQueryFailure(query);
  // The first answer stays: the editor reads the newest one itself when it has to.
  const posting = query.data;
  if (failure?.problem.status === 404) return <NoPosting />;
  return (
    <OpenEditor
      key={id}
      kind={kindOf(id)}
      title={t('edit.loading')}
      start={posting ? savedPosting(posting) : null}
      failure={posting ? null : failure}
    />
  );
}
