import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import type { AbleistExtract } from '#src/api/queries/jobs.ts';
import { oncePerLanguage } from '#src/components/job/oncePerLanguage.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

const listIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
);

/** Says above everything else that a posting asks about health, and what one can do. */
export function HealthQuestion({ extracts }: { extracts: readonly AbleistExtract[] }) {
  const { t, i18n } = useTranslation('jobs');
  const { t: tc } = useTranslation();
  const phrases = extracts.filter(({ asksHealth }) => asksHealth).map(({ phrase }) => phrase);
  if (phrases.length === 0) return null;
  return (
    <Notice kind="warn" word={t('healthQuestion.word')}>
      <p>
        <EnglishWords
          words={phrases}
          sentence={(...all) =>
            t('healthQuestion.asks', {
              phrases: listIn(i18n.language).format(all.map((words) => tc('quoted', { words }))),
            })
          }
        />
      </p>
      <p>{t('healthQuestion.do')}</p>
    </Notice>
  );
}
