import { useTranslation } from 'react-i18next';
import { isolateIn } from '#domain/isolate.ts';
import { localeOf } from '#domain/languages.ts';
import { isAccessCode } from '#domain/jobAccess.ts';
import type { Recommendation } from '#src/api/queries/recommendations.ts';
import { useWhoseReasons } from '#src/components/job/WhoseReasons.ts';
import { oncePerLanguage } from '#src/components/job/oncePerLanguage.ts';
import { useDegreeWords } from '#src/components/section/useDegreeWords.ts';

type Reason = Recommendation['reasons'][number];

export type ReasonRoom = 'page' | 'list' | 'shelf';

/** How many items of a list are named; after them comes "and more". */
const NAMED = 4;

const listIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
);
const partIn = oncePerLanguage(
  (language) => new Intl.ListFormat(localeOf(language), { type: 'unit' }),
);

function text(reason: Reason, name: string): string {
  const value = reason.values[name];
  return typeof value === 'string' ? value : '';
}

function number(reason: Reason, name: string): number {
  const value = reason.values[name];
  return typeof value === 'number' ? value : 0;
}

function words(reason: Reason, name: string): readonly string[] {
  const value = reason.values[name];
  return Array.isArray(value) ? value : [];
}

/**
 * A reason as text (openapi/matching Reason; server/matching has the codes). null when this
 * version has no text for it.
 * @param room where it stands: a card of a list says how many skills, not which; one of a shelf
 * names no occupation either, so that it has one line
 */
export function useReasonText(room: ReasonRoom = 'page'): (reason: Reason) => string | null {
  const { t: tj, i18n } = useTranslation('jobs');
  const { t } = useTranslation(useWhoseReasons());
  const degree = useDegreeWords();
  const list = (names: readonly string[]) => {
    const named = names.map((name) => isolateIn(i18n.language, name));
    return named.length > NAMED
      ? t('why.more', { words: partIn(i18n.language).format(named.slice(0, NAMED)) })
      : listIn(i18n.language).format(named);
  };
  const way = (name: string) =>
    name === 'remote' || name === 'hybrid' || name === 'in-person' ? tj(`remote.${name}`) : name;
  // Whole years only: "13.4 years" is a sum, not something people say.
  const years = (reason: Reason) => {
    const count = Math.floor(number(reason, 'years'));
    return count === 0 ? t('why.yearsYouHaveFew') : t('why.yearsYouHave', { count });
  };

  const positive: Record<string, (reason: Reason) => string | null> = {
    same_occupation: (reason) =>
      room === 'shelf'
        ? t('why.sameShort')
        : text(reason, 'title') === ''
          ? t('why.same', { occupation: text(reason, 'occupation') })
          : t('why.sameTitle', { title: text(reason, 'title') }),
    related_occupation: (reason) => {
      const title = text(reason, 'title');
      if (room === 'shelf') return t('why.relatedShort');
      if (title === '') return t('why.related', { occupation: text(reason, 'occupation') });
      // Only the widest group of the occupations has both: not yet close.
      return t(text(reason, 'kinship') === 'field' ? 'why.fieldTitle' : 'why.relatedTitle', {
        title,
      });
    },
    title_match: (reason) =>
      room === 'shelf' ? t('why.titleShort') : t('why.title', { title: text(reason, 'title') }),
    skills: (reason) =>
      t(room === 'page' ? 'why.skills' : 'why.skillsShort', {
        have: words(reason, 'matched').length,
        count: number(reason, 'total'),
        words: list(words(reason, 'matched')),
      }),
    years: (reason) =>
      `${t('why.yearsAsked', { count: number(reason, 'asked') })} ${years(reason)}`,
    education: (reason) => t('why.education', { degree: degree.level(text(reason, 'asked')) }),
    licence: (reason) => t('why.licence', { name: text(reason, 'asked') }),
    language: (reason) => t('why.language', { name: text(reason, 'asked') }),
    distance: (reason) => t('why.distance', { count: number(reason, 'miles') }),
    relocate: (reason) => t('why.relocate', { count: number(reason, 'miles') }),
    remote: (reason) => t('why.remote', { way: way(text(reason, 'job')) }),
    offers: (reason) => {
      const offered = words(reason, 'offered').filter(isAccessCode);
      const names = offered.map((code) => tj(`offers.${code}`));
      return names.length === 0 ? null : t('why.offers', { words: list(names) });
    },
  };
  const gap: Record<string, (reason: Reason) => string> = {
    skills: (reason) => t('why.skillsGap', { words: list(words(reason, 'missing')) }),
    years: (reason) =>
      typeof reason.values['years'] === 'number'
        ? `${t('why.yearsAsked', { count: number(reason, 'asked') })} ${years(reason)}`
        : t('why.yearsAsked', { count: number(reason, 'asked') }),
    education: (reason) =>
      t(reason.values['orExperience'] === true ? 'why.educationOr' : 'why.educationGap', {
        degree: degree.level(text(reason, 'asked')),
      }),
    licence: (reason) => t('why.licenceGap', { name: text(reason, 'asked') }),
    language: (reason) => t('why.languageGap', { name: text(reason, 'asked') }),
    relocate: (reason) => t('why.tooFar', { count: number(reason, 'miles') }),
    remote: (reason) =>
      t('why.remoteGap', { way: way(text(reason, 'job')), wanted: way(text(reason, 'wanted')) }),
    health_question: () => t('why.healthQuestion'),
    level: (reason) => (text(reason, 'direction') === 'above' ? t('why.above') : t('why.below')),
  };
  return (reason) => (reason.effect === 'positive' ? positive : gap)[reason.code]?.(reason) ?? null;
}
