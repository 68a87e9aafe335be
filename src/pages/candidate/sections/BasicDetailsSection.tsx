import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRecord } from '#machines/form/formTypes.ts';
import { useBasicDetails } from '#src/api/queries/sections.ts';
import {
  basicDetailsCalls,
  basicDetailsRecord,
  type BasicDetailsValues,
} from '#src/api/sections/basicDetails.ts';
import { SectionEditor } from '#src/components/section/SectionEditor.tsx';
import type { SectionFields } from '#src/components/section/sectionTypes.ts';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { useFieldProblem } from '#src/pages/candidate/sections/useFieldProblem.ts';
import { changeUserDetails, useUser } from '#src/session/usePerson.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

interface BasicDetailsSectionProps {
  /** What stands below the form, and comes with it: coming sooner it would be pushed down. */
  below: ReactNode;
}

/** Basic Details: name, how to reach the person, where they live (section 2). */
export function BasicDetailsSection({ below }: BasicDetailsSectionProps) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const { UserGuid } = useUser();
  const calls = useMemo(() => basicDetailsCalls(UserGuid), [UserGuid]);
  const greeted = useMemo(() => withGreeting(calls), [calls]);
  const query = useBasicDetails(UserGuid);
  /** Whether they have one name, as it is typed; null until the fields are drawn. */
  const [hasOneName, setOneName] = useState<boolean | null>(null);
  const fieldLabel = (field: string) => {
    if (field === 'FirstName' && hasOneName) return tc('onlyName');
    return isField(field) ? t(`item.${field}`) : field === 'hasOneName' ? tc('hasOneName') : field;
  };
  const problem = useFieldProblem(fieldLabel);
  return (
    <Stack gap="loose">
      <SectionFrame title={t('basic.title')} name={t('basic.title')} query={query}>
        {({ user, profile }) => (
          <SectionEditor
            name="basic-details"
            start={basicDetailsRecord(user, profile)}
            calls={greeted}
            change={{ userGuid: UserGuid, section: 'basicDetails', follows: 'insights' }}
            fields={{
              first: 'FirstName',
              render: (form) => <BasicDetailsFields form={form} onDrawn={setOneName} />,
            }}
            words={{
              formName: t('basic.title'),
              add: t('save'),
              update: t('save'),
              added: t('basic.saved'),
              updated: t('basic.saved'),
              missing: t('fillIn'),
              problem,
              fieldLabel,
            }}
          />
        )}
      </SectionFrame>
      {hasOneName !== null || query.error !== null ? below : null}
    </Stack>
  );
}

/**
 * The name on the account follows, so the greeting must as well; also where the answer to the
 * saving was lost.
 */
function withGreeting(calls: ReturnType<typeof basicDetailsCalls>): typeof calls {
  const greet = ({ values: { FirstName, LastName } }: FormRecord<BasicDetailsValues>) =>
    changeUserDetails({ FirstName, LastName });
  return {
    ...calls,
    async save(record) {
      const saved = await calls.save(record);
      greet(saved);
      return saved;
    },
    async load() {
      const now = await calls.load();
      greet(now);
      return now;
    },
  };
}

const FIELDS = [
  'FirstName',
  'LastName',
  'Email',
  'Phone',
  'Summary',
  'Address1',
  'Address2',
  'City',
  'State',
  'Country',
  'PostalCode',
  'IdealJob',
] as const satisfies readonly (keyof BasicDetailsValues)[];

function isField(field: string): field is (typeof FIELDS)[number] {
  return FIELDS.some((one) => one === field);
}

interface BasicDetailsFieldsProps {
  form: SectionFields<BasicDetailsValues>;
  /** Also when they say whether they have one name. */
  onDrawn: (hasOneName: boolean) => void;
}

/**
 * In the order of section 2, two by two so that no row is left with one; the ideal job comes
 * last.
 */
function BasicDetailsFields({ form: { text, values, set }, onDrawn }: BasicDetailsFieldsProps) {
  const { t } = useTranslation('profile');
  const { t: tc } = useTranslation();
  const required = { requiredWord: tc('required') };
  const { hasOneName: isOne } = values;
  useEffect(() => onDrawn(isOne), [onDrawn, isOne]);
  return (
    <>
      <Columns>
        <TextField
          {...text('FirstName')}
          {...required}
          label={isOne ? tc('onlyName') : t('item.FirstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        {isOne ? null : (
          <TextField
            {...text('LastName')}
            {...required}
            label={t('item.LastName')}
            autoComplete="family-name"
            maxLength={100}
          />
        )}
      </Columns>
      <Checkbox
        isSelected={isOne}
        onChange={(hasOneName) => set(hasOneName ? { hasOneName, LastName: '' } : { hasOneName })}
      >
        {tc('hasOneName')}
      </Checkbox>
      <Columns>
        <TextField
          {...text('Email')}
          label={t('item.Email')}
          hint={t('basic.emailHint')}
          autoComplete="email"
          type="email"
          isReadOnly
        />
        <TextField
          {...text('Phone')}
          label={t('item.Phone')}
          autoComplete="tel"
          type="tel"
          maxLength={40}
        />
      </Columns>
      <TextArea
        {...text('Summary')}
        label={t('item.Summary')}
        description={t('basic.summaryHint')}
        maxLength={10000}
      />
      <Columns>
        <TextField
          {...text('Address1')}
          label={t('item.Address1')}
          hint={t('basic.addressHint')}
          autoComplete="address-line1"
          maxLength={300}
        />
        <TextField
          {...text('Address2')}
          label={t('item.Address2')}
          autoComplete="address-line2"
          maxLength={300}
        />
      </Columns>
      <Columns>
        <TextField
          {...text('City')}
          label={t('item.City')}
          autoComplete="address-level2"
          maxLength={100}
        />
        <TextField
          {...text('State')}
          label={t('item.State')}
          autoComplete="address-level1"
          maxLength={100}
        />
      </Columns>
      <Columns>
        <TextField
          {...text('Country')}
          label={t('item.Country')}
          autoComplete="country-name"
          maxLength={100}
        />
        <TextField
          {...text('PostalCode')}
          {...required}
          label={t('item.PostalCode')}
          hint={t('basic.zipHint')}
          autoComplete="postal-code"
          maxLength={10}
        />
      </Columns>
      <TextField
        {...text('IdealJob')}
        label={t('item.IdealJob')}
        hint={t('basic.idealJobHint')}
        maxLength={300}
      />
    </>
  );
}
