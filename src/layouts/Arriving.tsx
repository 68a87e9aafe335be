import { useTranslation } from 'react-i18next';
import { PageLoading } from '#src/components/page/PageLoading.tsx';

/** While there is no layout yet: the name stands where index.html had it, and will stay. */
export function Arriving() {
  const { t } = useTranslation();
  return (
    <>
      <header>
        <p className="arriving">{t('product')}</p>
      </header>
      <main id="main" tabIndex={-1} className="arriving-room">
        <PageLoading isWholePage />
      </main>
    </>
  );
}
