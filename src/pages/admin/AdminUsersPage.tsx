import { BookUser, UserPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRole, type Role, ROLE } from '#domain/roles.ts';
import { ACCOUNT_STATES } from '#src/api/queries/administration.ts';
import { useAddressValues } from '#src/components/listing/useAddressValues.ts';
import { Page } from '#src/components/page/Page.tsx';
import { FilterForm } from '#src/components/listing/FilterForm.tsx';
import { AccountList } from '#src/pages/admin/people/AccountList.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { CardBones } from '#src/ui/card/CardBones.tsx';
import { useFocusOnClose } from '#src/ui/focus/useFocusOnClose.ts';
import { SearchField } from '#src/ui/searchField/SearchField.tsx';
import { Select } from '#src/ui/select/Select.tsx';

/** Opens by a press. */
const CreateAccount = lazy(async () => ({
  default: (await import('#src/pages/admin/people/CreateAccount.tsx')).CreateAccount,
}));

const CREATE = 'openCreateAccount';
const ROLES = [ROLE.candidate, ROLE.jobCoach, ROLE.employer, ROLE.admin] as const;

/** The role of the address; null for any, and for what is no role. */
const roleOf = (text: string): Role | null =>
  text !== '' && isRole(Number(text)) ? (Number(text) as Role) : null;

/** All accounts: found by words, role and state, made, closed and opened again. */
export default function AdminUsersPage() {
  const { t } = useTranslation('admin');
  const { values, setValues } = useAddressValues(['words', 'role', 'state']);
  const [isCreating, setCreating] = useState(false);
  const opener = useRef(CREATE);
  useFocusOnClose(isCreating, opener);
  const role = roleOf(values.role);
  const state = ACCOUNT_STATES.find((one) => one === values.state) ?? null;
  return (
    <Page
      room="wide"
      title={t('users.title')}
      lead={t('users.lead')}
      actions={
        isCreating ? null : (
          <Button id={CREATE} icon={UserPlus} onPress={() => setCreating(true)}>
            {t('create.title')}
          </Button>
        )
      }
    >
      {isCreating ? (
        <Suspense fallback={<CardBones lines={3} />}>
          <CreateAccount onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
      <Card>
        <FilterForm
          id="users"
          label={t('users.search')}
          filters={{
            words: values.words,
            role: role === null ? '' : values.role,
            state: state ?? '',
          }}
          onShow={setValues}
          look="grid"
          submitText={t('search.submit')}
          clearText={t('search.clear')}
        >
          {(field) => {
            const { errorMessage: _none, ...words } = field('words');
            return (
              <>
                <SearchField
                  {...words}
                  label={t('search.words')}
                  clearLabel={t('search.emptyWords')}
                  maxLength={200}
                />
                <Select
                  {...field('role')}
                  label={t('users.role')}
                  emptyText={t('users.anyRole')}
                  options={ROLES.map((one) => ({ value: String(one), text: t(`roles.${one}`) }))}
                />
                <Select
                  {...field('state')}
                  label={t('users.state')}
                  emptyText={t('users.anyState')}
                  options={ACCOUNT_STATES.map((one) => ({ value: one, text: t(`states.${one}`) }))}
                />
              </>
            );
          }}
        </FilterForm>
      </Card>
      <AccountList
        name={t('users.title')}
        asked={{ words: values.words, role, state }}
        isManaged
        icon={BookUser}
        isSearched={values.words !== '' || role !== null || state !== null}
        emptyText={t('users.empty')}
      />
    </Page>
  );
}
