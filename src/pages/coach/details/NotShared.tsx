import { Clock, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#src/session/usePerson.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** Nothing of this person is shared. It says the same of somebody who does not exist. */
export function NotShared() {
  const { t } = useTranslation('coach');
  const { Email } = useUser();
  return (
    <EmptyState icon={Lock} heading={t('details.nothing')}>
      {t('details.nothingText', { email: Email })}
    </EmptyState>
  );
}

/** A candidate of this coach who shares nothing: not yet, or not any more. */
export function NothingNow({ name, hasEnded }: { name: string; hasEnded: boolean }) {
  const { t } = useTranslation('coach');
  return hasEnded ? (
    <EmptyState icon={Lock} heading={t('details.nothing')}>
      {t('details.endedText', { name })}
    </EmptyState>
  ) : (
    <EmptyState icon={Clock} heading={t('person.waiting')}>
      {t('details.waitingText', { name })}
    </EmptyState>
  );
}
