import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { PostingFields } from '#domain/postingFields.ts';

type Field = keyof PostingFields;

/** What is wrong with a field of a posting, in words; undefined when nothing is. */
export function useProblemWords(problems: readonly FieldProblem[]) {
  const { t } = useTranslation('postingEditor');
  return (field: Field): string | undefined => {
    const problem = problems.find(({ pointer }) => pointer === `/${field}`);
    if (problem === undefined) return undefined;
    if (problem.detail !== undefined) return problem.detail;
    const name = { field: t(`field.${field}`) };
    switch (problem.code) {
      case 'missing':
        if (field === 'essentialDuties') return t('problem.missingDuty');
        if (field === 'contactName') return t('problem.missingContact');
        if (field === 'city' || field === 'stateShort') return t('problem.missingPlace', name);
        return t('problem.missing', name);
      case 'reach':
        return t('problem.reach');
      case 'email':
        return t('problem.email');
      case 'pay':
        return t('problem.pay');
      case 'payUnit':
        return t('problem.payUnit');
      case 'past':
        return t('problem.past');
      default:
        return t('problem.other', name);
    }
  };
}
