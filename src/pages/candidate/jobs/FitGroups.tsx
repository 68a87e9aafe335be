import { CircleQuestionMark, CircleSlash, type LucideIcon, MessageSquareQuote } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccommodationFit, OpenNeed, SaidNeed } from '#domain/accommodationFit.ts';
import { ENGLISH } from '#domain/languages.ts';
import { CopyQuestion } from '#src/pages/candidate/jobs/CopyQuestion.tsx';
import styles from '#src/pages/candidate/jobs/FitPanel.module.css';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Each of these is a barrier of its own for a wheelchair, and asked about by itself. */
const PARTS = [
  'step-free-entrance',
  'accessible-restroom',
  'accessible-parking',
  'adjustable-desk',
] as const;

/** The three groups: what they say, what they leave open, and what is not theirs to offer. */
export function FitGroups({ fit }: { fit: AccommodationFit }) {
  const { t } = useTranslation('accessFit');
  const { says, doesNotSay, notTheirs } = fit;
  return (
    <>
      {says.length > 0 ? (
        <Group icon={MessageSquareQuote} heading={t('says')}>
          {says.map((one) => (
            <Said key={one.need} said={one} />
          ))}
        </Group>
      ) : (
        <p>{t('nothing')}</p>
      )}
      {doesNotSay.length > 0 ? (
        <Group icon={CircleQuestionMark} heading={t('doesNotSay')}>
          {doesNotSay.map((one) => (
            <Open key={one.need} open={one} />
          ))}
        </Group>
      ) : null}
      {notTheirs.length > 0 ? (
        <Group icon={CircleSlash} heading={t('notTheirs')}>
          <li>{t('moving')}</li>
        </Group>
      ) : null}
    </>
  );
}

interface GroupProps {
  icon: LucideIcon;
  heading: string;
  /** List items. */
  children: ReactNode;
}

function Group({ icon, heading, children }: GroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.heading}>
        <Icon of={icon} />
        <span>{heading}</span>
      </h3>
      <ul role="list" aria-labelledby={id} className={styles.needs}>
        {children}
      </ul>
    </div>
  );
}

/** A need that the posting speaks of, with the sentences of its codes. */
function Said({ said: { need, codes, way } }: { said: SaidNeed }) {
  const { t } = useTranslation('accessFit');
  const { t: ta } = useTranslation('jobAccess');
  const { t: tc } = useTranslation();
  const sentences = [
    ...(way === null ? [] : [t(`way.${way}`)]),
    ...codes.map((code) => ta(`facts.${code}`)),
  ];
  return (
    <li className={styles.need}>
      <b>{t(`needs.${need}`)}</b>
      <blockquote className={styles.quote}>
        {sentences.map((sentence) => (
          <p key={sentence}>{tc('quoted', { words: sentence })}</p>
        ))}
      </blockquote>
    </li>
  );
}

/** A need that the posting leaves open, with a question that says nothing about the person. */
function Open({ open: { need, codes } }: { open: OpenNeed }) {
  const { t, i18n } = useTranslation('accessFit');
  const { t: tc } = useTranslation();
  const { t: english } = useTranslation('accessFit', { lng: ENGLISH });
  const questionIn = (words: typeof t) =>
    need === 'WheelchairUser'
      ? PARTS.filter((code) => codes.includes(code))
          .map((code) => words(`askPart.${code}`))
          .join(' ')
      : words(`ask.${need}`);
  // Who reads the question at a company reads English.
  const question = questionIn(english);
  return (
    <li className={styles.need}>
      <b>{t(`needs.${need}`)}</b>
      <p>
        {t('youCouldAsk')} <bdi lang={ENGLISH}>{tc('quoted', { words: question })}</bdi>
      </p>
      {i18n.language === ENGLISH ? null : <p>({questionIn(t)})</p>}
      <CopyQuestion need={t(`needs.${need}`)} question={question} />
    </li>
  );
}
