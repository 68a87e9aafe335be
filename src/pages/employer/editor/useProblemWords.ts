import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import type { PostingFields } from '#domain/postingFields.ts';
import { useServersWords } from '#src/components/failure/useServersWords.ts';

type Field = keyof PostingFields;

/** What is wrong with a field of a posting, in words; undefined when nothing is. */
export function useProblemWords(problems: readonly FieldProblem[]) {
  const { t } = useTranslation('postingEditor');
  const wordsOf = useServersWords();
  const ownWords = (field: Field, code: string): string => {
    const name = { field: t(`field.${field}`) };
    switch (code) {
      case 'missing':
        if (field === 'essentialDuties') return t('problem.missingDuty');
        if (field === 'contactName') return t('problem.missingContact');
        if (field === 'city' || field === 'stateShort') return t('problem.missingPlace', name);
        return t('problem.missing', name);
      case 'reach':
        return t('problem.reach');
      case 'email':
        return t('problem.email');
      case 'amount':
        return t('problem.amount');
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
  return (field: Field): string | undefined => {
    const problem = problems.find(({ pointer }) => pointer === `/${field}`);
    if (problem === undefined) return undefined;
    return wordsOf(problem, ownWords(field, problem.code));
  };
}
