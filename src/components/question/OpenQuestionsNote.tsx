import { useTranslation } from 'react-i18next';
import type { OpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/**
 * A link back to the additional questions for people who left them: no menu or tab leads there.
 */
export function OpenQuestionsNote({ open }: { open: OpenQuestions | null }) {
  const { t: tc } = useTranslation();
  const { t } = useTranslation('questions');
  if (open === null) return null;
  const { number, of, hasAnswers } = open;
  return (
    <Notice
      kind="info"
      word={tc('kind.info')}
      actions={<LinkButton href={paths.candidate.additionalQuestions}>{t('open.goOn')}</LinkButton>}
    >
      {number === null ? t('open.first') : t('open.at', { number, of })}
      {hasAnswers ? ` ${t('open.kept')}` : null}
    </Notice>
  );
}
