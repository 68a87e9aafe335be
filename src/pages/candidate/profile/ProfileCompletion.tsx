import { useTranslation } from 'react-i18next';
import type { Completion, CompletionItem } from '#domain/completion.ts';
import styles from '#src/pages/candidate/profile/ProfileCompletion.module.css';
import { paths } from '#src/paths.ts';
import { useHasParsedResume } from '#src/session/parsedResume.ts';
import { CompletionRing } from '#src/ui/CompletionRing.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Cluster } from '#src/ui/Stack.tsx';

const BANDS = { danger: 'bad', warning: 'warn', success: 'good' } as const;

/** The number, the word, and the list of what is missing: never colour alone (section 9). */
export function ProfileCompletion({ completion }: { completion: Completion }) {
  const { t } = useTranslation('profile');
  const { percent, label, band, missing } = completion;
  const questions = missing.filter((item) => /^q\d/.test(item)).length;
  // The questions are asked of a resume; without one they would only lead to the upload (section 2).
  const canAnswer = useHasParsedResume() && questions > 0;
  const named = missing.filter((item): item is NamedItem => !/^q\d/.test(item));
  return (
    <section className={styles.completion} aria-labelledby="completion">
      <CompletionRing
        label={t('completion.label')}
        value={percent}
        shortText={t('completion.short', { percent: label })}
        valueText={t('completion.value', { percent: label })}
        band={BANDS[band]}
        bandWord={t(`completion.band.${band}`)}
      />
      <div className={styles.words}>
        <h2 id="completion">
          {missing.length > 0 ? t('completion.missing') : t('completion.full')}
        </h2>
        {missing.length > 0 ? (
          <>
            <ul className={styles.missing}>
              {named.map((item) => (
                <li key={item}>{t(`item.${item}`)}</li>
              ))}
              {questions > 0 ? <li>{t('completion.questions', { count: questions })}</li> : null}
            </ul>
            <Cluster>
              {canAnswer ? (
                <LinkButton look="primary" href={paths.candidate.additionalQuestions}>
                  {t('completion.answer')}
                </LinkButton>
              ) : null}
              <LinkButton
                look={canAnswer ? 'quiet' : 'primary'}
                href={paths.candidate.resumeUpload}
              >
                {t('completion.upload')}
              </LinkButton>
            </Cluster>
          </>
        ) : null}
      </div>
    </section>
  );
}

type NamedItem = Exclude<CompletionItem, `q${number}` | `q${number}w`>;
