import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ACCESS_CODES } from '#domain/jobAccess.ts';
import type { Job } from '#src/api/queries/jobs.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { IconList } from '#src/ui/iconList/IconList.tsx';

/**
 * What an employer says about access, in sentences: getting in, tools, time and people. It
 * compares with nobody.
 */
export function PublishedAccess({ job }: { job: Job }) {
  const { t } = useTranslation('jobAccess');
  const said = ACCESS_CODES.filter((code) => job.accommodations.includes(code));
  const contact = job.accommodationContact;
  return (
    <Card as="section" aria-labelledby="access">
      <h2 id="access">{t('title')}</h2>
      {said.length > 0 ? (
        <IconList
          labelledBy="access"
          layout="close"
          items={said.map((id) => ({ id, icon: Check, text: t(`facts.${id}`) }))}
        />
      ) : (
        <p>{t('none')}</p>
      )}
      {contact ? (
        <p>
          {t('contact')}{' '}
          <bdi>{[contact.name, contact.email, contact.phone].filter(Boolean).join(', ')}</bdi>
        </p>
      ) : null}
    </Card>
  );
}
