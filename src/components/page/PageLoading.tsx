import { useTranslation } from 'react-i18next';
import { useFocusMeanwhile } from '#src/components/page/usePageTitle.ts';
import { WayOut } from '#src/components/waiting/WayOut.tsx';
import { useHoldForPage } from '#src/ui/announcer/useHoldForPage.ts';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';

interface PageLoadingProps {
  /** Stands for a whole page: when it takes long, it is the page and has its heading. */
  isWholePage?: boolean;
}

/** Shown while the code or the first data of a page loads. */
export function PageLoading({ isWholePage = false }: PageLoadingProps) {
  const { t } = useTranslation();
  useFocusMeanwhile();
  useHoldForPage(isWholePage);
  return (
    <LoadingRegion
      label={t('loading.page')}
      isLoading
      loadingText={t('loading.text')}
      doneText=""
      slow={<WayOut of="code" />}
      isWholePage={isWholePage}
    >
      {null}
    </LoadingRegion>
  );
}
