import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isWidened, NOT_WIDENED, type Widening } from '#domain/widening.ts';
import type { WiderList } from '#src/api/queries/recommendations.ts';
import { RETURN_TO } from '#src/components/page/usePlace.ts';
import { listAddress } from '#src/pages/candidate/jobs/jobPlaces.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Cluster, Stack } from '#src/ui/stack/Stack.tsx';

interface WiderListsProps {
  /** How wide the list on the page is. */
  widen: Widening;
  offers: readonly WiderList[];
  /** Puts the focus when the list is a new one. */
  takeFocus: (heading: HTMLElement | null) => void;
}

const addressOf = (widen: Widening) => listAddress('recommended', { words: '', place: '', widen });

/**
 * What makes a short list of recommended jobs longer: each a list at an address of its own, with
 * the number of jobs it adds. Beside a wider list the way back, and that nothing was saved.
 */
export function WiderLists({ widen, offers, takeFocus }: WiderListsProps) {
  const { t } = useTranslation('jobs');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    takeFocus(title.current);
  }, [takeFocus]);
  const isWide = isWidened(widen);
  if (!isWide && offers.length === 0) return null;
  const textOf = ({ by, radius, more: count }: WiderList) => t(`wider.${by}`, { count, radius });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="tight">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {isWide ? t('wider.isWide') : t('wider.title')}
        </h2>
        {isWide ? <p>{t('wider.notSaved')}</p> : null}
        {offers.length === 0 ? null : <p>{t('wider.lead')}</p>}
        <Cluster>
          {offers.map((offer) => (
            <LinkButton
              key={offer.by}
              id={`${RETURN_TO}wider-${offer.by}`}
              href={addressOf(offer.widen)}
            >
              {textOf(offer)}
            </LinkButton>
          ))}
          {isWide ? (
            <LinkButton id={`${RETURN_TO}wider-own`} href={addressOf(NOT_WIDENED)}>
              {t('wider.own')}
            </LinkButton>
          ) : null}
        </Cluster>
      </Stack>
    </Card>
  );
}
