import { Construction } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#src/session/useSession.ts';
import { Page } from '#src/components/page/Page.tsx';
import { session } from '#src/session/session.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** The home page of an area that has no pages yet: says so, and offers to sign out. */
export function NotOpenYet({
  title,
  lead,
}: {
  title: string;
  lead: (firstName: string) => string;
}) {
  const { t } = useTranslation();
  const { t: ta } = useTranslation('areas');
  const user = useUser();
  return (
    <Page title={title} lead={lead(user.FirstName)}>
      <EmptyState
        icon={Construction}
        heading={ta('notReady')}
        action={
          <Button onPress={() => session.send({ type: 'signOut.requested' })}>{t('logOut')}</Button>
        }
      >
        {ta('notOpen')}
      </EmptyState>
    </Page>
  );
}
