import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { impersonation } from '#src/session/impersonation.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { takeViewReason } from '#src/session/viewReason.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** No list needs the question to be shown, so it loads after the list. */
const ViewAsQuestion = lazy(() => import('#src/components/impersonation/ViewAsQuestion.tsx'));

interface ViewAsProps {
  person: { UserGuid: string; FirstName: string; LastName: string };
}

/** Asks to see what somebody sees; why comes first. */
export function ViewAs({ person }: ViewAsProps) {
  const { t } = useTranslation('viewAs');
  const name = `${person.FirstName} ${person.LastName}`.trim();
  const isAsked = useImpersonation(
    ({ context: { wanted } }) => wanted?.userGuid === person.UserGuid,
  );
  return (
    <>
      <Button
        aria-label={t('viewAsName', { name })}
        onPress={() =>
          impersonation.send({
            type: 'view.requested',
            person: { userGuid: person.UserGuid, name },
            reason: takeViewReason(person.UserGuid),
          })
        }
      >
        {t('viewAs')}
      </Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <ViewAsQuestion />
        </Suspense>
      ) : null}
    </>
  );
}
