import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { impersonation } from '#src/session/impersonation.ts';
import { useImpersonation } from '#src/session/useImpersonation.ts';
import { useOwnUser } from '#src/session/useSession.ts';
import { announce } from '#src/ui/announcer/announce.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';

/** After a view: that the administrator is themselves again, and why, where it ended by itself. */
export default function ViewEnded() {
  const { t } = useTranslation('viewAs');
  const { t: tc } = useTranslation();
  const { FirstName: name } = useOwnUser();
  const by = useImpersonation(({ context }) => context.ended?.by ?? null);
  const { key } = useLocation();
  const [shownAt] = useState(key);
  const isElsewhere = shownAt !== key;
  const text = by === null || by === 'session' ? '' : t(`ended.${by}`, { name });
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text]);
  useEffect(() => {
    if (by === 'exit' || isElsewhere) impersonation.send({ type: 'end.told' });
  }, [by, isElsewhere]);
  if (text === '' || by === 'exit') return null;
  return (
    <Notice kind="info" word={tc('kind.info')}>
      {text}
    </Notice>
  );
}
