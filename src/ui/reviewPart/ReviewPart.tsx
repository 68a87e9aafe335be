import type { ReactNode } from 'react';
import { useId } from 'react';
import { Check, Circle, CircleAlert, CircleCheck, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { StateLine } from '#src/ui/stateLine/StateLine.tsx';
import { Tag } from '#src/ui/tag/Tag.tsx';
import styles from './ReviewPart.module.css';

/** right: confirmed; check: something is missing or unsure; unchecked: nobody looked yet. */
export type ReviewPartState = 'right' | 'check' | 'unchecked';

const LOOKS = {
  right: { kind: 'good', icon: CircleCheck },
  check: { kind: 'warn', icon: CircleAlert },
  unchecked: { kind: 'plain', icon: Circle },
} as const;

interface Action {
  /** Visible, e.g. "Change". */
  word: string;
  /** The whole name, starting with the word, e.g. "Change Skills". */
  name: string;
  onPress: () => void;
}

/** Lines of the paper; `folded` ones are shown on demand. `same`: in their place, below the values. */
interface PaperWords {
  title: string;
  lines: readonly PaperLine[];
  same?: string;
  folded?: { label: string; name: string; lines: readonly PaperLine[] } | undefined;
}

/** A line as printed, and the words of it that are in doubt. */
export interface PaperLine {
  text: string;
  doubted?: readonly string[];
}

export interface ReviewPartProps {
  /** Of the whole part, which can take the focus: its name, state and reasons are then read. */
  id: string;
  title: string;
  headingLevel?: 2 | 3 | 4;
  state: ReviewPartState;
  /** The state in words. */
  stateWord: string;
  /** What is said when a right part is folded to one line. */
  summary: string;
  /** The words of the paper that the values were read from; no box without a line. */
  source: PaperWords;
  /** Why it needs a look. */
  reasons: readonly string[];
  /** The values of a folded part. */
  values: ReadonlyArray<{ label: string; value: string }>;
  /** In place of values when there are none. */
  emptyText: string;
  /** The fields; a part with fields is open. */
  fields?: ReactNode;
  confirm: Action;
  change: Action;
  /** Beside the fields: empties them, or puts back what was in them. */
  empty?: Action | undefined;
  remove?: Action | undefined;
}

/**
 * A part of what was read: its state, the words of the paper once, and its values or their fields.
 * Right and folded it is one line. Its group is named once, by its heading.
 */
export function ReviewPart({
  id,
  title,
  headingLevel = 3,
  state,
  stateWord,
  summary,
  source,
  reasons,
  values,
  emptyText,
  fields,
  confirm,
  change,
  empty,
  remove,
}: ReviewPartProps) {
  const titleId = useId();
  const stateId = useId();
  const reasonsId = useId();
  const Heading = `h${headingLevel}` as const;
  const isOpen = fields !== undefined;
  const isLine = state === 'right' && !isOpen;
  const { kind, icon } = LOOKS[state];
  const changeButton = (
    <Button look="plain" aria-label={change.name} onPress={change.onPress}>
      {change.word}
    </Button>
  );
  return (
    <div className={styles.room}>
      <div
        id={id}
        role="group"
        aria-labelledby={titleId}
        aria-describedby={reasons.length > 0 ? `${stateId} ${reasonsId}` : stateId}
        tabIndex={-1}
        className={styles.part}
        data-state={state}
      >
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
            <span id={stateId} className={styles.state}>
              <Tag kind={kind} icon={icon}>
                {stateWord}
              </Tag>
            </span>
            {isLine && summary !== '' ? <p className={styles.summary}>{summary}</p> : null}
          </div>
          {isLine ? changeButton : null}
          {!isLine && remove ? (
            <Button look="plain" icon={Trash2} aria-label={remove.name} onPress={remove.onPress}>
              {remove.word}
            </Button>
          ) : null}
        </div>
        {isLine ? null : (
          <div className={styles.columns} data-source={source.lines.length > 0 || undefined}>
            <Words id={reasonsId} source={source} reasons={reasons} />
            <div className={styles.body}>
              {fields ?? <Values values={values} emptyText={emptyText} />}
              {source.same ? <p className={styles.same}>{source.same}</p> : null}
              <div className={styles.actions}>
                <Button icon={Check} aria-label={confirm.name} onPress={confirm.onPress}>
                  {confirm.word}
                </Button>
                {isOpen ? null : changeButton}
                {isOpen && empty ? (
                  <Button look="plain" aria-label={empty.name} onPress={empty.onPress}>
                    {empty.word}
                  </Button>
                ) : null}
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Words({
  id,
  source,
  reasons,
}: Pick<ReviewPartProps, 'source' | 'reasons'> & { id: string }) {
  if (source.lines.length === 0 && reasons.length === 0) return null;
  return (
    <div className={styles.beside}>
      {source.lines.length > 0 ? (
        <div className={styles.source}>
          <p className={styles.sourceTitle}>{source.title}</p>
          <Lines lines={source.lines} />
          {source.folded ? (
            <Disclosure label={source.folded.label} aria-label={source.folded.name}>
              <Lines lines={source.folded.lines} />
            </Disclosure>
          ) : null}
        </div>
      ) : null}
      {reasons.length > 0 ? (
        <ul role="list" id={id} className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <StateLine kind="warn" icon={CircleAlert}>
                {reason}
              </StateLine>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Lines({ lines }: { lines: readonly PaperLine[] }) {
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ text, doubted = [] }) => (
        <li key={text}>
          {piecesOf(text, doubted).map(({ at, words, isDoubted }) =>
            isDoubted ? (
              <mark key={at} className={styles.doubted}>
                {words}
              </mark>
            ) : (
              words
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** The text cut where doubted words begin and end. */
function piecesOf(text: string, doubted: readonly string[]) {
  const pieces: { at: number; words: string; isDoubted: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const [next] = doubted
      .map((words) => ({ words, at: text.indexOf(words, from) }))
      .filter(({ at, words }) => at >= 0 && words !== '')
      .toSorted((one, other) => one.at - other.at || other.words.length - one.words.length);
    const until = next?.at ?? text.length;
    if (until > from) pieces.push({ at: from, words: text.slice(from, until), isDoubted: false });
    if (next) pieces.push({ at: until, words: next.words, isDoubted: true });
    from = until + (next?.words.length ?? 0);
  }
  return pieces;
}

function Values({ values, emptyText }: Pick<ReviewPartProps, 'values' | 'emptyText'>) {
  if (values.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <dl className={styles.values}>
      {values.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
