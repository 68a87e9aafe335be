import { useTranslation } from 'react-i18next';
import { WhatYouMayDo } from '#src/components/impersonation/PrivatePage.tsx';
import { ClosedRegion } from '#src/ui/closedRegion/ClosedRegion.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** In the place of the accommodations, while an administrator views. */
export default function PrivateSection() {
  const { t } = useTranslation('viewAs');
  const { t: ta } = useTranslation('accommodation');
  return (
    <Stack>
      <h2>{ta('title')}</h2>
      <ClosedRegion>{t('private')}</ClosedRegion>
      <WhatYouMayDo />
    </Stack>
  );
}
