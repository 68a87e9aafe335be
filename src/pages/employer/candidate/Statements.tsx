import { MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSharedStatements } from '#src/api/queries/employerPeopleDetails.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { spokenIn } from '#src/components/text/spokenIn.ts';
import { useDay } from '#src/components/useDay.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import styles from '#src/pages/employer/candidate/Details.module.css';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';

interface StatementsProps {
  userGuid: string;
  name: string;
  /** It was refused: the company may not see the candidate any more. */
  onHidden: () => void;
}

const REGION = 'statements';

/** What a candidate wrote to the company: asked for by a press, because they see each look. */
export function Statements({ userGuid, name, onHidden }: StatementsProps) {
  const { t } = useTranslation('employerPeople');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby="shared">
      <h2 id="shared">{t('details.statements')}</h2>
      <div>
        <Button
          icon={MessageSquareText}
          aria-expanded={isOpen}
          aria-controls={REGION}
          onPress={() => setOpen(!isOpen)}
        >
          {t('details.read', { name })}
        </Button>
      </div>
      <p>{t('details.readHint', { name })}</p>
      <div id={REGION} hidden={!isOpen}>
        {isOpen ? <OpenStatements userGuid={userGuid} name={name} onHidden={onHidden} /> : null}
      </div>
    </Card>
  );
}

function OpenStatements({ userGuid, name, onHidden }: StatementsProps) {
  const { t } = useTranslation('employerPeople');
  const problemText = useProblemText();
  const day = useDay();
  const query = useSharedStatements(userGuid);
  const failure = useQueryFailure(query);
  const code = failure?.problem.code;
  useEffect(() => {
    if (code === 'not_visible') onHidden();
    // Once for each refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [code, failure?.at]);
  const isGone = code === 'not_shared';
  return (
    <Loading
      isPart
      label={t('details.statementsOf', { name })}
      isLoading={query.data === undefined && !failure}
      loadingText={t('details.statementsLoading')}
      doneText={isGone ? t('details.statementsGone', { name }) : ''}
    >
      {isGone ? <p>{t('details.statementsGone', { name })}</p> : null}
      {failure && !isGone ? (
        <RetryNotice
          isPart
          failure={failure}
          text={`${t('details.statementsFailed')} ${problemText(failure.problem)}`}
        />
      ) : null}
      {isGone
        ? null
        : query.data?.map(({ statement, purpose, since, until }) => (
            <figure key={`${purpose} ${since} ${statement}`}>
              <blockquote className={styles.words} {...spokenIn(statement)}>
                {statement}
              </blockquote>
              <figcaption>
                {t(`details.purpose.${purpose}`)}. {t('details.until', { date: day(until) })}.
              </figcaption>
            </figure>
          ))}
    </Loading>
  );
}
