import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceNotice } from '#src/components/passkey/DeviceNotice.tsx';
import { session } from '#src/session/session.ts';
import { useSession } from '#src/session/useSession.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Leaving the page ends the question of the device, and no sign-in with a password. */
function leave(): void {
  if (session.getSnapshot().matches('askingPasskey')) session.send({ type: 'signIn.cancelled' });
}

/**
 * The button that asks the person's device. What was typed into the form stays, whatever comes of
 * it.
 * @param onAsk called with each press
 */
export function PasskeySignIn({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('passkeys');
  const isAsking = useSession((snapshot) => snapshot.matches('askingPasskey'));
  const code = useSession((snapshot) => snapshot.context.failure?.code ?? null);
  // Once its owner has closed the account, the same button opens it again, also while it asks.
  const [isReopened, setReopened] = useState(false);
  if (code === 'passkey_closed' && !isReopened) setReopened(true);
  useEffect(() => leave, []);
  const ask = () => {
    onAsk();
    announce(t('asking'));
    session.send({ type: 'passkey.requested', isReopened });
  };
  return (
    <>
      <DeviceNotice code={code} text={t('signIn.stopped')} />
      <div>
        <Button isBusy={isAsking} onPress={ask}>
          {isReopened ? t('signIn.reopen') : t('signIn.submit')}
        </Button>
      </div>
    </>
  );
}
