import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRecord, FormValues } from '#machines/sectionFormTypes.ts';
import styles from '#src/components/section/EntryList.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Card, CardList } from '#src/ui/card/Card.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

interface EntryListProps {
  name: string;
  title: string;
  titleLevel: 2 | 3;
  /** That the list may not be the newest. */
  note: ReactNode;
  emptyText: string;
  records: readonly FormRecord[];
  /** The entry that is in the form now. */
  openId: string | null;
  /** Something is being saved or deleted: one thing at a time. */
  isBusy: boolean;
  /** Entries of a word or two, side by side. */
  isShort: boolean;
  entryName: ((values: FormValues) => string) | undefined;
  draw: (record: FormRecord) => ReactNode;
  onEdit: ((record: FormRecord) => void) | null;
  /** `neighbour`: id of the button where the person goes on when this entry is gone. */
  onDelete: (record: FormRecord, neighbour: string | undefined) => void;
}

/** The saved entries of a section, each with its ways to be changed and deleted. */
export function EntryList(props: EntryListProps) {
  const {
    name,
    title,
    titleLevel,
    note,
    emptyText,
    records,
    openId,
    isBusy,
    isShort,
    entryName,
    draw,
    onEdit,
    onDelete,
  } = props;
  const { t } = useTranslation('section');
  const titleId = `${name}-list`;
  const Title = `h${titleLevel}` as const;
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <Title id={titleId} className={styles.title}>
        {title}
      </Title>
      {note}
      {records.length === 0 ? (
        <p>{emptyText}</p>
      ) : (
        <CardList label={title} layout={isShort ? 'columns' : 'list'}>
          {records.map((record, index) => {
            const { id } = record.entry;
            const said = entryName?.(record.values) ?? '';
            const neighbour = records[index + 1] ?? records[index - 1];
            return (
              <Card as="li" key={id}>
                <div className={styles.entry} data-short={isShort || undefined}>
                  <div className={styles.words}>
                    {draw(record)}
                    {id === openId ? <p>{t('open')}</p> : null}
                  </div>
                  <Cluster>
                    {onEdit ? (
                      <Button
                        id={`${name}-edit-${id}`}
                        aria-label={t('editName', { name: said })}
                        isUnavailable={isBusy}
                        onPress={() => onEdit(record)}
                      >
                        {t('edit')}
                      </Button>
                    ) : null}
                    <Button
                      id={`${name}-delete-${id}`}
                      look="plain"
                      aria-label={t('deleteName', { name: said })}
                      isUnavailable={isBusy}
                      onPress={() =>
                        onDelete(record, neighbour && `${name}-delete-${neighbour.entry.id}`)
                      }
                    >
                      {t('deleteWord')}
                    </Button>
                  </Cluster>
                </div>
              </Card>
            );
          })}
        </CardList>
      )}
    </section>
  );
}
