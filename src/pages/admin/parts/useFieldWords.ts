import { useTranslation } from 'react-i18next';

/** The fields that an administrator can change or move. */
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
  'FirstName',
  'LastName',
  'hasOneName',
  'Email',
  'Phone',
  'Role',
  'Address1',
  'Address2',
  'City',
  'State',
  'Country',
  'Education',
  'Specialization',
  'IdealJob',
  'SearchRadius',
  'DegreeName',
  'SchoolName',
  'StartYear',
  'Status',
  'EmployerName',
  'JobTitle',
  'Responsibilities',
  'StartDate',
  'EndDate',
  'SkillName',
  'CredentialName',
  'CredentialYear',
  'SOCCode',
  'AlternateSOCCode1',
  'AlternateSOCCode2',
  'AlternateSOCCode3',
  'HighestLevelOfEducation',
  'YearsOfExperience',
  'Relocation',
  'Remote',
  'Answers',
  'Id',
  'ProfileId',
] as const;

/**
 * The name of a field of the contracts in words: "EndDate" is "end date". One that this version does
 * not know keeps the words of its name.
 */
export function useFieldWords(): (field: string) => string {
  const { t } = useTranslation('fieldNames');
  return (field) => {
    const named = NAMED.find((one) => one === field);
    if (named) return t(named);
    if (/^q\dw?$/.test(field))
      return t(field.endsWith('w') ? 'workAnswer' : 'answer', {
        number: field.charAt(1),
      });
    return field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  };
}
