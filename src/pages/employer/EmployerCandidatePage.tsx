import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Page } from '#src/components/page/Page.tsx';
import { HoldsWhatWent, WentMeanwhile } from '#src/pages/employer/applied/WentMeanwhile.tsx';
import { NotVisible } from '#src/pages/employer/candidate/NotVisible.tsx';
import { ShownCandidate } from '#src/pages/employer/candidate/ShownCandidate.tsx';
import { Inviting } from '#src/pages/employer/people/Inviting.tsx';
import { listOf } from '#src/pages/employer/people/places.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** A candidate whom the company may see (E1, E3). */
export default function EmployerCandidatePage() {
  const { id = '' } = useParams();
  return (
    <Inviting key={id}>
      <HoldsWhatWent>
        <CandidatePage id={id} />
      </HoldsWhatWent>
    </Inviting>
  );
}

/**
 * When the company may not see the candidate any more, the page that shows them goes, and with it
 * all that the tab knew of them but the name, which the title says.
 */
function CandidatePage({ id }: { id: string }) {
  const { t } = useTranslation('employerPeople');
  const [address] = useSearchParams();
  const [gone, setGone] = useState<{ readonly name: string } | null>(null);
  const list = listOf(address);
  const back = <BackLink href={list.href}>{t(`details.back.${list.place}`)}</BackLink>;
  if (gone === null)
    return (
      <ShownCandidate id={id} place={list.place} back={back} onGone={(name) => setGone({ name })} />
    );
  return (
    <Page
      title={gone.name === '' ? t('details.notVisible') : t('details.gone', gone)}
      step="gone"
      back={back}
    >
      <WentMeanwhile isOf={() => true} />
      <NotVisible href={list.href} place={list.place} />
    </Page>
  );
}
