import { useTranslation } from 'react-i18next';
import { LoadingRegion } from '#src/ui/loadingRegion/LoadingRegion.tsx';

/** While the code or the first data of a page is on its way. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <LoadingRegion label={t('loading.page')} isLoading loadingText={t('loading.text')} doneText="">
      {null}
    </LoadingRegion>
  );
}
