import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnplacedLine } from '#domain/resume.ts';
import type { ReviewDraft } from '#domain/reviewDraft.ts';
import type { LineTarget } from '#domain/unplacedLines.ts';
import { SUBMIT_ID, UNPLACED_ID } from '#src/pages/candidate/review/fields.ts';
import styles from '#src/pages/candidate/review/UnplacedLines.module.css';
import { announce } from '#src/ui/announcer/announce.ts';
import { focusField } from '#src/ui/focus/focusField.ts';
import { MenuButton } from '#src/ui/menuButton/MenuButton.tsx';

interface UnplacedLinesProps {
  lines: readonly UnplacedLine[];
  draft: ReviewDraft;
  onPlace: (line: UnplacedLine, target: LineTarget) => void;
}

const buttonId = (at: number) => `${UNPLACED_ID}-${at}`;

/** The lines of the file that no value was read from, each with the places to add it to. */
export function UnplacedLines({ lines, draft, onPlace }: UnplacedLinesProps) {
  const { t } = useTranslation('review');
  // The next line takes the place of one that was added; after the last comes Submit.
  const focusNext = useRef<number | null>(null);
  useEffect(() => {
    const at = focusNext.current;
    focusNext.current = null;
    if (at === null) return;
    focusField(lines.length === 0 ? SUBMIT_ID : buttonId(Math.min(at, lines.length - 1)));
  }, [lines]);
  if (lines.length === 0) return null;

  const actionsFor = (line: UnplacedLine, at: number) => {
    const left = lines.length - 1;
    const leftText = left === 0 ? t('unplaced.noneLeft') : t('unplaced.left', { count: left });
    const to = (target: LineTarget, id: string, text: string) => ({
      id,
      text,
      onPress: () => {
        focusNext.current = at;
        const said = { where: text, left: leftText };
        announce(target.to === 'nowhere' ? t('unplaced.leftOut', said) : t('unplaced.added', said));
        onPlace(line, target);
      },
    });
    const of = draft.work_experience.length;
    const jobs = draft.work_experience.map((job, number) => {
      const name = job.job_title || job.company || t('work.entry', { number: number + 1, of });
      return to({ to: 'job', at: number }, `job-${number}`, t('unplaced.toJob', { name }));
    });
    return [
      ...jobs,
      to({ to: 'newJob' }, 'newJob', t('unplaced.toNewJob')),
      to({ to: 'newSchool' }, 'newSchool', t('unplaced.toNewSchool')),
      to({ to: 'skills' }, 'skills', t('unplaced.toSkills')),
      to({ to: 'summary' }, 'summary', t('unplaced.toSummary')),
      to({ to: 'nowhere' }, 'nowhere', t('unplaced.leaveOut')),
    ];
  };

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
              actions={actionsFor(line, at)}
            >
              {t('unplaced.add')}
            </MenuButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
