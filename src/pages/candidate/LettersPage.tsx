import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Letter, useLetters } from '#src/api/queries/letters.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LetterEntry } from '#src/pages/candidate/letter/LetterEntry.tsx';
import { paths } from '#src/paths.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'letters-title';

/** Which of the letters about the same job it is, counted from the oldest change. */
function numberOf(letters: readonly Letter[], at: number): number {
  const about = (letter: Letter | undefined) =>
    JSON.stringify([letter?.answers.job.trim(), letter?.answers.company.trim()]);
  return letters.slice(at).filter((letter) => about(letter) === about(letters[at])).length;
}

/** The request letters that a candidate keeps, for nobody else (row X9). */
export default function LettersPage() {
  const { t } = useTranslation('letter');
  const problemText = useProblemText();
  const query = useLetters();
  const { data } = query;
  const failure = useQueryFailure(query);
  const write = (
    <LinkButton look="primary" href={paths.candidate.letter()}>
      {t('list.write')}
    </LinkButton>
  );
  return (
    <Page
      title={t('list.title')}
      titleId={TITLE}
      lead={t('list.lead')}
      back={<BackLink href={paths.candidate.passport}>{t('toPassport')}</BackLink>}
    >
      <Loading
        label={t('list.title')}
        isLoading={data === undefined && !failure}
        loadingText={t('list.loading')}
        doneText=""
      >
        <Stack>
          {failure ? (
            <RetryNotice
              isPart={data !== undefined}
              failure={failure}
              text={`${t('list.failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {data?.length === 0 ? (
            <EmptyState icon={Mail} heading={t('list.empty')} action={write}>
              {t('list.emptyText')}
            </EmptyState>
          ) : null}
          {data && data.length > 0 ? (
            <>
              <div>{write}</div>
              <CardList label={t('list.title')}>
                {data.map((letter, index) => {
                  const neighbour = data[index + 1] ?? data[index - 1];
                  return (
                    <LetterEntry
                      key={letter.guid}
                      letter={letter}
                      number={numberOf(data, index)}
                      focusAfterId={neighbour ? `openLetter-${neighbour.guid}` : TITLE}
                    />
                  );
                })}
              </CardList>
            </>
          ) : null}
        </Stack>
      </Loading>
    </Page>
  );
}
