import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { doubledEntries } from '#domain/doubledEntries.ts';
import type { FormRecord, FormValues } from '#machines/form/formTypes.ts';
import {
  entryHeadingId,
  type SectionList,
  type SectionProps,
} from '#src/components/section/sectionTypes.ts';
import styles from '#src/components/section/EntryList.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Card, CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ShortItem, ShortList } from '#src/ui/shortList/ShortList.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface EntryListProps<Values extends FormValues> {
  section: Pick<SectionProps<Values>, 'name' | 'start' | 'words' | 'isAlone'>;
  list: SectionList<Values>;
  /** The id of the entry that is open in the form. */
  openId: string | null;
  /** True while something is being saved or deleted. */
  isBusy: boolean;
  onEdit: (record: FormRecord) => void;
  /** To the form, which is below a list that may be long. */
  onAnother: () => void;
  /** `neighbour`: id of what gets the focus when this entry is deleted. */
  onDelete: (record: FormRecord, neighbour: string | undefined) => void;
}

/** The saved entries of a section, each with its edit and delete buttons. */
export function EntryList<Values extends FormValues>(props: EntryListProps<Values>) {
  const { openId, isBusy, onEdit, onAnother, onDelete } = props;
  const { name, start, words, isAlone } = props.section;
  const {
    title,
    note,
    empty,
    records,
    canEdit = true,
    another,
    contentOf,
    renderEntry,
    renderButtons,
  } = props.list;
  const { t } = useTranslation('section');
  const withDefaults = records.map((record) => ({
    ...record,
    values: { ...start.values, ...record.values },
  }));
  const doubled = contentOf && doubledEntries(withDefaults.map(({ values }) => contentOf(values)));
  const titleId = `${name}-list`;
  const Title = isAlone ? 'h2' : 'h3';
  const Heading = isAlone ? 'h3' : 'h4';
  const buttonsOf = (record: FormRecord<Values>, index: number) => {
    const { id } = record.entry;
    const said = words.entryName?.(record.values) ?? '';
    const next = records[index + 1] ?? records[index - 1];
    const neighbour =
      next &&
      (props.list.onDelete
        ? entryHeadingId(name, next.entry.id)
        : `${name}-delete-${next.entry.id}`);
    return (
      <Cluster>
        {canEdit ? (
          <Button
            id={`${name}-edit-${id}`}
            aria-label={t('editName', { name: said })}
            isUnavailable={isBusy}
            onPress={() => onEdit(record)}
          >
            {t('edit')}
          </Button>
        ) : null}
        {renderButtons?.(record, isBusy)}
        <Button
          id={`${name}-delete-${id}`}
          look="plain"
          aria-label={t('deleteName', { name: said })}
          isUnavailable={isBusy}
          onPress={() => onDelete(record, neighbour)}
        >
          {t('deleteWord')}
        </Button>
      </Cluster>
    );
  };
  const Entries = canEdit ? CardList : ShortList;
  const Entry = canEdit ? EntryCard : ShortItem;
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <Cluster align="between">
        <Title id={titleId}>{title}</Title>
        {another && records.length > 0 ? (
          <Button look="plain" onPress={onAnother}>
            {another}
          </Button>
        ) : null}
      </Cluster>
      {note}
      {records.length === 0 ? (
        <EmptyState icon={empty.icon} heading={empty.heading} headingLevel={isAlone ? 3 : 4}>
          {empty.text}
        </EmptyState>
      ) : (
        <Entries label={title}>
          {withDefaults.map((record, index) => (
            <Entry key={record.entry.id}>
              <div className={styles.words}>
                {renderEntry(record, Heading)}
                {doubled?.has(index) ? <p>{t('doubled')}</p> : null}
                {record.entry.id === openId ? <p>{t('open')}</p> : null}
              </div>
              {buttonsOf(record, index)}
            </Entry>
          ))}
        </Entries>
      )}
    </section>
  );
}

function EntryCard({ children }: { children: ReactNode }) {
  return (
    <Card as="li">
      <div className={styles.entry}>{children}</div>
    </Card>
  );
}
