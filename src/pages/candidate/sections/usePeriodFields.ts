import { useTranslation } from 'react-i18next';
import type { FormValues } from '#machines/form/formTypes.ts';
import { usePeriodQuestion } from '#src/components/form/usePeriodQuestion.ts';
import type { SectionFields, TextNames } from '#src/components/section/sectionTypes.ts';

/**
 * The texts of the fields of an entry with a period, and the questions beside its start and end.
 * Once a date was refused, the message says so, and its question is empty.
 */
export function usePeriodFields<Values extends FormValues>(
  { values, messageOf }: SectionFields<Values>,
  start: TextNames<Values>,
  end: TextNames<Values>,
) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { ofStart, ofEnd } = usePeriodQuestion();
  const asked = (name: TextNames<Values>, question: string) =>
    messageOf(name) === undefined ? question : '';
  const [from, to] = [String(values[start]), String(values[end])];
  return {
    t,
    requiredWord: tc('required'),
    startQuestion: asked(start, ofStart(from)),
    endQuestion: asked(end, ofEnd(from, to)),
  };
}
