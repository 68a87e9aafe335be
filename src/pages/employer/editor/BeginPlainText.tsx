import { WandSparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { previewJob } from '#domain/previewJob.ts';
import { makePlainText } from '#src/api/queries/postings.ts';
import { FailedCall } from '#src/components/failure/FailedCall.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useAnnouncedCall } from '#src/components/useAnnouncedCall.ts';
import { fieldId, useEditor } from '#src/pages/employer/editor/editorContext.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';

/**
 * Fills the empty plain-language field with what rules make of the posting, for the company to
 * read and change. Nothing typed meanwhile is lost.
 */
export function BeginPlainText({ companyName }: { companyName: string }) {
  const { t } = useTranslation('postingEditor');
  const problemText = useProblemText();
  const { fields, content, set } = useEditor();
  const job = previewJob('', content, companyName);
  const typed = useRef(fields.plainText);
  useEffect(() => {
    typed.current = fields.plainText;
  });
  const call = useAnnouncedCall(async () => {
    const plainText = await makePlainText(job);
    if (typed.current.trim() !== '') return '';
    set({ plainText });
    focusField(fieldId('plainText'));
    return t('plain.made');
  });
  const isOffered = fields.plainText.trim() === '' && job.description !== '';
  return (
    <>
      {isOffered ? (
        <Stack gap="tight">
          <p id="plain-begin">{t('plain.lead')}</p>
          <div>
            <Button
              icon={WandSparkles}
              isBusy={call.isCalling}
              aria-describedby="plain-begin"
              onPress={call.start}
            >
              {t('plain.make')}
            </Button>
          </div>
        </Stack>
      ) : null}
      <FailedCall call={call} textOf={problemText} />
    </>
  );
}
