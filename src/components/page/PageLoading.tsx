import { useTranslation } from 'react-i18next';
import { useFocusMeanwhile } from '#src/components/page/usePageTitle.ts';
import { WayOut } from '#src/components/waiting/WayOut.tsx';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';

/** Shown while the code or the first data of a page loads. */
export function PageLoading() {
  const { t } = useTranslation();
  useFocusMeanwhile();
  return (
    <LoadingRegion
      label={t('loading.page')}
      isLoading
      loadingText={t('loading.text')}
      doneText=""
      slow={<WayOut of="code" />}
    >
      {null}
    </LoadingRegion>
  );
}
