import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Cluster } from '#src/ui/Stack.tsx';

/** The empty list: the sentence of section 8 and the two ways out of it. */
export function NoRecommendations() {
  const { t } = useTranslation('jobs');
  return (
    <Card>
      <p>{t('recommended.empty')}</p>
      <Cluster>
        <LinkButton look="primary" href={paths.candidate.resumeUpload}>
          {t('recommended.toUpload')}
        </LinkButton>
        <LinkButton href={paths.candidate.profile}>{t('recommended.toProfile')}</LinkButton>
      </Cluster>
    </Card>
  );
}
