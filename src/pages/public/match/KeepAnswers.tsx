import { useTranslation } from 'react-i18next';
import { ROLE } from '#domain/roles.ts';
import { paths } from '#src/paths.ts';
import { carry, type CarriedFrom } from '#src/tab/carried.ts';
import { useOwnUser, useRole } from '#src/session/useSession.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface KeepAnswersProps {
  readonly from: CarriedFrom;
  /**
   * Keeps in the tab what stands on the screen: a sign-in or sign-out in another tab has deleted it
   * there.
   */
  readonly keep: () => void;
}

/** Leads to a sign-up, or a signed-in candidate to the profile, with what was told. */
export function KeepAnswers({ from, keep }: KeepAnswersProps) {
  const { t } = useTranslation('finder');
  const role = useRole();
  if (role === ROLE.candidate) return <KeepForOwn from={from} keep={keep} />;
  if (role !== null) return null;
  return (
    <>
      <p>{t('keep.text')}</p>
      <div>
        <LinkButton
          look="primary"
          href={paths.register}
          onPress={() => {
            keep();
            carry(from, null);
          }}
        >
          {t('keep.action')}
        </LinkButton>
      </div>
    </>
  );
}

function KeepForOwn({ from, keep }: KeepAnswersProps) {
  const { t } = useTranslation('finder');
  const { Email } = useOwnUser();
  return (
    <>
      <p>{t('keep.own')}</p>
      <div>
        <LinkButton
          look="primary"
          href={paths.candidate.profile}
          onPress={() => {
            keep();
            carry(from, Email.toLowerCase());
          }}
        >
          {t('keep.action')}
        </LinkButton>
      </div>
    </>
  );
}
