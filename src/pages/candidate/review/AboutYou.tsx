import { useTranslation } from 'react-i18next';
import { WORK_TYPES } from '#domain/questions.ts';
import { REQUIRED_REVIEW_FIELDS } from '#domain/resumeReview.ts';
import type { ReviewDraft, ReviewTextField } from '#domain/reviewDraft.ts';
import { useReviewField } from '#src/pages/candidate/review/useReviewField.tsx';
import { useUser } from '#src/session/useSession.ts';
import { FieldGroup } from '#src/ui/fieldGroup/FieldGroup.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

export interface ReviewPartProps {
  draft: ReviewDraft;
  onChange: (next: ReviewDraft) => void;
}

/**
 * WCAG 1.3.5: the purpose of each field, so that browsers and assistive technology can fill and
 * mark it. The ideal job is a wish, not a job title to fill in, and has none.
 */
const FIELDS = [
  { name: 'firstname', autoComplete: 'given-name' },
  { name: 'middlename', autoComplete: 'additional-name' },
  { name: 'lastname', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone_number', autoComplete: 'tel', type: 'tel' },
  { name: 'address1', autoComplete: 'address-line1' },
  { name: 'address2', autoComplete: 'address-line2' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'state', autoComplete: 'address-level1' },
  { name: 'zip', autoComplete: 'postal-code' },
  { name: 'country', autoComplete: 'country-name' },
  { name: 'ideal_job', autoComplete: 'off' },
] as const satisfies readonly { name: ReviewTextField; autoComplete: string; type?: string }[];

/** As the payload has it (section 3). */
const RELOCATE = ['1', '0'] as const;

const required: readonly string[] = REQUIRED_REVIEW_FIELDS;

/**
 * Name, contact, place, wishes and summary. An empty required field says "*required" (section 5).
 */
export function AboutYou({ draft, onChange }: ReviewPartProps) {
  const { t } = useTranslation('review');
  const { t: tc } = useTranslation();
  const { field } = useReviewField();
  const { Email } = useUser();
  const requiredWord = (name: ReviewTextField) => {
    if (!required.includes(name)) return undefined;
    return draft[name].trim() === '' ? t('requiredMark') : tc('required');
  };
  return (
    <FieldGroup legend={t('about')} headingLevel={3}>
      <Columns>
        {FIELDS.map(({ name, ...input }) => (
          <TextField
            key={name}
            {...field(`/${name}`)}
            {...input}
            name={name}
            label={t(`field.${name}`)}
            requiredWord={requiredWord(name)}
            description={name === 'email' ? t('emailStays', { email: Email }) : undefined}
            value={draft[name]}
            onChange={(value) => onChange({ ...draft, [name]: value })}
          />
        ))}
        <Select
          {...field('/relocate')}
          label={t('wish.relocate')}
          emptyText={t('wish.unsaid')}
          options={RELOCATE.map((value) => ({ value, text: t(`wish.relocateTo.${value}`) }))}
          value={draft.relocate === null ? '' : String(draft.relocate)}
          onChange={(value) =>
            onChange({ ...draft, relocate: value === '' ? null : value === '1' ? 1 : 0 })
          }
        />
        <Select
          {...field('/remote')}
          label={t('wish.remote')}
          emptyText={t('wish.unsaid')}
          options={WORK_TYPES.map((value) => ({ value, text: t(`wish.way.${value}`) }))}
          value={draft.remote}
          onChange={(remote) => onChange({ ...draft, remote })}
        />
      </Columns>
      <TextArea
        {...field('/summary')}
        name="summary"
        label={t('field.summary')}
        value={draft.summary}
        onChange={(summary) => onChange({ ...draft, summary })}
      />
    </FieldGroup>
  );
}
