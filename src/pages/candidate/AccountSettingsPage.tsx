import { AccountSettings } from '#src/components/accountSettings/AccountSettings.tsx';

/** A candidate's password, sessions and own data. */
export default function AccountSettingsPage() {
  return <AccountSettings />;
}
