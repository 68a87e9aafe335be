import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentFormat } from '#domain/documents/documentFile.ts';
import { FailureNotice, hasReachedLimit } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { saveFile } from '#src/components/documents/saveFile.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

type FileFormat = DocumentFormat | 'json';

interface FilesProps {
  /** Of the document, for the ids. */
  name: string;
  /** Says that it is ready; otherwise the kind of file does. */
  readyText?: (fileName: string) => string;
  /** Says that it was not made, and what did not change by that. */
  failedText: string;
}

/** A file that was made, and the name to save it by. */
interface MadeFile {
  readonly file: Blob;
  readonly fileName: string;
}

interface SaveFilesProps<Format extends FileFormat> extends FilesProps {
  legend: string;
  formats: readonly Format[];
  make: (format: Format) => Promise<MadeFile>;
  description?: ReactNode;
}

/** A button for each format; each makes its own call, and the focus stays on it. */
export function SaveFiles<Format extends FileFormat>({
  legend,
  formats,
  make,
  description,
  ...files
}: SaveFilesProps<Format>) {
  return (
    <FieldGroup legend={legend} headingLevel={2} description={description}>
      <Stack>
        {formats.map((format) => (
          <SaveAs key={format} format={format} make={() => make(format)} {...files} />
        ))}
      </Stack>
    </FieldGroup>
  );
}

function SaveAs({
  format,
  name,
  make,
  readyText,
  failedText,
}: FilesProps & { format: FileFormat; make: () => Promise<MadeFile> }) {
  const { t } = useTranslation('documents');
  const { t: tc } = useTranslation();
  const problemText = useProblemText();
  const id = `save-${name}-${format}`;
  const call = useAnnouncedCall(async () => {
    const { file, fileName } = await make();
    saveFile(file, fileName);
    return readyText?.(fileName) ?? t(`ready.${format}`, { file: fileName });
  });
  const again = () => {
    // The notice goes with its button.
    focusField(id);
    call.start();
  };
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
          text={`${failedText} ${problemText(call.failure)}`}
          actions={
            hasReachedLimit(call.failure) ? undefined : (
              <Button onPress={again}>{tc('retry')}</Button>
            )
          }
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
