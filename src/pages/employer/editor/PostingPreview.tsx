import { previewJob } from '#domain/previewJob.ts';
import { useTranslation } from 'react-i18next';
import { ownPlainText } from '#domain/describePosting.ts';
import { JobDescription } from '#src/components/job/JobDescription.tsx';
import { JobFigures } from '#src/components/job/JobFigures.tsx';
import { JobText } from '#src/components/job/JobText.tsx';
import { PublishedAccess } from '#src/components/job/PublishedAccess.tsx';
import { useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The posting as candidates read it, with what the fields hold. */
export default function PostingPreview({ companyName }: { companyName: string }) {
  const { t } = useTranslation('postingEditor');
  const { content, snapshot } = useEditor();
  const id = snapshot.context.base.entry.id ?? '';
  const job = previewJob(id, content, companyName);
  const plainText = ownPlainText(content);
  return (
    <Stack gap="loose">
      <p>{[companyName, job.location].filter((one) => one !== '').join(', ')}</p>
      <JobFigures job={job} />
      <JobText job={job} extracts={[]} />
      {plainText === null ? null : (
        <section aria-labelledby="plain-version">
          <Stack>
            <h2 id="plain-version">{t('field.plainText')}</h2>
            <JobDescription text={plainText} />
          </Stack>
        </section>
      )}
      <PublishedAccess job={job} />
    </Stack>
  );
}
