import { AccountSettings } from '#src/components/accountSettings/AccountSettings.tsx';

/** An administrator's password, sessions and own data. */
export default function AdminAccountSettingsPage() {
  return <AccountSettings />;
}
