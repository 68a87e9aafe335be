import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { ALargeSmall } from 'lucide-react';
import { PanelButton } from '#src/components/panelButton/PanelButton.tsx';
import { loadTexts } from '#src/i18n/setup.ts';

const load = () => import('#src/components/display/DisplayPanel.tsx');
const DisplayPanel = lazy(async () => ({ default: (await load()).DisplayPanel }));

/** Opens the display settings, on every page (row X7). */
export function DisplaySettings({ look }: { look?: 'plain' | 'row' }) {
  const { t } = useTranslation();
  return (
    <PanelButton
      id="display"
      icon={ALargeSmall}
      {...(look ? { look } : {})}
      name={t('displaySettings.open')}
      short={t('displaySettings.short')}
      notLoaded={t('displaySettings.notLoaded')}
      load={() => Promise.all([load(), loadTexts('display')])}
      panel={DisplayPanel}
    />
  );
}
