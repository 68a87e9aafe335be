import { useTranslation } from 'react-i18next';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** Where to go on from help for who is not signed in; everybody else has the menu beside it. */
export function WayBack() {
  const { t } = useTranslation();
  if (useRole() !== null) return null;
  return (
    <p>
      <LoneLink href={paths.login}>{t('signInLink')}</LoneLink>
    </p>
  );
}
