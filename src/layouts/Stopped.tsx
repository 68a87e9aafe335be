import { useTranslation } from 'react-i18next';
import { Page } from '#src/components/Page.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Main } from '#src/ui/Main.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface StoppedProps {
  step: string;
  text: string;
  onRetry: () => void;
}

/** In place of a page that cannot be shown because something it needs did not come: what is safe, and the way on. */
export function Stopped({ step, text, onRetry }: StoppedProps) {
  const { t } = useTranslation();
  return (
    <Main width="narrow">
      <Page title={t('unreachable.title')} step={step}>
        <Notice
          kind="bad"
          word={t('kind.bad')}
          actions={
            <Button look="primary" onPress={onRetry}>
              {t('retry')}
            </Button>
          }
        >
          {text}
        </Notice>
      </Page>
    </Main>
  );
}
