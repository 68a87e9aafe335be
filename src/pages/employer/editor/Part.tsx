import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PartNotes } from '#src/pages/employer/editor/PartNotes.tsx';
import { partId, type PartName } from '#src/pages/employer/editor/parts.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import styles from './Editor.module.css';

interface PartProps {
  name: PartName;
  lead?: ReactNode;
  /** Whether a checked text stands in this part. */
  holds: (field: string) => boolean;
  /** Beside the fields, before their notes. */
  beside?: ReactNode;
  /** Where its checked texts stand: the notes are level with them. */
  notesAt?: 'start' | 'end';
  children: ReactNode;
}

/** A part of the posting: its fields, and the notes about their words beside them. */
export function Part({ name, lead, holds, beside, notesAt = 'start', children }: PartProps) {
  const { t } = useTranslation('postingEditor');
  return (
    <section aria-labelledby={partId(name)} className={styles.part}>
      <div className={styles.head}>
        <h2 id={partId(name)} tabIndex={-1}>
          {t(`part.${name}`)}
        </h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      <Stack gap="loose">{children}</Stack>
      <div className={styles.beside} data-at={notesAt}>
        {beside}
        <PartNotes part={name} holds={holds} />
      </div>
    </section>
  );
}
