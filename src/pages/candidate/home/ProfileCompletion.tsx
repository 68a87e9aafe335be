import { useTranslation } from 'react-i18next';
import type { Completion, CompletionItem } from '#domain/completion.ts';
import styles from '#src/pages/candidate/home/ProfileCompletion.module.css';
import { paths, type ProfileTab } from '#src/paths.ts';
import { CompletionRing } from '#src/ui/completionRing/CompletionRing.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

const BANDS = { danger: 'bad', warning: 'warn', success: 'good' } as const;

type NamedItem = Exclude<CompletionItem, `q${number}` | `q${number}w`>;

/** Where each item of the checklist is filled in. */
const TAB_OF: Readonly<Record<NamedItem, ProfileTab>> = {
  FirstName: 'basic-details',
  LastName: 'basic-details',
  Email: 'basic-details',
  Phone: 'basic-details',
  Summary: 'basic-details',
  City: 'basic-details',
  State: 'basic-details',
  Country: 'basic-details',
  PostalCode: 'basic-details',
  IdealJob: 'basic-details',
  Relocate: 'preferences',
  RemoteWorkType: 'preferences',
  degree: 'education',
};

/**
 * The number, a word, and the list of missing parts, each a link to its form: never color alone
 * (section 9). Below 100 % also the two quick ways to fill in the profile.
 */
export function ProfileCompletion({ completion }: { completion: Completion }) {
  const { t } = useTranslation('profile');
  const { t: tj } = useTranslation('jobs');
  const { percent, label, band, missing } = completion;
  const questions = missing.filter((item) => /^q\d/.test(item)).length;
  const named = missing.filter((item): item is NamedItem => !/^q\d/.test(item));
  return (
    <section className={styles.completion} aria-labelledby="completion">
      <CompletionRing
        label={t('completion.label')}
        value={percent}
        shortText={t('completion.short', { percent: label })}
        valueText={t('completion.value', { percent: label })}
        band={BANDS[band]}
        bandWord={missing.length > 0 ? t(`completion.band.${band}`) : tj('home.complete')}
      />
      <div className={styles.words}>
        {missing.length === 0 ? (
          // No heading: nothing would stand below it.
          <p id="completion">{t('completion.full')}</p>
        ) : (
          <>
            <h2 id="completion">{t('completion.missing')}</h2>
            <ul className={styles.missing} role="list" aria-labelledby="completion">
              {named.map((item) => (
                <li key={item}>
                  <LoneLink href={paths.candidate.profileTab(TAB_OF[item])}>
                    {t(`item.${item}`)}
                  </LoneLink>
                </li>
              ))}
              {questions > 0 ? (
                <li>
                  <LoneLink href={paths.candidate.profileTab('more-about-you')}>
                    {t('completion.questions', { count: questions })}
                  </LoneLink>
                </li>
              ) : null}
            </ul>
            <Cluster>
              <LinkButton look="primary" href={paths.candidate.resumeUpload}>
                {tj('home.upload')}
              </LinkButton>
              <LinkButton href={paths.candidate.profile}>{tj('home.build')}</LinkButton>
            </Cluster>
          </>
        )}
      </div>
    </section>
  );
}
