import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** A public page that is not built yet: its purpose, and what works today. */
export function WithoutAccount({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title} lead={text}>
      <div>
        <LinkButton look="primary" href={paths.register}>
          {t('createAccountLink')}
        </LinkButton>
      </div>
    </Page>
  );
}
