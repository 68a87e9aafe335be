import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#domain/languages.ts';
import { useAccessLog } from '#src/api/queries/disclosure.ts';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Page } from '#src/components/page/Page.tsx';
import { SamplePeopleNote } from '#src/components/person/SamplePeopleNote.tsx';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { LogTable } from '#src/pages/candidate/privacy/LogTable.tsx';
import { boundsOf, firstDay, lastMonths } from '#src/pages/candidate/privacy/months.ts';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { BackLink } from '#src/ui/backLink/BackLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Cluster, Columns, Stack } from '#src/ui/stack/Stack.tsx';

const PAGE = 25;

/** Who looked at something of a candidate, newest first, by person and month (row X1). */
export default function AccessLogPage() {
  const { t, i18n } = useTranslation('privacy');
  const problemText = useProblemText();
  const { UserGuid } = useUser();
  const [viewer, setViewer] = useState('');
  const [month, setMonth] = useState('');
  const [offset, setOffset] = useState(0);
  const query = useAccessLog(UserGuid, {
    offset,
    ...(viewer ? { viewer } : {}),
    ...(month ? boundsOf(month) : {}),
  });
  const failure = useQueryFailure(query);
  const { data } = query;
  // What stands around the list stays, with the focus, while another part of it is loaded.
  const [known, setKnown] = useState(data);
  if (data && data !== known) setKnown(data);
  const { viewers = [], total = 0 } = known ?? {};
  const months = new Intl.DateTimeFormat(localeOf(i18n.language), {
    year: 'numeric',
    month: 'long',
  });
  const choose = (set: (value: string) => void) => (value: string) => {
    set(value);
    setOffset(0);
  };
  return (
    <Page
      room="wide"
      title={t('log.title')}
      lead={t('log.lead')}
      back={<BackLink href={paths.candidate.privacy}>{t('log.back')}</BackLink>}
    >
      <Stack>
        <Columns>
          <Select
            label={t('log.person')}
            emptyText={t('log.everybody')}
            options={viewers.map(({ userGuid, name }) => ({
              value: userGuid,
              text: name || t('log.gone'),
            }))}
            value={viewer}
            onChange={choose(setViewer)}
          />
          <Select
            label={t('log.month')}
            emptyText={t('log.always')}
            options={lastMonths().map((value) => ({
              value,
              text: months.format(firstDay(value)),
            }))}
            value={month}
            onChange={choose(setMonth)}
          />
        </Columns>
        <Loading
          isPart
          label={t('log.title')}
          isLoading={data === undefined && !failure}
          loadingText={t('log.loading')}
          doneText={t('log.found', { count: data?.total ?? 0 })}
        >
          {failure ? (
            <RetryNotice
              isPart
              failure={failure}
              text={`${t('log.failed')} ${problemText(failure.problem)}`}
            />
          ) : null}
          {data ? (
            <Stack>
              <LogTable
                looks={data.looks}
                empty={
                  <EmptyState icon={EyeOff} heading={t('log.empty')}>
                    {t('log.emptyText')}
                  </EmptyState>
                }
              />
              {data.looks.length > 0 ? <SamplePeopleNote /> : null}
            </Stack>
          ) : null}
        </Loading>
        {total > PAGE ? (
          <Cluster>
            <Button
              isUnavailable={offset === 0}
              onPress={() => setOffset(Math.max(0, offset - PAGE))}
            >
              {t('log.newer')}
            </Button>
            <Button isUnavailable={offset + PAGE >= total} onPress={() => setOffset(offset + PAGE)}>
              {t('log.older')}
            </Button>
          </Cluster>
        ) : null}
      </Stack>
    </Page>
  );
}
