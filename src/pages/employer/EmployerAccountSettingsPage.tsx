import { AccountSettings } from '#src/components/accountSettings/AccountSettings.tsx';

/** An employer's password, sessions and own data. */
export default function EmployerAccountSettingsPage() {
  return <AccountSettings />;
}
