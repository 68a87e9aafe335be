import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#domain/candidateButtons.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface NotVisibleProps {
  /** The list that led here. */
  href: string;
  place: CandidatePlace;
}

/** Nobody is here for this company. It says the same of somebody who does not exist. */
export function NotVisible({ href, place }: NotVisibleProps) {
  const { t } = useTranslation('employerPeople');
  return (
    <EmptyState
      icon={Lock}
      heading={t('details.nothing')}
      action={<LinkButton href={href}>{t(`details.back.${place}`)}</LinkButton>}
    >
      {t('details.notVisibleText')}
    </EmptyState>
  );
}
