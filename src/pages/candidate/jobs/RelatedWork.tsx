import { useTranslation } from 'react-i18next';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** Other kinds of work than a posting's, each the way to a search for it. */
export default function RelatedWork({ kinds }: { kinds: readonly string[] }) {
  const { t } = useTranslation('jobs');
  return (
    <Card as="section" aria-labelledby="related">
      <h2 id="related">{t('details.related')}</h2>
      <p>{t('details.relatedLead')}</p>
      <ul role="list" aria-labelledby="related">
        {kinds.map((kind) => (
          <li key={kind}>
            <LoneLink href={listAddress('all', { words: kind, place: '' })}>{kind}</LoneLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
