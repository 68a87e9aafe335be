import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/roles.ts';
import { useAddressValues } from '#src/components/listing/useAddressValues.ts';
import { Page } from '#src/components/page/Page.tsx';
import { AccountList } from '#src/pages/admin/people/AccountList.tsx';
import { WordsSearch } from '#src/pages/admin/people/WordsSearch.tsx';

interface RolePageProps {
  of: 'candidates' | 'employers';
  role: Role;
  icon: LucideIcon;
}

/** Everybody of one role: name, address, state and View as. */
export function RolePage({ of, role, icon }: RolePageProps) {
  const { t } = useTranslation('admin');
  const { values, setValues } = useAddressValues(['words']);
  return (
    <Page room="wide" title={t(`${of}.title`)} lead={t(`${of}.lead`)}>
      <WordsSearch id={of} label={t(`${of}.search`)} values={values} onSearch={setValues} />
      <AccountList
        name={t(`${of}.title`)}
        asked={{ words: values.words, role, state: null }}
        icon={icon}
        isSearched={values.words !== ''}
        emptyText={t(`${of}.empty`)}
      />
    </Page>
  );
}
