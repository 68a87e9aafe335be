import { Ban, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PrivatePart } from '#src/components/impersonation/privateParts.ts';
import { Page } from '#src/components/page/Page.tsx';
import { useView } from '#src/session/usePerson.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ClosedRegion } from '#src/ui/closedRegion/ClosedRegion.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** In the place of a page that an administrator never sees. */
export default function PrivatePage({ part }: { part: PrivatePart }) {
  const { t } = useTranslation('viewAs');
  return (
    <Page title={t(`parts.${part}`)}>
      <Stack>
        <ClosedRegion>{t('private')}</ClosedRegion>
        <WhatYouMayDo />
      </Stack>
    </Page>
  );
}

/** What a view is for: what can be seen and changed in it, and what cannot. */
export function WhatYouMayDo() {
  const { t } = useTranslation('viewAs');
  const view = useView();
  return (
    <Card as="section" aria-labelledby="view-may">
      <h2 id="view-may">{t('may.title')}</h2>
      {view?.role === 2 ? (
        <>
          <StateLine kind="good" icon={CircleCheck}>
            {t('may.change')}
          </StateLine>
          <StateLine kind="good" icon={CircleCheck}>
            {t('may.see')}
          </StateLine>
        </>
      ) : (
        <StateLine kind="good" icon={CircleCheck}>
          {t(view?.role === 3 ? 'may.seeEmployer' : 'may.seeOther')}
        </StateLine>
      )}
      <StateLine kind="warn" icon={Ban}>
        {t('may.not')}
      </StateLine>
    </Card>
  );
}
