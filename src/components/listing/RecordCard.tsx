import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/listing/RecordCard.module.css';
import { type Fact, Facts } from '#src/ui/facts/Facts.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';

interface RecordCardProps {
  name: string;
  /** The language and side of the name, where they are not the page's. */
  passage?: { readonly lang?: string; readonly dir?: 'ltr' };
  /** The id of the heading, or of its link: it can be given the focus. */
  focusId: string;
  /** Its own page; a name without one is no link. */
  href?: string;
  facts: readonly Fact[];
  /** One state in words, as StateLine. */
  state: ReactNode;
  /** Buttons, named with the record. */
  actions?: ReactNode;
}

/** A person, a job or a feed in a list, with what can be done about it. */
export function RecordCard(props: RecordCardProps) {
  const { name, passage = {}, focusId, href, facts, state, actions } = props;
  const { t } = useTranslation('listing');
  return (
    <li aria-labelledby={focusId} className={styles.card}>
      <div className={styles.row}>
        <div className={styles.words}>
          {href === undefined ? (
            <h3 id={focusId} tabIndex={-1} className={styles.name}>
              <bdi {...passage}>{name}</bdi>
            </h3>
          ) : (
            <h3 className={styles.name}>
              <LoneLink id={focusId} href={href}>
                <bdi {...passage}>{name}</bdi>
              </LoneLink>
            </h3>
          )}
          <Facts label={t('person.facts', { name })} facts={facts} />
          {state}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </li>
  );
}
