import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePasskeys } from '#src/api/queries/passkeys.ts';
import { AddPasskey } from '#src/components/accountSettings/AddPasskey.tsx';
import { PasskeyEntry } from '#src/components/accountSettings/PasskeyEntry.tsx';
import { RetryNotice } from '#src/components/failure/RetryNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useQueryFailure } from '#src/components/failure/useQueryFailure.ts';
import { Loading } from '#src/components/waiting/Loading.tsx';
import { CardList } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'passkeys-title';

/** The passkeys of the person, and how to add one (row X6). */
export default function Passkeys() {
  const { t } = useTranslation('passkeys');
  const problemText = useProblemText();
  const query = usePasskeys();
  const failure = useQueryFailure(query);
  const passkeys = query.data ?? [];
  const isLoading = query.data === undefined && !failure;
  return (
    <Stack>
      <h2 id={TITLE} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <Loading
        isPart
        label={t('title')}
        isLoading={isLoading}
        loadingText={t('loading')}
        doneText=""
        outline={<CardBones lines={3} />}
      >
        {failure ? (
          <RetryNotice isPart failure={failure} text={problemText(failure.problem)} />
        ) : null}
        {passkeys.length > 0 ? (
          <CardList label={t('title')}>
            {passkeys.map((passkey, index) => {
              const next = passkeys[index + 1] ?? passkeys[index - 1];
              return (
                <PasskeyEntry
                  key={passkey.id}
                  passkey={passkey}
                  focusAfterId={next ? `removePasskey-${next.id}` : TITLE}
                />
              );
            })}
          </CardList>
        ) : isLoading || failure ? null : (
          <EmptyState icon={KeyRound} heading={t('none')} headingLevel={3}>
            {t('empty')}
          </EmptyState>
        )}
      </Loading>
      {'PublicKeyCredential' in window ? <AddPasskey /> : <p>{t('noBrowser')}</p>}
    </Stack>
  );
}
