import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Languages } from 'lucide-react';
import { nameOfLanguage } from '#domain/languages.ts';
import { PanelButton } from '#src/components/panelButton/PanelButton.tsx';
import { loadTexts } from '#src/i18n/setup.ts';
import { settings } from '#src/settings.ts';

const load = () => import('#src/components/language/LanguagePanel.tsx');
const LanguagePanel = lazy(async () => ({ default: (await load()).LanguagePanel }));

/** Opens the choice of the language, on every page, where there is more than one (row X12). */
export function LanguageMenu({ look }: { look?: 'plain' | 'sign' }) {
  const { t, i18n } = useTranslation();
  if (settings.languages.length < 2) return null;
  return (
    <PanelButton
      id="language"
      icon={Languages}
      {...(look ? { look } : {})}
      name={t('languageMenu.open', { name: nameOfLanguage(i18n.language) })}
      notLoaded={t('languageMenu.notLoaded')}
      load={() => Promise.all([load(), loadTexts('language', 'display')])}
      panel={LanguagePanel}
    />
  );
}
