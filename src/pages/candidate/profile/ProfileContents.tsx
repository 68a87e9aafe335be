import { useTranslation } from 'react-i18next';
import { DEGREE_LEVELS } from '#domain/degrees.ts';
import type { useProfile } from '#src/api/queries/profile.ts';
import { Card } from '#src/ui/Card.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { Stack } from '#src/ui/Stack.tsx';

type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;

/** The saved profile, read only; a part that is empty says so. */
export function ProfileContents({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile');
  const { user, profile: place, workHistory, degrees, skills } = profile;
  const told = (value: string | null | undefined) => value || t('none');
  const years = (from: string | number | null, to: string | number | null) =>
    from || to ? t('years', { from: from ?? t('unknown'), to: to ?? t('now') }) : null;
  return (
    <Stack>
      <Card as="section" aria-labelledby="basic">
        <h2 id="basic">{t('basic.title')}</h2>
        <DescriptionList
          items={[
            { term: t('basic.name'), value: `${user.FirstName} ${user.LastName}` },
            { term: t('item.Email'), value: user.Email },
            { term: t('item.Phone'), value: told(user.Phone) },
            {
              term: t('basic.place'),
              value: told(
                [place?.City, place?.State, place?.PostalCode].filter(Boolean).join(', '),
              ),
            },
            { term: t('item.IdealJob'), value: told(place?.IdealJob) },
            { term: t('item.Summary'), value: told(user.Summary) },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="work">
        <h2 id="work">{t('work.title')}</h2>
        {workHistory.length === 0 ? <p>{t('none')}</p> : null}
        {workHistory.map((job) => (
          <div key={job.Id}>
            <h3>{told(job.JobTitle)}</h3>
            <p>
              {[
                job.EmployerName,
                years(job.StartDate?.slice(0, 4) ?? null, job.EndDate?.slice(0, 4) ?? null),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </div>
        ))}
      </Card>
      <Card as="section" aria-labelledby="education">
        <h2 id="education">{t('education.title')}</h2>
        {degrees.length === 0 ? <p>{t('none')}</p> : null}
        {degrees.map((degree) => (
          <div key={degree.Id}>
            <h3>
              {[
                DEGREE_LEVELS.find((level) => level.Id === degree.DegreeLevelId)?.Label,
                degree.DegreeName,
              ]
                .filter(Boolean)
                .join(', ') || told(degree.SchoolName)}
            </h3>
            <p>{[degree.SchoolName, degree.YearCompleted || null].filter(Boolean).join(', ')}</p>
          </div>
        ))}
      </Card>
      <Card as="section" aria-labelledby="skills">
        <h2 id="skills">{t('skills.title')}</h2>
        <p>{told(skills.map((skill) => skill.SkillName).join(', '))}</p>
      </Card>
    </Stack>
  );
}
