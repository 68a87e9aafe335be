import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/page/Page.tsx';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';

interface WithoutAccountProps {
  title: string;
  icon: LucideIcon;
  /** What does not work yet. */
  heading: string;
  /** What works today, with an account. */
  text: string;
}

/** A public page that is not built yet: says so, and what works today. */
export function WithoutAccount({ title, icon, heading, text }: WithoutAccountProps) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <EmptyState
        icon={icon}
        heading={heading}
        action={
          <LinkButton look="primary" href={paths.register}>
            {t('createAccountLink')}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Page>
  );
}
