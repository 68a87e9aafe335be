import { useTranslation } from 'react-i18next';
import { homeRoute, type Role } from '#domain/roles.ts';
import { Page } from '#src/components/page/Page.tsx';
import { session } from '#src/session/session.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** The sign-in page for somebody who is in already (section 8). */
export function AlreadySignedIn({ role }: { role: Role }) {
  const { t } = useTranslation('auth');
  const { t: tc } = useTranslation();
  return (
    <Page title={t('login.title')} step="already">
      <Notice
        kind="info"
        word={tc('kind.info')}
        actions={
          <>
            <LinkButton look="primary" href={homeRoute(role)}>
              {tc('goHome')}
            </LinkButton>
            <Button onPress={() => session.send({ type: 'signOut.requested' })}>
              {tc('logOut')}
            </Button>
          </>
        }
      >
        {t('login.already')}
      </Notice>
    </Page>
  );
}
