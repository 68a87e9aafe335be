import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

interface NoRecordsProps {
  icon: LucideIcon;
  headingLevel?: 2 | 3;
  /** The way on, in one sentence. */
  children: ReactNode;
  action?: ReactNode;
}

/** An empty list: the sentence of the product, and how something gets there. */
export function NoRecords({ icon, headingLevel = 3, children, action }: NoRecordsProps) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState icon={icon} heading={t('none')} headingLevel={headingLevel} action={action}>
      {children}
    </EmptyState>
  );
}
