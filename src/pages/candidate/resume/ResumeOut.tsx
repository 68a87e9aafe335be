import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_CHOICES, type ResumeChoices, resumeOptions } from '#domain/resumeOut/choices.ts';
import { type ResumeRecords, resumeContent } from '#domain/resumeOut/content.ts';
import { RESUME_SECTIONS, type ResumeSection } from '#domain/resumeOut/words.ts';
import { RestoredNote } from '#src/components/draft/RestoredNote.tsx';
import type { DraftOfForm } from '#src/components/draft/useDraft.ts';
import { useKeepTyped } from '#src/components/draft/useKeepTyped.ts';
import { ResumePreview } from '#src/pages/candidate/resume/ResumePreview.tsx';

import { SaveResume } from '#src/pages/candidate/resume/SaveResume.tsx';
import { SectionOrder } from '#src/pages/candidate/resume/SectionOrder.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { CheckboxGroup } from '#src/ui/choice/CheckboxGroup.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';

const WAYS = ['email', 'phone', 'zip'] as const;

/** The sections for which the profile has something, in their order. */
export function sectionsOf(records: ResumeRecords): ResumeSection[] {
  const content = resumeContent(records, resumeOptions(FIRST_CHOICES));
  return RESUME_SECTIONS.filter((section) => (content[section]?.length ?? 0) > 0);
}

/** How many of the choices are others than at first. */
const changesOf = (choices: ResumeChoices) =>
  Object.entries(FIRST_CHOICES).filter(
    ([name, first]) => JSON.stringify(first) !== JSON.stringify(Reflect.get(choices, name)),
  ).length;

interface ResumeOutProps {
  userGuid: string;
  records: ResumeRecords;
  draft: DraftOfForm<ResumeChoices>;
}

/** What the resume shows, the ways to save it, and how it reads. */
export function ResumeOut({ userGuid, records, draft }: ResumeOutProps) {
  const { t } = useTranslation('resumeOut');
  const [choices, setChoices] = useState(draft.restored?.data ?? FIRST_CHOICES);
  const isChanged = JSON.stringify(choices) !== JSON.stringify(FIRST_CHOICES);
  const restored = useKeepTyped(draft, isChanged ? choices : null);
  const options = resumeOptions(choices);
  const content = resumeContent(records, options);
  // A summary can be written here for a profile that has none.
  const offered = RESUME_SECTIONS.filter(
    (section) => section === 'summary' || sectionsOf(records).includes(section),
  );
  const seen = options.sections.filter((section) => (content[section]?.length ?? 0) > 0);
  return (
    <Stack gap="loose">
      {restored ? (
        <RestoredNote
          opened={restored}
          typed={changesOf(choices)}
          onDiscard={() => setChoices(FIRST_CHOICES)}
        />
      ) : null}
      <Card>
        <Stack>
          <Columns>
            <CheckboxGroup
              label={t('parts')}
              choices={offered.map((value) => ({ value, text: t(`sections.${value}`) }))}
              value={options.sections}
              onChange={(ticked) =>
                setChoices({
                  ...choices,
                  leftOut: RESUME_SECTIONS.filter(
                    (section) => offered.includes(section) && !ticked.includes(section),
                  ),
                })
              }
            />
            <CheckboxGroup
              label={t('reach')}
              choices={WAYS.map((value) => ({ value, text: t(value) }))}
              value={WAYS.filter((way) => options[way])}
              onChange={(ticked) =>
                setChoices({
                  ...choices,
                  email: ticked.includes('email'),
                  phone: ticked.includes('phone'),
                  zip: ticked.includes('zip'),
                })
              }
            />
          </Columns>
          {options.sections.includes('summary') ? (
            <TextArea
              label={t('summary')}
              description={t('summaryHint')}
              value={choices.summary ?? records.user.Summary ?? ''}
              maxLength={10_000}
              onChange={(summary) =>
                setChoices({
                  ...choices,
                  summary: summary === (records.user.Summary ?? '') ? null : summary,
                })
              }
            />
          ) : null}
          {seen.length > 1 ? (
            <SectionOrder choices={choices} seen={seen} onChange={setChoices} />
          ) : null}
          <SaveResume userGuid={userGuid} name={records.user} options={options} />
        </Stack>
      </Card>
      <ResumePreview content={content} />
    </Stack>
  );
}
