import { useTranslation } from 'react-i18next';
import { WORK_TYPES } from '#domain/questions.ts';
import { REQUIRED_REVIEW_FIELDS } from '#domain/resumeReview.ts';
import type { ReviewTextField } from '#domain/reviewDraft.ts';
import { PART_FIELDS } from '#domain/reviewParts.ts';
import styles from '#src/pages/candidate/review/ReviewLead.module.css';
import type { ReviewFieldsProps } from '#src/pages/candidate/review/fields.ts';
import { useFieldLabel } from '#src/pages/candidate/review/useFieldLabel.ts';
import { useReviewField } from '#src/pages/candidate/review/useReviewField.tsx';
import { useUser } from '#src/session/usePerson.ts';
import { Checkbox } from '#src/ui/choice/Checkbox.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Columns } from '#src/ui/stack/Stack.tsx';
import { TextArea } from '#src/ui/textArea/TextArea.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

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

/** The text fields of a part. An empty required field says "*required" (section 5). */
function TextFields({
  part,
  draft,
  onChange,
}: ReviewFieldsProps & { part: 'name' | 'contact' | 'wishes' }) {
  const { t } = useTranslation('review');
  const { t: tc } = useTranslation();
  const { field } = useReviewField();
  const labelOf = useFieldLabel(draft.hasOneName);
  const names: readonly string[] = PART_FIELDS[part];
  const requiredWord = (name: ReviewTextField) => {
    if (!required.includes(name)) return undefined;
    return draft[name].trim() === '' ? t('requiredMark') : tc('required');
  };
  const isShown = (name: ReviewTextField) =>
    names.includes(name) && !(name === 'lastname' && draft.hasOneName === true);
  return FIELDS.filter(({ name }) => isShown(name)).map(({ name, ...input }) => (
    <TextField
      key={name}
      {...field(`/${name}`)}
      {...input}
      {...(name === 'email' ? { 'aria-describedby': EMAIL_STAYS_ID } : {})}
      name={name}
      label={labelOf(`/${name}`)}
      requiredWord={requiredWord(name)}
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
    />
  ));
}

/** The name, of which somebody may have only one. */
export function NameFields(edit: ReviewFieldsProps) {
  const { t: tc } = useTranslation();
  const { draft, onChange } = edit;
  const change = (hasOneName: boolean) =>
    onChange({ ...draft, hasOneName, ...(hasOneName ? { lastname: '' } : {}) });
  return (
    <>
      <Columns>
        <TextFields part="name" {...edit} />
      </Columns>
      <Checkbox isSelected={draft.hasOneName === true} onChange={change}>
        {tc('hasOneName')}
      </Checkbox>
    </>
  );
}

const EMAIL_STAYS_ID = 'review-email-stays';

/** How to reach the person. A hint under one field would break its row. */
export function ContactFields(edit: ReviewFieldsProps) {
  const { t } = useTranslation('review');
  const { Email } = useUser();
  return (
    <>
      <Columns>
        <TextFields part="contact" {...edit} />
      </Columns>
      <p id={EMAIL_STAYS_ID} className={styles.hint}>
        {t('emailStays', { email: Email })}
      </p>
    </>
  );
}

/** The wishes for a job, and the summary. */
export function WishFields({ draft, onChange }: ReviewFieldsProps) {
  const { t } = useTranslation('review');
  const { field } = useReviewField();
  return (
    <>
      <Columns>
        <TextFields part="wishes" draft={draft} onChange={onChange} />
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
    </>
  );
}
