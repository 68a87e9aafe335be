import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

/** What an account that was verified, by link or by code, leads to. */
export function Verified() {
  const { t: ta } = useTranslation('account');
  const { t: tc } = useTranslation();
  return (
    <Page title={ta('verify.done')} lead={ta('verify.doneText')} step="done">
      <div>
        <LinkButton look="primary" href={paths.login}>
          {tc('signInLink')}
        </LinkButton>
      </div>
    </Page>
  );
}
