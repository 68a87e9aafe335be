import { useTranslation } from 'react-i18next';
import type { OpenQuestions } from '#src/components/question/useOpenQuestions.ts';
import { paths } from '#src/paths.ts';
import { Strip } from '#src/ui/strip/Strip.tsx';

/** The way back to questions that a person left, in one line; the sections say more about it. */
export function OpenQuestionsStrip({ open }: { open: OpenQuestions | null }) {
  const { t } = useTranslation('questions');
  if (open === null) return null;
  const { number, of } = open;
  return (
    <Strip
      link={{
        href: paths.candidate.additionalQuestions,
        text: t('open.goOnShort'),
        name: t('open.goOn'),
      }}
    >
      {number === null ? t('open.firstShort') : t('open.atShort', { number, of })}
    </Strip>
  );
}
