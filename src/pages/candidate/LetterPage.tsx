import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLetters } from '#src/api/queries/letters.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LetterBuilder } from '#src/pages/candidate/letter/LetterBuilder.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';

/** Which letter was opened, whose address is shown, and as which a new one was saved. */
type Opened = Record<'guid' | 'shown' | 'saved', string | undefined>;

/** A request letter: a new one by its questions, or one that is kept (row X9). */
export default function LetterPage() {
  const { guid } = useParams();
  // A new letter that gets its address when it is saved stays as it stands on the screen.
  const [opened, setOpened] = useState<Opened>({ guid, shown: guid, saved: undefined });
  if (guid !== opened.shown)
    setOpened(
      guid === opened.saved ? { ...opened, shown: guid } : { guid, shown: guid, saved: undefined },
    );
  return (
    <OpenedLetter
      key={opened.guid ?? 'new'}
      guid={opened.guid}
      onSaved={(saved) => setOpened((before) => ({ ...before, saved }))}
    />
  );
}

function OpenedLetter({
  guid,
  onSaved,
}: {
  guid: string | undefined;
  onSaved: (g: string) => void;
}) {
  const { t } = useTranslation('letter');
  const problemText = useProblemText();
  const query = useLetters();
  const failure = useQueryFailure(query);
  const [first, setFirst] = useState(query.data);
  if (first === undefined && query.data !== undefined) setFirst(query.data);
  const letter = first?.find((one) => one.guid === guid);
  if (guid === undefined || letter) return <LetterBuilder letter={letter} onSaved={onSaved} />;
  return (
    <Page
      title={t('letter.title')}
      back={<BackLink href={paths.candidate.letters}>{t('toLetters')}</BackLink>}
    >
      <Loading
        label={t('letter.title')}
        isLoading={first === undefined && !failure}
        loadingText={t('letter.loading')}
        doneText=""
      >
        {failure ? (
          <RetryNotice
            failure={failure}
            text={`${t('list.failed')} ${problemText(failure.problem)}`}
          />
        ) : null}
        {first ? <p>{t('letter.gone')}</p> : null}
      </Loading>
    </Page>
  );
}
