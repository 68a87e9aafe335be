import { useTranslation } from 'react-i18next';
import { hasInvisible, looksLikeEmail } from '#src/components/form/emailRule.ts';

/** The message beside an email field; undefined when the address is fine. */
export function useEmailMessage(): (text: string, wrong: string) => string | undefined {
  const { t } = useTranslation();
  return (text, wrong) => {
    if (hasInvisible(text)) return t('emailInvisible');
    return looksLikeEmail(text) ? undefined : wrong;
  };
}
