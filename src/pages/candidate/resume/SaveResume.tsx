import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_FORMATS } from '#domain/documents/documentFile.ts';
import { documentFileName } from '#domain/documents/fileName.ts';
import type { ResumeOptions, ResumeRecords } from '#domain/resumeOut/content.ts';
import { makeResume, RESUME_FILES, type ResumeFormat } from '#src/api/queries/resumeOut.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { saveFile } from '#src/components/ownData/saveFile.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface SaveResumeProps {
  userGuid: string;
  name: ResumeRecords['user'];
  options: ResumeOptions;
}

const FORMATS = [...DOCUMENT_FORMATS, 'json'] as const;

/** A button for each format; each makes its own call, and the focus stays on it. */
export function SaveResume(props: SaveResumeProps) {
  const { t } = useTranslation('resumeOut');
  return (
    <FieldGroup legend={t('save')} headingLevel={2}>
      <Stack>
        {FORMATS.map((format) => (
          <SaveAs key={format} format={format} {...props} />
        ))}
      </Stack>
    </FieldGroup>
  );
}

function SaveAs({ format, userGuid, name, options }: SaveResumeProps & { format: ResumeFormat }) {
  const { t } = useTranslation('resumeOut');
  const problemText = useProblemText();
  const id = `save-resume-${format}`;
  const call = useAnnouncedCall(async () => {
    const file = documentFileName('Resume', name, RESUME_FILES[format].ending);
    saveFile(await makeResume(userGuid, { format, options }), file);
    return t('ready', { file });
  });
  return (
    <Stack gap="tight">
      <Cluster>
        <Button
          id={id}
          icon={Download}
          look={format === 'pdf' ? 'primary' : 'quiet'}
          isBusy={call.isCalling}
          aria-describedby={`${id}-use`}
          onPress={() => {
            call.forget();
            call.start();
          }}
        >
          {t(`formats.${format}`)}
        </Button>
        <span id={`${id}-use`}>{t(`uses.${format}`)}</span>
      </Cluster>
      {call.failure ? (
        <FailureNotice
          text={`${t('notMade')} ${problemText(call.failure)}`}
          call={{
            problem: call.failure,
            submit: call.start,
            dismiss: call.forget,
            controlId: id,
          }}
        />
      ) : null}
    </Stack>
  );
}
