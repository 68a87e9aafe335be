import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

interface WaitingNoteProps {
  company: string;
  action: ReactNode;
}

/** That nobody confirmed the member yet, and what they can do meanwhile. */
export function WaitingNote({ company, action }: WaitingNoteProps) {
  const { t } = useTranslation('employer');
  return (
    <EmptyState icon={Hourglass} heading={t('membership.heading')} action={action}>
      {t('membership.waiting', { company })}
    </EmptyState>
  );
}
