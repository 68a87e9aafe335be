import { useTranslation } from 'react-i18next';
import { isPickerDate } from '#domain/dates.ts';
import type { FieldProblem } from '#domain/fieldProblem.ts';
import { isWorkType } from '#domain/questions.ts';
import type { ReviewDraft, ReviewTextField } from '#domain/reviewDraft.ts';
import { isSentence, PART_FIELDS } from '#domain/reviewParts.ts';
import { dayWords } from '#src/components/section/dayWords.ts';
import { useDegreeWords } from '#src/components/section/useDegreeWords.ts';
import { useFieldLabel } from '#src/pages/candidate/review/useFieldLabel.ts';

interface PartValue {
  label: string;
  value: string;
  /** Too long for the one line of a right part, or said by its title. */
  isLong?: boolean;
}

/** What a part of the review says: its title, its values, and why it needs a look. */
export function usePartWords(draft: ReviewDraft) {
  const { t, i18n } = useTranslation('review');
  const labelOf = useFieldLabel(draft.hasOneName);
  const degree = useDegreeWords();
  const text = (name: ReviewTextField, isLong = false): PartValue => ({
    label: labelOf(`/${name}`),
    value: draft[name],
    isLong,
  });
  const period = (startAt: string, start: string, endAt: string, end: string): PartValue => {
    if (start !== '' && end !== '') {
      return { label: t('part.period'), value: t('part.fromTo', { start, end }) };
    }
    return start === ''
      ? { label: labelOf(endAt), value: end }
      : { label: labelOf(startAt), value: start };
  };

  // The day is rarely in a resume, and nobody checks for it; a half date stays as it is.
  const dateWords = (date: string) => (isPickerDate(date) ? dayWords(i18n.language, date) : date);

  const workValues = (index: number): PartValue[] => {
    const job = draft.work_experience[index];
    if (job === undefined) return [];
    const at = (name: string) => `/work_experience/${index}/${name}`;
    const start = dateWords(job.start_date);
    const end = job.present ? t('part.now') : dateWords(job.end_date);
    return [
      { label: t('work.jobTitle'), value: job.job_title, isLong: true },
      { label: t('work.company'), value: job.company },
      period(at('start_date'), start, at('end_date'), end),
      { label: t('work.responsibilities'), value: job.responsibilities, isLong: true },
    ];
  };

  const educationValues = (index: number): PartValue[] => {
    const school = draft.education[index];
    if (school === undefined) return [];
    const at = (name: string) => `/education/${index}/${name}`;
    const end = school.present ? t('part.now') : school.end_year;
    return [
      { label: t('education.school'), value: school.school_name, isLong: true },
      { label: t('education.level'), value: degree.level(school.level ?? '') },
      { label: t('education.major'), value: school.major },
      period(at('start_year'), school.start_year, at('end_year'), end),
    ];
  };

  const wishes = (): PartValue[] => [
    text('ideal_job'),
    {
      label: labelOf('/relocate'),
      value: draft.relocate === null ? '' : t(`wish.relocateTo.${draft.relocate}`),
      isLong: true,
    },
    {
      label: labelOf('/remote'),
      value: isWorkType(draft.remote) ? t(`wish.way.${draft.remote}`) : '',
    },
    text('summary', true),
  ];

  const values = (part: string): PartValue[] => {
    const [list, at] = part.split('/');
    if (list === 'work_experience') return workValues(Number(at));
    if (list === 'education') return educationValues(Number(at));
    if (part === 'skills') return [{ label: t('skills.list'), value: draft.skills.join(', ') }];
    if (part === 'wishes') return wishes();
    const { name, contact } = PART_FIELDS;
    const names = part === 'name' ? name.filter((one) => one !== 'hasOneName') : contact;
    return names.map((one) => text(one));
  };

  const entryTitle = (list: string, at: number): string => {
    const named = list === 'education' ? draft.education[at] : draft.work_experience[at];
    if (named === undefined) return '';
    const place = {
      number: at + 1,
      of: list === 'education' ? draft.education.length : draft.work_experience.length,
    };
    if ('job_title' in named) {
      const name = named.job_title || named.company;
      return name ? t('work.entryNamed', { ...place, name }) : t('work.entry', place);
    }
    const name = named.school_name || named.major;
    return name ? t('education.entryNamed', { ...place, name }) : t('education.entry', place);
  };

  const title = (part: string): string => {
    const [list = '', at] = part.split('/');
    if (at !== undefined) return entryTitle(list, Number(at));
    if (part === 'name') return t('part.name');
    if (part === 'contact') return t('part.contact');
    return part === 'skills' ? t('skills.title') : t('part.wishes');
  };

  return {
    title,
    /** The values that are there. */
    values: (part: string) => values(part).filter(({ value }) => value.trim() !== ''),
    /** One reason each for what is missing, unsure or wrong, and what else is asked. */
    reasons(doubts: readonly FieldProblem[]): string[] {
      const isMissing = ({ code }: FieldProblem) => code === 'required';
      const isUnsure = ({ code }: FieldProblem) => code === 'unsure';
      const fields = (some: readonly FieldProblem[]) =>
        [...new Set(some.map(({ pointer }) => labelOf(pointer)))].join(', ');
      const missing = fields(doubts.filter(isMissing));
      const unsure = fields(doubts.filter(isUnsure));
      const isOdd = ({ code }: FieldProblem) => ['untitled', 'unended', 'sentence'].includes(code);
      const has = (wanted: string) => doubts.some(({ code }) => code === wanted);
      const sentences = draft.skills.filter(isSentence).join('; ');
      const other = fields(
        doubts.filter((one) => !isMissing(one) && !isUnsure(one) && !isOdd(one)),
      );
      return [
        ...(missing === '' ? [] : [t('part.missing', { fields: missing })]),
        ...(unsure === '' ? [] : [t('part.unsure', { fields: unsure })]),
        ...(has('untitled') ? [t('part.untitled')] : []),
        ...(has('unended') ? [t('part.unended')] : []),
        ...(has('sentence') ? [t('part.sentence', { skills: sentences })] : []),
        ...(other === '' ? [] : [t('part.other', { fields: other })]),
      ];
    },
  };
}
