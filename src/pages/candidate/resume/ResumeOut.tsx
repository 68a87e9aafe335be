import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ResumeOptions,
  type ResumeRecords,
  resumeContent,
} from '#domain/resumeOut/content.ts';
import { RESUME_SECTIONS, type ResumeSection } from '#domain/resumeOut/words.ts';
import { ResumePreview } from '#src/pages/candidate/resume/ResumePreview.tsx';
import { SaveResume } from '#src/pages/candidate/resume/SaveResume.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

const WAYS = ['email', 'phone', 'zip'] as const;

/** A ZIP code tells more than an employer needs before an interview. */
const FIRST: ResumeOptions = {
  sections: [...RESUME_SECTIONS],
  email: true,
  phone: true,
  zip: false,
};

/** The sections for which the profile has something, in their order. */
export function sectionsOf(records: ResumeRecords): ResumeSection[] {
  const content = resumeContent(records, FIRST);
  return RESUME_SECTIONS.filter((section) => (content[section]?.length ?? 0) > 0);
}

/** What the resume shows, the ways to save it, and how it reads. */
export function ResumeOut({ userGuid, records }: { userGuid: string; records: ResumeRecords }) {
  const { t } = useTranslation('resumeOut');
  const [options, setOptions] = useState(FIRST);
  return (
    <Stack gap="loose">
      <Card>
        <Stack>
          <Columns>
            <CheckboxGroup
              label={t('parts')}
              choices={sectionsOf(records).map((value) => ({
                value,
                text: t(`sections.${value}`),
              }))}
              value={options.sections}
              onChange={(ticked) =>
                setOptions({
                  ...options,
                  sections: RESUME_SECTIONS.filter((section) => ticked.includes(section)),
                })
              }
            />
            <CheckboxGroup
              label={t('reach')}
              choices={WAYS.map((value) => ({ value, text: t(value) }))}
              value={WAYS.filter((way) => options[way])}
              onChange={(ticked) =>
                setOptions({
                  ...options,
                  email: ticked.includes('email'),
                  phone: ticked.includes('phone'),
                  zip: ticked.includes('zip'),
                })
              }
            />
          </Columns>
          <SaveResume userGuid={userGuid} name={records.user} options={options} />
        </Stack>
      </Card>
      <ResumePreview content={resumeContent(records, options)} />
    </Stack>
  );
}
