import { useTranslation } from 'react-i18next';
import { ACCESS_GROUPS, type AccessCode } from '#domain/jobAccess.ts';
import { EnglishWords } from '#src/components/text/EnglishWords.tsx';
import { fieldId, useEditor, useFields } from '#src/pages/employer/editor/editorContext.ts';
import { Part } from '#src/pages/employer/editor/Part.tsx';
import { PlainTextField } from '#src/pages/employer/editor/PlainTextField.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const GROUPS = ['gettingIn', 'tools', 'time', 'people'] as const;

/** What is true of the workplace, whom to ask for a change, and the posting in plain words. */
export function AccessPart({ companyName }: { companyName: string }) {
  const { t } = useTranslation('postingEditor');
  const { t: ta } = useTranslation('jobAccess');
  const { t: tc } = useTranslation();
  const { fields, set } = useEditor();
  const { text } = useFields();
  const { accommodations, contactName, contactEmail } = fields;
  const contact = [contactName, contactEmail].filter((one) => one.trim() !== '').join(', ');
  const requiredWord = tc('required');
  return (
    <Part
      name="access"
      lead={t('access.lead')}
      holds={(field) => field === 'plainText'}
      notesAt="end"
    >
      <p>{t('access.law')}</p>
      <div id={fieldId('accommodations')}>
        {GROUPS.map((group) => {
          const codes: readonly AccessCode[] = ACCESS_GROUPS[group];
          return (
            <CheckboxGroup
              key={group}
              label={t(`access.${group}`)}
              layout="columns"
              choices={codes.map((value) => ({ value, text: ta(`facts.${value}`) }))}
              value={accommodations.filter((code) => codes.some((one) => one === code))}
              onChange={(chosen) =>
                set({
                  accommodations: [
                    ...accommodations.filter((code) => !codes.some((one) => one === code)),
                    ...chosen,
                  ],
                })
              }
            />
          );
        })}
      </div>
      <FieldGroup
        legend={t('access.contact')}
        headingLevel={3}
        description={t('access.contactLead')}
      >
        <Columns>
          <TextField {...text('contactName')} requiredWord={requiredWord} maxLength={200} />
          <TextField {...text('contactEmail')} type="email" maxLength={254} />
          <TextField {...text('contactPhone')} type="tel" maxLength={40} />
        </Columns>
        <p>
          <EnglishWords
            words={t('access.change', { contact: contact || t('access.noContact') })}
            sentence={(words) => t('access.line', { words })}
          />
        </p>
      </FieldGroup>
      <TextField {...text('applyEmail')} type="email" requiredWord={requiredWord} maxLength={254} />
      <PlainTextField companyName={companyName} />
    </Part>
  );
}
