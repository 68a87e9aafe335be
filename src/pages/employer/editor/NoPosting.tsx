import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** In the place of the editor, for a job that is not written here, or is gone. */
export function NoPosting() {
  const { t } = useTranslation('postingEditor');
  return (
    <Page
      title={t('missing.title')}
      back={<BackLink href={paths.employer.jobs}>{t('back')}</BackLink>}
    >
      <p>{t('missing.text')}</p>
    </Page>
  );
}
