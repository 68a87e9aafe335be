import { useTranslation } from 'react-i18next';
import { homeRoute, ROLE } from '#domain/roles.ts';
import { paths } from '#src/paths.ts';
import { useRole } from '#src/session/useSession.ts';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

/** Where to go on from help; candidates and job coaches have the menu beside it. */
export function WayBack() {
  const { t } = useTranslation();
  const role = useRole();
  if (role === ROLE.candidate || role === ROLE.jobCoach) return null;
  return (
    <p>
      {role === null ? (
        <LoneLink href={paths.login}>{t('signInLink')}</LoneLink>
      ) : (
        <LoneLink href={homeRoute(role)}>{t('goHome')}</LoneLink>
      )}
    </p>
  );
}
