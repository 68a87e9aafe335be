import { useTranslation } from 'react-i18next';
import { postingParts } from '#domain/postingBlocks.ts';
import { gradeOfBlocks } from '#domain/readingGrade.ts';
import { useGradeWords } from '#src/components/job/useGradeWords.ts';
import { BeginPlainText } from '#src/pages/employer/editor/BeginPlainText.tsx';
import { useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

/** The company's own plain-language version of the posting, with how hard it is to read. */
export function PlainTextField({ companyName }: { companyName: string }) {
  const { t } = useTranslation('postingEditor');
  const { fields } = useEditor();
  const { text, marked } = useFields();
  const gradeWords = useGradeWords();
  const { marks, hint } = marked('plainText');
  const blocks = postingParts(fields.plainText).flatMap((part) => part.blocks);
  const reads = t('field.plainTextReads', { grade: gradeWords(gradeOfBlocks(blocks)) });
  // The grade changes with each word; the field's hint is said when somebody comes to the field.
  const hints = [blocks.length > 0 ? reads : undefined, hint];
  return (
    <>
      <TextArea
        {...text('plainText')}
        marks={marks}
        description={t('field.plainTextHint')}
        hint={hints.filter((one) => one !== undefined).join(' ')}
        maxLength={10_000}
        rows={6}
      />
      <BeginPlainText companyName={companyName} />
    </>
  );
}
