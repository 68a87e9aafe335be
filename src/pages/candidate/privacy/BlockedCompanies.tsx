import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanies } from '#src/api/queries/companies.ts';
import {
  blockCompany,
  type DisclosureLedger,
  unblockCompany,
} from '#src/api/queries/disclosure.ts';
import { useProfileList } from '#src/api/queries/sections.ts';
import { workHistoryList } from '#src/api/sections/workHistory.ts';
import { FailureNotice } from '#src/components/failure/FailureNotice.tsx';
import { useProblemText } from '#src/components/failure/useProblemText.ts';
import { useCall } from '#src/components/useCall.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { focusField } from '#src/ui/focus/focusField.ts';
import { usePassedFocus } from '#src/ui/focus/usePassedFocus.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { RemovableList } from '#src/ui/removableList/RemovableList.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

const TITLE = 'privacy-block';
const COMPANY = 'privacy-block-company';

type Company = NonNullable<ReturnType<typeof useCompanies>['data']>[number];

interface BlockedCompaniesProps {
  blocked: DisclosureLedger['blocked'];
  userGuid: string;
}

/** The companies that must not find the candidate, whatever else was chosen. */
export function BlockedCompanies({ blocked, userGuid }: BlockedCompaniesProps) {
  const { t } = useTranslation('privacy');
  const problemText = useProblemText();
  const [chosen, setChosen] = useState('');
  // How often it was sent with nothing chosen.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusField(COMPANY);
  }, [tries]);
  // The call is made before the page is drawn again.
  const removing = useRef<DisclosureLedger['blocked'][number] | undefined>(undefined);
  const { data: companies = [] } = useCompanies();
  const present = usePresentEmployer(userGuid, companies);
  const isSuggested =
    present !== undefined && !blocked.some((one) => one.companyGuid === present.CompanyGuid);
  const nameOf = (guid: string) =>
    companies.find(({ CompanyGuid }) => CompanyGuid === guid)?.CompanyName ?? '';
  const block = async (guid: string) => {
    await blockCompany(userGuid, guid);
    setChosen('');
    announce(t('block.added', { name: nameOf(guid) }));
  };
  const adding = useCall(() => block(chosen));
  const addingPresent = useCall(() => block(present?.CompanyGuid ?? ''));
  const taking = useCall(async () => {
    const company = removing.current;
    if (!company) return;
    await unblockCompany(userGuid, company.companyGuid);
    announce(t('block.removed', { name: company.name }));
  });
  const [call] = [adding, addingPresent, taking].filter(({ failure }) => failure !== null);
  const add = () => {
    if (chosen === '') {
      setTries(tries + 1);
      return;
    }
    adding.forget();
    adding.start();
  };
  return (
    <Card as="section" aria-labelledby={TITLE}>
      <Stack>
        <h2 id={TITLE}>{t('block.title')}</h2>
        {call?.failure ? (
          <FailureNotice
            text={`${t('block.failed')} ${problemText(call.failure)}`}
            call={{
              problem: call.failure,
              submit: call.start,
              dismiss: call.forget,
              controlId: COMPANY,
            }}
          />
        ) : null}
        <RemovableList
          label={t('block.title')}
          items={blocked.map(({ name }) => name)}
          removeWord={t('block.remove')}
          removeLabel={(name) => t('block.removeName', { name })}
          onRemove={(index) => {
            removing.current = blocked[index];
            taking.forget();
            taking.start();
          }}
          emptyText={t('block.none')}
        />
        {isSuggested ? (
          <SuggestedButton
            name={present.CompanyName}
            isBusy={addingPresent.isCalling}
            onPress={() => {
              addingPresent.forget();
              addingPresent.start();
            }}
          />
        ) : null}
        <Form aria-label={t('block.title')} onSubmit={add}>
          <Select
            id={COMPANY}
            label={t('block.choose')}
            emptyText={t('block.first')}
            errorMessage={tries > 0 ? t('block.missing') : undefined}
            options={companies
              .filter(({ CompanyGuid: guid }) => !blocked.some((one) => one.companyGuid === guid))
              .map(({ CompanyGuid, CompanyName }) => ({ value: CompanyGuid, text: CompanyName }))}
            value={chosen}
            onChange={(value) => {
              setChosen(value);
              setTries(0);
            }}
          />
          <div>
            <Button type="submit" isBusy={adding.isCalling}>
              {t('block.add')}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  );
}

interface SuggestedButtonProps {
  name: string;
  isBusy: boolean;
  onPress: () => void;
}

/** The company where the candidate works now: many do not want it to know that they look. */
function SuggestedButton({ name, isBusy, onPress }: SuggestedButtonProps) {
  const { t } = useTranslation('privacy');
  // It goes once it is pressed.
  const button = usePassedFocus<HTMLButtonElement>(COMPANY);
  return (
    <div>
      <Button ref={button} isBusy={isBusy} onPress={onPress}>
        {t('block.suggest', { name })}
      </Button>
    </div>
  );
}

/** The employer of a job that goes on, when it is one of the companies here. */
function usePresentEmployer(userGuid: string, companies: readonly Company[]): Company | undefined {
  const { data } = useProfileList(userGuid, workHistoryList);
  const present = (data?.rows ?? [])
    .filter(({ Present }) => Present)
    .map(({ EmployerName }) => (EmployerName ?? '').trim().toLowerCase());
  return companies.find(({ CompanyName }) => present.includes(CompanyName.trim().toLowerCase()));
}
