import { type ReactNode, useId, useState } from 'react';
import { ChevronRight, CircleCheck, CirclePlus } from 'lucide-react';
import { AppLink } from '#src/ui/appLink/AppLink.tsx';
import type { Band } from '#src/ui/bar/Meter.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { CompletionRing } from '#src/ui/completionRing/CompletionRing.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './CompletionPanel.module.css';

/** So many leave room for what comes below; one more is shown instead of a button. */
const FEW = 3;

interface CompletionPanelProps {
  /** Name of what is measured, e.g. "Your profile". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** Shown inside the ring, e.g. "72%". */
  shortText: string;
  /** Spoken, e.g. "72 percent complete". */
  valueText: string;
  band: Band;
  /** The band as a word, e.g. "Mostly filled in". */
  bandWord: string;
  /** The h2, e.g. "Your profile is 72% complete"; when nothing is missing, the only line. */
  title: string;
  titleId: string;
  /** What a missing item costs, e.g. "3 things are missing." */
  lead: string;
  /** Each leads to the field that is missing. */
  missing: ReadonlyArray<{ href: string; text: string }>;
  /** Name of that list, e.g. "What is missing". */
  missingLabel: string;
  /** On the button that shows the others too, e.g. "Show 7 more", and the one that folds them. */
  moreText: (count: number) => string;
  fewerText: string;
  /** The quick ways to fill it in: before the list where nearly all is missing, else below it. */
  actions: ReactNode;
}

/** What is next: how far it is, and each missing item as a link. One line when nothing is. */
export function CompletionPanel(props: CompletionPanelProps) {
  const { missing, title, titleId, band, bandWord } = props;
  const [isAll, setAll] = useState(false);
  const listId = useId();
  const others = missing.length > FEW + 1 ? missing.length - FEW : 0;
  const actions = <div className={styles.actions}>{props.actions}</div>;
  if (missing.length === 0)
    return (
      <p className={styles.full}>
        <Icon of={CircleCheck} />
        <span>{title}</span>
      </p>
    );
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.top}>
        <CompletionRing
          label={props.label}
          value={props.value}
          shortText={props.shortText}
          valueText={`${props.valueText}, ${bandWord}`}
          band={band}
        />
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p>
            <b className={styles.band} data-band={band}>
              {bandWord}.
            </b>{' '}
            {props.lead}
          </p>
        </div>
      </div>
      {band === 'bad' ? actions : null}
      <ul id={listId} role="list" className={styles.todo} aria-label={props.missingLabel}>
        {missing.slice(0, others === 0 || isAll ? undefined : FEW).map(({ href, text }) => (
          <li key={text}>
            <AppLink href={href} className={styles.item ?? ''}>
              <Icon of={CirclePlus} />
              <span>{text}</span>
              <Icon of={ChevronRight} />
            </AppLink>
          </li>
        ))}
      </ul>
      {others === 0 ? null : (
        <div className={styles.more}>
          <Button
            look="plain"
            aria-expanded={isAll}
            aria-controls={listId}
            onPress={() => setAll(!isAll)}
          >
            {isAll ? props.fewerText : props.moreText(others)}
          </Button>
        </div>
      )}
      {band === 'bad' ? null : actions}
    </section>
  );
}
