import { useTranslation } from 'react-i18next';

/** Fields whose names in the contracts are no words. */
const NAMED = [
  'Summary',
  'LocationLat',
  'LocationLong',
  'Relocate',
  'RemoteWorkType',
  'PreferencesAnswered',
  'PostalCode',
  'ProfileImage',
  'MIME',
  'DegreeLevelId',
  'YearCompleted',
  'EducationCompleteDate',
  'Present',
] as const;

/** The name of a field of the contracts in words: "EndDate" is "end date". */
export function useFieldWords(): (field: string) => string {
  const { t } = useTranslation('admin');
  return (field) => {
    const named = NAMED.find((one) => one === field);
    if (named) return t(`fields.${named}`);
    if (/^q\dw?$/.test(field))
      return t(field.endsWith('w') ? 'fields.workAnswer' : 'fields.answer', {
        number: field.charAt(1),
      });
    return field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  };
}
