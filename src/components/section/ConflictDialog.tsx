import { useTranslation } from 'react-i18next';
import { versionsOf } from '#machines/sectionForm.ts';
import type { FormRecord, FormValue, FormValues } from '#machines/sectionFormTypes.ts';
import type { SectionWords } from '#src/components/section/sectionTypes.ts';
import type { useSectionForm } from '#src/components/section/useSectionForm.ts';
import styles from '#src/components/section/ConflictDialog.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Columns, Stack } from '#src/ui/stack/Stack.tsx';

interface ConflictDialogProps<Values extends FormValues> {
  form: ReturnType<typeof useSectionForm<Values>>;
  words: SectionWords;
}

/**
 * The record was changed somewhere else after it was opened. Both versions are shown, as far as they differ, and the
 * person says which one stands: nothing is overwritten, and nothing typed is thrown away, without their word.
 */
export function ConflictDialog<Values extends FormValues>({
  form: { snapshot, send },
  words,
}: ConflictDialogProps<Values>) {
  const { t } = useTranslation('section');
  const versions = versionsOf(snapshot);
  const mine = versions?.mine ?? null;
  const theirs = versions?.theirs ?? null;
  const text = (field: string, value: FormValue | undefined) => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      return t('conflict.empty');
    if (words.fieldValue) return words.fieldValue(field, value);
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no');
    return typeof value === 'string' ? value : value.join(', ');
  };
  const items = (record: FormRecord | null) =>
    differing(mine, theirs).map((field) => ({
      term: words.fieldLabel(field),
      value: text(field, record?.values[field]),
    }));
  const isDeleting = versions !== null && mine === null;
  const otherWay = isDeleting
    ? t('conflict.keepEntry')
    : theirs === null
      ? t('conflict.leaveDeleted')
      : t('conflict.takeTheirs');
  return (
    <Dialog
      isOpen={versions !== null}
      // Nothing is decided by leaving: saving again asks again.
      onClose={() => send({ type: 'conflict.dismissed' })}
      title={t('conflict.title')}
      isText
      closeLabel={t('conflict.later')}
      footer={
        <>
          <Button
            look={isDeleting ? 'danger' : 'primary'}
            onPress={() => send({ type: 'mine.kept' })}
          >
            {isDeleting ? t('conflict.deleteAnyway') : t('conflict.keepMine')}
          </Button>
          <Button onPress={() => send({ type: 'theirs.taken' })}>{otherWay}</Button>
        </>
      }
    >
      <Stack>
        <p>
          {isDeleting
            ? t('conflict.changed')
            : theirs === null
              ? t('conflict.gone')
              : t('conflict.text')}
        </p>
        <Columns>
          {mine === null ? null : (
            <Version id="conflict-mine" title={t('conflict.mine')} items={items(mine)} />
          )}
          {theirs === null ? null : (
            <Version id="conflict-theirs" title={t('conflict.theirs')} items={items(theirs)} />
          )}
        </Columns>
      </Stack>
    </Dialog>
  );
}

interface VersionProps {
  id: string;
  title: string;
  items: readonly { term: string; value: string }[];
}

/** One version, each name above its value: two of them stand side by side, also at large text. */
function Version({ id, title, items }: VersionProps) {
  return (
    <section aria-labelledby={id} className={styles.version}>
      <h3 id={id}>{title}</h3>
      <dl className={styles.fields}>
        {items.map(({ term, value }) => (
          <div key={term}>
            <dt className={styles.name}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The fields that the two versions do not agree on; every field where there is only one version. */
function differing(mine: FormRecord | null, theirs: FormRecord | null): string[] {
  const fields = Object.keys((mine ?? theirs)?.values ?? {});
  if (mine === null || theirs === null) return fields;
  return fields.filter(
    (field) => JSON.stringify(mine.values[field]) !== JSON.stringify(theirs.values[field]),
  );
}
