import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnplacedLine } from '#domain/resume.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';
import type { PlacedLine } from '#machines/resumeUpload/resumeUploadTypes.ts';
import { SUBMIT_ID, UNPLACED_ID } from '#src/pages/candidate/review/fields.ts';
import { LastPlaced } from '#src/pages/candidate/review/LastPlaced.tsx';
import styles from '#src/pages/candidate/review/UnplacedLines.module.css';
import { type NamedTarget, useLineTargets } from '#src/pages/candidate/review/useLineTargets.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';
import { MenuButton } from '#src/ui/menuButton/MenuButton.tsx';

interface UnplacedLinesProps {
  lines: readonly UnplacedLine[];
  /** The line that can be put back. */
  placed: PlacedLine | null;
  draft: ReviewDraft;
  onPlace: (line: UnplacedLine, target: LineTarget) => void;
  onPutBack: () => void;
}

const buttonId = (at: number) => `${UNPLACED_ID}-${at}`;

/** The lines of the file that no value was read from, each with the places to add it to. */
export function UnplacedLines(props: UnplacedLinesProps) {
  const { lines, placed, draft, onPlace, onPutBack } = props;
  const { t } = useTranslation('review');
  const { targets, textOf } = useLineTargets(draft);
  // The next line takes the place of one that was added; after the last comes Submit.
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    const at = focusNext.current;
    focusNext.current = null;
    if (at === null) return;
    focusField(lines.length === 0 ? SUBMIT_ID : buttonId(Math.min(at, lines.length - 1)));
  }, [lines]);
  const leftText = (left: number) =>
    left === 0 ? t('unplaced.noneLeft') : t('unplaced.left', { count: left });

  const place = (line: UnplacedLine, at: number, { target, text }: NamedTarget) => {
    focusNext.current = at;
    const said = { where: text, left: leftText(lines.length - 1) };
    announce(target.to === 'nowhere' ? t('unplaced.leftOut', said) : t('unplaced.added', said));
    onPlace(line, target);
  };
  const last =
    placed === null ? null : (
      <LastPlaced
        placed={placed}
        where={textOf(placed.target)}
        onPutBack={() => {
          focusNext.current = placed.at;
          announce(t('unplaced.isBack', { left: leftText(lines.length + 1) }));
          onPutBack();
        }}
      />
    );
  if (lines.length === 0) return last;

  return (
    <div
      id={UNPLACED_ID}
      role="group"
      aria-labelledby={`${UNPLACED_ID}-title`}
      aria-describedby={`${UNPLACED_ID}-text`}
      tabIndex={-1}
      className={styles.part}
    >
      <h3 id={`${UNPLACED_ID}-title`}>{t('unplaced.title')}</h3>
      <p id={`${UNPLACED_ID}-text`}>{t('unplaced.text')}</p>
      {last}
      <ul role="list" aria-labelledby={`${UNPLACED_ID}-title`} className={styles.list}>
        {lines.map((line, at) => (
          // By place: the button of an added line stays, for the next one, and keeps the focus.
          <li key={at} className={styles.line}>
            <div className={styles.words}>
              {line.heading === null ? null : (
                <p className={styles.heading}>{t('unplaced.under', { heading: line.heading })}</p>
              )}
              <p>{line.text}</p>
            </div>
            <MenuButton
              id={buttonId(at)}
              aria-label={t('unplaced.addNamed', { line: line.text })}
              actions={targets.map((named) => ({
                id: named.id,
                text: named.text,
                onPress: () => place(line, at, named),
              }))}
            >
              {t('unplaced.add')}
            </MenuButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
