import { useTranslation } from 'react-i18next';
import type { Confirmation } from '#src/api/queries/ownData.ts';

export type ConfirmBy = 'password' | 'code';

/** The fields with which a person confirms who they are; one of them is asked for. */
export const NOT_CONFIRMED = { password: '', code: '' };
type Typed = typeof NOT_CONFIRMED;

/** What a form of the own data does with these fields. */
export function useConfirmation(by: ConfirmBy) {
  const { t } = useTranslation('ownData');
  return {
    isAsked: (name: keyof Typed) => name === by,
    validate: ({ password, code }: Typed) => ({
      password: by === 'password' && password === '' ? t('confirm.passwordMissing') : undefined,
      code: by === 'code' && code.trim() === '' ? t('confirm.codeMissing') : undefined,
    }),
    toSend: ({ password, code }: Typed): Confirmation =>
      by === 'password' ? { password } : { code },
  };
}
