import { useTranslation } from 'react-i18next';
import { isHalfDate } from '#domain/dates.ts';
import { useAuditActors } from '#src/api/queries/auditLog.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { AUDIT_GROUPS, type AuditValues } from '#src/pages/admin/audit/auditFilters.ts';
import { FilterForm } from '#src/components/listing/FilterForm.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { DateField } from '#src/ui/dateField/DateField.tsx';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Select } from '#src/ui/select/Select.tsx';

interface AuditFiltersProps {
  values: AuditValues;
  onShow: (values: AuditValues) => void;
}

/** Which rows are shown: by whom, what, on whom and when. */
export function AuditFilters({ values, onShow }: AuditFiltersProps) {
  const { t } = useTranslation('admin');
  const { t: tc } = useTranslation('caseload');
  const problemText = useProblemText();
  const query = useAuditActors();
  const failure = useQueryFailure(query);
  const actors = query.data ?? [];
  const daysText = (month: string, days: number, isChanged: boolean) =>
    tc(isChanged ? 'form.daysChanged' : 'form.days', { month, count: days });
  return (
    <Card>
      {failure ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('audit.actorsFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      <FilterForm
        id="audit"
        label={t('audit.filters')}
        filters={values}
        validate={({ from, to }) => ({
          from: isHalfDate(from) ? t('audit.halfDate') : undefined,
          to: isHalfDate(to)
            ? t('audit.halfDate')
            : from !== '' && to !== '' && to < from
              ? t('audit.backwards')
              : undefined,
        })}
        onShow={onShow}
        look="grid"
        submitText={t('audit.show')}
        clearText={t('audit.clear')}
      >
        {(field) => {
          const { errorMessage: _none, ...person } = field('person');
          return (
            <>
              <Select
                {...field('administrator')}
                label={t('audit.administrator')}
                emptyText={t('audit.everyone')}
                options={actors.map(({ userGuid, name }) => ({ value: userGuid, text: name }))}
              />
              <Select
                {...field('kind')}
                label={t('audit.kind')}
                emptyText={t('audit.everything')}
                options={AUDIT_GROUPS.map((one) => ({ value: one, text: t(`groups.${one}`) }))}
              />
              <SearchField
                {...person}
                label={t('audit.onWhom')}
                clearLabel={t('audit.emptyPerson')}
                maxLength={200}
              />
              <DateField {...field('from')} label={t('audit.from')} daysText={daysText} />
              <DateField {...field('to')} label={t('audit.to')} daysText={daysText} />
            </>
          );
        }}
      </FilterForm>
    </Card>
  );
}
