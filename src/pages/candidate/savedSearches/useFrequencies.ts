import { useTranslation } from 'react-i18next';

const FREQUENCIES = ['never', 'daily', 'weekly'] as const;

/** How often mails of a search can come, as choices. */
export function useFrequencies() {
  const { t } = useTranslation('savedSearches');
  return FREQUENCIES.map((value) => ({ value, text: t(`frequency.${value}`) }));
}
