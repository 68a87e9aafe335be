import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyRecord } from '#src/api/queries/employerCompany.ts';
import {
  COMPANY_LIMITS,
  companyCalls,
  companyFormRecord,
  type CompanyValues,
} from '#src/api/sections/company.ts';
import { QueryPart } from '#src/components/waiting/QueryPart.tsx';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import styles from '#src/pages/employer/company/CompanyForm.module.css';
import { useUser } from '#src/session/usePerson.ts';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

/** Name, what it does, and whom to ask for a change at work. */
export function CompanyForm({ guid }: { guid: string }) {
  const { t } = useTranslation('employer');
  const { UserGuid } = useUser();
  const query = useCompanyRecord(guid);
  const calls = useMemo(() => companyCalls(guid), [guid]);
  const label = useFieldLabel();
  return (
    <div className={styles.form}>
      <QueryPart
        title={t('company.formTitle')}
        query={query}
        loadingText={t('company.loading')}
        failedText={t('company.failed')}
      >
        {({ company }) => (
          <SectionEditor
            name="company"
            start={companyFormRecord(company)}
            calls={calls}
            change={{ userGuid: UserGuid, section: 'company', follows: 'nothing' }}
            fields={{ first: 'CompanyName', render: (form) => <CompanyFields form={form} /> }}
            words={{
              formName: t('company.formTitle'),
              add: t('company.save'),
              update: t('company.save'),
              added: t('company.saved'),
              updated: t('company.saved'),
              missing: t('company.fillIn'),
              problem: (field, code) =>
                t(`company.problem.${codeOf(code)}`, { field: label(field) }),
              fieldLabel: label,
            }}
          />
        )}
      </QueryPart>
    </div>
  );
}

const CODES = ['missing', 'email', 'taken', 'tooLong'] as const;
const codeOf = (code: string) => CODES.find((one) => one === code) ?? 'other';

function useFieldLabel(): (field: string) => string {
  const { t } = useTranslation('employer');
  return (field) => {
    const known: Record<keyof CompanyValues, string> = {
      CompanyName: t('company.name'),
      about: t('company.about'),
      contactName: t('company.contactName'),
      contactEmail: t('company.contactEmail'),
      contactPhone: t('company.contactPhone'),
    };
    return Object.entries(known).find(([name]) => name === field)?.[1] ?? field;
  };
}

function CompanyFields({ form }: { form: SectionFields<CompanyValues> }) {
  const { t } = useTranslation('employer');
  const { t: tc } = useTranslation();
  return (
    <Stack>
      <TextField
        {...form.text('CompanyName')}
        label={t('company.name')}
        requiredWord={tc('required')}
        autoComplete="organization"
        maxLength={COMPANY_LIMITS.CompanyName}
      />
      <TextArea
        {...form.text('about')}
        label={t('company.about')}
        description={t('company.aboutHint')}
        maxLength={COMPANY_LIMITS.about}
      />
      <FieldGroup legend={t('company.contact')} description={t('company.contactHint')}>
        {/* Somebody of the company, not who fills this in (WCAG 1.3.5). */}
        <div data-about="other">
          <Columns>
            <TextField
              {...form.text('contactName')}
              label={t('company.contactName')}
              autoComplete="off"
              maxLength={COMPANY_LIMITS.contactName}
            />
            <TextField
              {...form.text('contactEmail')}
              label={t('company.contactEmail')}
              type="email"
              autoComplete="off"
              maxLength={COMPANY_LIMITS.contactEmail}
            />
            <TextField
              {...form.text('contactPhone')}
              label={t('company.contactPhone')}
              type="tel"
              autoComplete="off"
              maxLength={COMPANY_LIMITS.contactPhone}
            />
          </Columns>
        </div>
      </FieldGroup>
    </Stack>
  );
}
