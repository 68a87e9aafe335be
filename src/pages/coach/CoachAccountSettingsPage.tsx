import { AccountSettings } from '#src/components/accountSettings/AccountSettings.tsx';

/** A job coach's password, sessions and own data. */
export default function CoachAccountSettingsPage() {
  return <AccountSettings />;
}
