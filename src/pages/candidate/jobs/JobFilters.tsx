import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTER_DAYS, FILTER_MILES } from '#domain/jobFilters.ts';
import { EMPLOYMENT_TYPES, WAYS_OF_WORKING } from '#domain/jobTerms.ts';
import type { JobFilterCounts, JobFilters as Filters } from '#src/api/queries/jobs.ts';
import { countFilters, payText, readPay } from '#src/pages/candidate/jobs/filterQuery.ts';
import styles from '#src/pages/candidate/jobs/JobFilters.module.css';
import { useFilterWords } from '#src/pages/candidate/jobs/useFilterWords.ts';
import type { FilteredKind } from '#src/pages/candidate/jobs/useListSearch.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FilterChips } from '#src/ui/filterChips/FilterChips.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { VisuallyHidden } from '#src/ui/visuallyHidden/VisuallyHidden.tsx';

export interface JobFiltersProps {
  kind: FilteredKind;
  /** What the controls show. */
  filters: Filters;
  /** The place of the search; without one there is no distance. */
  place: string;
  /** How many jobs each choice would leave; undefined while nobody knows. */
  counts: JobFilterCounts | undefined;
  onChange: (filters: Filters) => void;
  onClear: () => void;
}

/** Most people look for one of these; the others open beside them. */
const USUAL_HOURS: readonly string[] = ['full-time', 'part-time'];

const PAY_CHOICES = [
  ...[12, 15, 18, 20, 25, 30, 40].map((amount) => ({ amount, unit: 'hour' as const })),
  ...[30_000, 40_000, 50_000, 60_000, 80_000, 100_000].map((amount) => ({
    amount,
    unit: 'year' as const,
  })),
];

/** Without the empty ones: a filter that is left out narrows nothing. */
function withoutEmpty(filters: {
  [Name in keyof Filters]: Filters[Name] | undefined;
}): Filters {
  const used = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(used);
}

/** What narrows a list beside its search. Each is taken away by one press, as are all of them. */
export function JobFilters(props: JobFiltersProps) {
  const { kind, filters, place, onChange, onClear } = props;
  const { t } = useTranslation('jobFilters');
  const words = useFilterWords();
  const counts = useLast(props.counts);
  const [isMore, setMore] = useState(false);
  const firstId = useId();
  const change = (changes: Parameters<typeof withoutEmpty>[0]) =>
    onChange(withoutEmpty({ ...filters, ...changes }));
  const { remote = [], employmentTypes = [], payAtLeast, postedWithinDays, miles } = filters;
  const hours = EMPLOYMENT_TYPES.filter(
    (type) => isMore || USUAL_HOURS.includes(type) || employmentTypes.includes(type),
  );
  const countOf = (number: number | undefined) => words.count(number);
  const pays = PAY_CHOICES.some((one) => payAtLeast && payText(one) === payText(payAtLeast))
    ? PAY_CHOICES
    : [...(payAtLeast ? [payAtLeast] : []), ...PAY_CHOICES];
  const inUse = countFilters(filters);
  return (
    <div role="group" aria-label={t('label')} className={styles.filters} id={firstId}>
      {kind === 'remote' ? null : (
        <FilterChips
          legend={t('where')}
          choices={WAYS_OF_WORKING.map((way) => ({
            value: way,
            text: t(`way.${way}`),
            count: countOf(counts?.remote[way]),
          }))}
          value={remote}
          onChange={(chosen) =>
            change({ remote: WAYS_OF_WORKING.filter((way) => chosen.includes(way)) })
          }
        />
      )}
      <FilterChips
        legend={t('access')}
        isLegendHidden
        choices={[
          { value: 'contact', text: t('contact'), count: countOf(counts?.accommodationContact) },
        ]}
        value={filters.accommodationContact ? ['contact'] : []}
        onChange={(chosen) =>
          change({ accommodationContact: chosen.length > 0 ? true : undefined })
        }
      />
      <FilterChips
        legend={t('hours')}
        choices={hours.map((type) => ({
          value: type,
          text: words.hours(type),
          count: countOf(counts?.employmentTypes[type]),
        }))}
        value={employmentTypes}
        onChange={(chosen) =>
          change({ employmentTypes: EMPLOYMENT_TYPES.filter((type) => chosen.includes(type)) })
        }
        end={
          <Button look="plain" aria-expanded={isMore} onPress={() => setMore(!isMore)}>
            {t('more')}
          </Button>
        }
      />
      {place === '' ? null : (
        <FilterSelect
          label={t('distance')}
          emptyText={t('anyDistance')}
          options={FILTER_MILES.map((count) => ({
            value: String(count),
            text: t('within', { count }),
          }))}
          value={miles === undefined ? '' : String(miles)}
          onChange={(text) => change({ miles: FILTER_MILES.find((one) => String(one) === text) })}
        />
      )}
      <FilterSelect
        label={t('pay')}
        emptyText={t('anyPay')}
        options={pays.map((pay) => ({ value: payText(pay), text: words.pay(pay) }))}
        value={payAtLeast ? payText(payAtLeast) : ''}
        onChange={(text) => change({ payAtLeast: readPay(text) })}
      />
      <FilterSelect
        label={t('posted')}
        emptyText={t('anyDay')}
        options={FILTER_DAYS.map((days) => ({
          value: String(days),
          text: words.days(days, counts?.postedWithinDays[days]),
        }))}
        value={postedWithinDays === undefined ? '' : String(postedWithinDays)}
        onChange={(text) =>
          change({ postedWithinDays: FILTER_DAYS.find((one) => String(one) === text) })
        }
      />
      {inUse === 0 ? null : (
        <Button
          look="plain"
          onPress={() => {
            onClear();
            // The button goes away with the filters.
            focusField(firstId);
          }}
        >
          {t('clear', { count: inUse })}
        </Button>
      )}
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  emptyText: string;
  options: ReadonlyArray<{ value: string; text: string }>;
  value: string;
  onChange: (value: string) => void;
}

/** A filter with one of several values, and while it is in use the press that takes it away. */
function FilterSelect({ options, value, ...rest }: FilterSelectProps) {
  const { t } = useTranslation('jobFilters');
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={styles.select}>
      <Select {...rest} id={id} options={options} value={value} labelPlace="beside" />
      {chosen === undefined ? null : (
        <Button
          look="plain"
          icon={X}
          onPress={() => {
            rest.onChange('');
            // The button goes away with the filter.
            focusField(id);
          }}
        >
          <VisuallyHidden>{t('takeAway', { filter: chosen.text })}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** The last counts that there were: while a list loads, the numbers before stay. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
