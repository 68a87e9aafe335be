import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFactKey } from '#domain/disclosure.ts';
import { usePassport } from '#src/api/queries/sections.ts';
import { Page } from '#src/components/page/Page.tsx';
import { DELETE_ID, DeletePassport } from '#src/pages/candidate/passport/DeletePassport.tsx';
import {
  PassportEditor,
  type PassportSaving,
} from '#src/pages/candidate/passport/PassportEditor.tsx';
import { AskStillShared } from '#src/pages/candidate/sections/AskStillShared.tsx';
import { SectionFrame } from '#src/pages/candidate/sections/SectionFrame.tsx';
import { paths } from '#src/paths.ts';
import { useUser } from '#src/session/usePerson.ts';
import { LinkButton } from '#src/ui/linkButton/LinkButton.tsx';
import { PrivatePanel } from '#src/ui/privatePanel/PrivatePanel.tsx';
import { Cluster } from '#src/ui/stack/Stack.tsx';

/** What a candidate writes down about working well; others read what is shared of it (row X9). */
export default function PassportPage() {
  const { t } = useTranslation('passport');
  const { UserGuid } = useUser();
  const query = usePassport(UserGuid);
  const saving = useRef<PassportSaving>(null);
  const [deletions, setDeletions] = useState(0);
  const [isAsking, setAsking] = useState(false);
  return (
    <Page title={t('title')}>
      <SectionFrame
        title={null}
        name={t('region')}
        lead={
          <PrivatePanel line={t('lead')}>
            <p>{t('hint')}</p>
          </PrivatePanel>
        }
        query={query}
      >
        {({ passport }, note) => (
          <>
            {note}
            <Cluster>
              <LinkButton href={paths.candidate.letter()}>{t('letters.write')}</LinkButton>
              <LinkButton href={paths.candidate.letters}>{t('letters.all')}</LinkButton>
            </Cluster>
            {/* What stood in the fields goes with the passport. */}
            <PassportEditor key={deletions} ref={saving} passport={passport} />
            <DeletePassport
              userGuid={UserGuid}
              saving={saving}
              onDeleted={() => {
                setDeletions((count) => count + 1);
                setAsking(true);
              }}
            />
            {isAsking ? (
              <AskStillShared
                userGuid={UserGuid}
                isGone={(key) => !isFactKey(key)}
                besideId={DELETE_ID}
                onAnswer={() => setAsking(false)}
              />
            ) : null}
          </>
        )}
      </SectionFrame>
    </Page>
  );
}
