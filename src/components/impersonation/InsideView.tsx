import { useTranslation } from 'react-i18next';
import { VIEW_STARTS } from '#domain/viewAs.ts';
import type { View } from '#machines/impersonation/impersonationTypes.ts';
import { Page } from '#src/components/page/Page.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** In the place of every page of administrators while one of them views as somebody. */
export default function InsideView({ view }: { view: View }) {
  const { t } = useTranslation('viewAs');
  const { FirstName, LastName } = view.details;
  const name = `${FirstName} ${LastName}`.trim();
  return (
    <Page title={t('inside.title', { name })} lead={t('inside.text')}>
      <div>
        <LinkButton href={VIEW_STARTS[view.role]}>{t('inside.back', { name })}</LinkButton>
      </div>
    </Page>
  );
}
