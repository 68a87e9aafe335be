import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '#src/components/job/initials.ts';
import styles from '#src/components/person/PersonCard.module.css';
import { Facts } from '#src/ui/facts/Facts.tsx';
import { LoneLink } from '#src/ui/loneLink/LoneLink.tsx';
import { Monogram } from '#src/ui/monogram/Monogram.tsx';

interface PersonCardProps {
  name: string;
  /** The person's own page; a name without one is no link. */
  href?: string;
  /** The id of the link, or of the heading of a name without one: it can be given the focus. */
  focusId: string;
  profession: string | null;
  /** Left out where the reader does not know it. */
  email?: string;
  /** City and state, as far as they are known. */
  place?: string;
  /** How the reader stands to this person, as StateLine. */
  state: ReactNode;
  /** Buttons and links, named with the person. */
  actions?: ReactNode;
  /** More about the person, under the line of facts. */
  children?: ReactNode;
}

/** A person in a list: name, profession, address or place, and one state in words. */
export function PersonCard(props: PersonCardProps) {
  const { name, href, focusId, profession, email, place, state, actions, children } = props;
  const { t } = useTranslation('listing');
  const work = profession ?? t('person.noProfession');
  return (
    <li aria-labelledby={focusId} className={styles.card}>
      <div className={styles.person} data-more={children === undefined ? undefined : ''}>
        <span className={styles.letters}>
          <Monogram letters={initialsOf(name)} />
        </span>
        <div className={styles.words}>
          {href === undefined ? (
            <h3 id={focusId} tabIndex={-1} className={styles.name}>
              <bdi>{name}</bdi>
            </h3>
          ) : (
            <h3 className={styles.name}>
              {/* Two people can have one name. */}
              <LoneLink id={focusId} href={href} aria-label={`${name} ${email ?? work}`}>
                <bdi>{name}</bdi>
              </LoneLink>
            </h3>
          )}
          <Facts
            label={t('person.facts', { name })}
            facts={[
              { id: 'profession', text: work, isStrong: profession !== null },
              ...(email === undefined ? [] : [{ id: 'email', text: email }]),
              ...(place ? [{ id: 'place', text: place }] : []),
            ]}
          />
          {state}
        </div>
        {children === undefined ? null : <div className={styles.more}>{children}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </li>
  );
}
